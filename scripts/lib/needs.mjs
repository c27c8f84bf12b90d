// What the machine must have, beyond Node.js: how each is recognised and what it is called where it comes from.
import { existsSync } from "node:fs";
import { findBrowser } from "./browser.mjs";
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

/** Each need: how to see that it is there, its packages for apt, and what brings it on a Mac. */
const table = {
  cmake: { there: () => onPath("cmake"), apt: ["cmake"], mac: "brew install cmake" },
  compiler: { there: hasCompiler, apt: ["g++"], mac: "xcode-select --install" },
  make: { there: () => onPath("make"), apt: ["make"], mac: "xcode-select --install" },
  emscripten: { there: () => newEnough(emscriptenVersion()), apt: ["emscripten"], mac: "brew install emscripten" },
  gtest: {
    there: () => gtestFolders.some((folder) => existsSync(`${folder}/gtest/gtest.h`)),
    apt: ["libgtest-dev"],
    mac: "brew install googletest",
  },
  browser: { there: () => findBrowser(), apt: ["chromium"], mac: "brew install --cask google-chrome" },
  font: { there: hasKoreanFont, apt: ["fontconfig", "fonts-nanum"], mac: "" },
  "clang-format": {
    there: () => onPath("clang-format-14", "clang-format"),
    apt: ["clang-format"],
    mac: "brew install clang-format",
  },
  "clang-tidy": { there: () => onPath("clang-tidy-14", "clang-tidy"), apt: ["clang-tidy"], mac: "brew install llvm" },
};

export const needsOf = {
  build: ["cmake", "compiler", "make", "emscripten"],
  native: ["cmake", "compiler", "make", "gtest"],
  wasm: ["cmake", "compiler", "make", "emscripten"],
  browser: ["cmake", "compiler", "make", "emscripten", "browser", "font"],
  check: ["cmake", "compiler", "make", "emscripten", "gtest", "clang-format", "clang-tidy"],
};

/** The needs among these names that the machine does not meet. */
export const missingOf = (names) =>
  [...new Set(names)].filter((name) => !table[name].there()).map((name) => ({ name, ...table[name] }));
