import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  globalIgnores(["build", "dist", "node_modules"]),
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/prefer-regexp-exec": "off",
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    extends: [tseslint.configs.strict],
    rules: { eqeqeq: "error" },
  },
  {
    files: ["tests/**/*.ts"],
    rules: { "no-console": "off" },
  },
);
