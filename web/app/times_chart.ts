// The times of finished puzzles, one after another, in the page's colors.
import { unsafeCSS } from "lit";
import Plot from "uplot";
import plotLook from "uplot/dist/uPlot.min.css?inline";

const look = unsafeCSS(plotLook).styleSheet;

/** Draws into a place, whatever was drawn there before. */
export function drawTimes(place: HTMLElement, times: readonly number[]): void {
  const root = place.getRootNode() as ShadowRoot;
  if (look && !root.adoptedStyleSheets.includes(look)) root.adoptedStyleSheets.push(look);
  const color = (name: string) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    place.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  };
  const [accent, muted, thin] = [color("--accent"), color("--muted"), color("--thin")];
  const axis = { stroke: muted, grid: { stroke: thin, width: 0.5 }, ticks: { show: false }, font: "12px system-ui" };
  place.replaceChildren();
  new Plot(
    {
      width: place.clientWidth,
      height: place.clientHeight,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(most * 1.1, 0.5)] } },
      series: [{}, { stroke: accent, width: 2, points: { show: true, size: 7, fill: accent } }],
      axes: [
        { ...axis, incrs: [1, 2, 5, 10, 20, 50, 100], size: 28 },
        { ...axis, size: 36 },
      ],
    },
    [times.map((_, index) => index + 1), times.map((time) => time / 60_000)],
    place,
  );
}
