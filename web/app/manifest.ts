// What the page is called and looks like once it is installed.
import type { ManifestOptions } from "vite-plugin-pwa";

const sizes = [192, 512] as const;
const icons = [
  { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
  ...sizes.map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  { src: "icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

export const manifest: Partial<ManifestOptions> = {
  id: "./",
  name: "하나도쿠 Hanadoku",
  short_name: "하나도쿠",
  description: "정답이 언제나 하나뿐인 스도쿠. Sudoku with exactly one answer, every time.",
  lang: "ko",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: "#f3f5f8",
  theme_color: "#f3f5f8",
  categories: ["games"],
  icons,
  shortcuts: [
    { name: "오늘의 문제 Daily puzzle", short_name: "Daily", url: "./#daily" },
    { name: "이어서 풀기 Continue", short_name: "Continue", url: "./#continue" },
    { name: "새 6×6 New 6×6", short_name: "6×6", url: "./#new.2x3.normal" },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: "icon-192.png", sizes: "192x192", type: "image/png" }] })),
};
