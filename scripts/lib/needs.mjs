// What the machine must have, beyond Node.js: how each is recognised and what it is called where it comes from.
import { existsSync, readdirSync } from "node:fs";
import { findBrowser, findFirefox, findWebKit } from "./browser.mjs";
import { emscriptenVersion, newEnough } from "./emscripten.mjs";
import { answer, onPath } from "./run.mjs";

const gtestFolders = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"];

const mac = process.platform === "darwin";

function hasCompiler() {
  // The Mac's own c++ is only a door to the command line tools until these are installed.
  return mac ? answer("xcode-select", ["-p"]) : onPath("c++", "g++", "clang++");
}

function hasKoreanFont() {
  if (mac) return true; // it comes with the system
  return Boolean(answer("fc-list", [":lang=ko", "family"])?.trim());
}

function hasFuzzer() {
  const resources = onPath("clang++") && answer("clang++", ["-print-resource-dir"])?.trim();
  return (
    Boolean(resources) &&
    readdirSync(`${resources}/lib`, { recursive: true }).some((file) => file.includes("clang_rt.fuzzer"))
  );
}

/**
 * Each need: how to see that it is there, its packages for apt, and its formula or cask for Homebrew; what has neither
 * comes with Apple's command line tools.
 */
const table = {
  cmake: { there: () => onPath("cmake"), apt: ["cmake"], brew: "cmake" },
  compiler: { there: hasCompiler, apt: ["g++"] },
  make: { there: () => onPath("make"), apt: ["make"] },
  emscripten: { there: () => newEnough(emscriptenVersion()), apt: ["emscripten"], brew: "emscripten" },
  gtest: {
    there: () => gtestFolders.some((folder) => existsSync(`${folder}/gtest/gtest.h`)),
    apt: ["libgtest-dev"],
    brew: "googletest",
  },
  browser: { there: () => findBrowser(), apt: ["chromium"], cask: "google-chrome" },
  firefox: { there: () => findFirefox(), apt: ["firefox-esr"], cask: "firefox" },
  webkit: { there: () => process.platform !== "linux" || findWebKit(), apt: ["webkit2gtk-driver", "xvfb"] },
  font: { there: hasKoreanFont, apt: ["fontconfig", "fonts-nanum"] },
  parallel: { there: () => onPath("parallel"), apt: ["parallel"], brew: "parallel" },
  fuzzer: { there: hasFuzzer, apt: ["clang", "libclang-rt-dev"], brew: "llvm" },
  "clang-format": {
    there: () => onPath("clang-format-14", "clang-format"),
    apt: ["clang-format"],
    brew: "clang-format",
  },
  "clang-tidy": { there: () => onPath("clang-tidy-14", "clang-tidy"), apt: ["clang-tidy"], brew: "llvm" },
};

const building = ["cmake", "compiler", "make", "emscripten"];

export const needsOf = {
  build: building,
  native: ["cmake", "compiler", "make", "gtest"],
  wasm: [...building, "parallel"],
  browser: [...building, "browser", "font"],
  others: ["firefox", "webkit"],
  fuzz: ["cmake", "make", "fuzzer"],
  check: [...building, "gtest", "clang-format", "clang-tidy"],
};

/** The needs among these names that the machine does not meet. */
export const missingOf = (names) =>
  [...new Set(names)].filter((name) => !table[name].there()).map((name) => ({ name, ...table[name] }));
