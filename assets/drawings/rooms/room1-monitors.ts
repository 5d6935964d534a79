import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { ROOM1, type Room1Light } from "./room1-colors.ts";

/** Flat screens on the wall: a candle chart, a radar, and a keypad under them. */
export function drawMonitors(figure: Figure, { cyan }: Room1Light): void {
  figure.raw(`<ellipse cx="484" cy="48" rx="80" ry="46" fill="${cyan}"/>`);
  drawMonitor(figure, 430, 21, 62, 44, candleChart());
  drawMonitor(figure, 498, 24, 46, 40, RADAR);
  figure.part(rect(452, 68, 70, 9, 3), { color: "#3f3a78", material: "metal", depth: 3, over: KEYS });
}

function drawMonitor(
  figure: Figure,
  x: number,
  y: number,
  width: number,
  height: number,
  content: string,
): void {
  figure.part(rect(x, y, width, height, 4), { color: "#2d2a58", depth: 4, material: "metal" });
  figure.raw(
    `<rect x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - 8}" rx="2" fill="#0f2038"/>${content}` +
      `<path d="M${x + 4} ${y + 4}h${width * 0.4}l-${width * 0.22} ${height - 8}h-${width * 0.18}z" fill="#fff" opacity=".07"/>`,
  );
}

/** Eight chart candles; the third and the sixth show falling prices. */
const candleChart = (): string =>
  Array.from({ length: 8 }, (_, i) => {
    const isFalling = i === 2 || i === 5;
    const y = 52 - i * 2.4 + (isFalling ? 5 : 0);
    const color = isFalling ? "#ff6b7d" : "#4df29b";
    return (
      `<rect x="${437 + i * 6.3}" y="${y - 8}" width="3.6" height="10" fill="${color}"/>` +
      `<rect x="${438.4 + i * 6.3}" y="${y - 11}" width=".9" height="16" fill="${color}"/>`
    );
  }).join("");

const RADAR =
  `<circle cx="521" cy="44" r="13" fill="none" stroke="${ROOM1.cyan}" stroke-width="1.4"/>` +
  `<circle cx="521" cy="44" r="7.6" fill="none" stroke="${ROOM1.cyan}" stroke-width="1" opacity=".6"/>` +
  `<path d="M521 44L531.4 36" stroke="${ROOM1.cyan}" stroke-width="1.6"/>` +
  '<circle cx="526" cy="48.6" r="1.9" fill="#ffd98a"/><circle cx="515" cy="39" r="1.7" fill="#ff8fb0"/>';

const KEYS = [0, 1, 2, 3, 4, 5, 6, 7]
  .map(
    (i) =>
      `<rect x="${456.5 + i * 7.8}" y="71" width="5" height="3.4" rx="1" fill="${i % 3 === 1 ? ROOM1.warm : "#8f8bc4"}" opacity=".9"/>`,
  )
  .join("");
