import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { ROOM1, type Room1Light } from "./room1-colors.ts";

/** Two screens over the desk: a candle chart and a radar. */
export function drawMonitors(figure: Figure, { cyan }: Room1Light): void {
  figure.raw(`<ellipse cx="486" cy="66" rx="86" ry="56" fill="${cyan}"/>`);
  drawMonitor(figure, 430, 30, 62, 44, candleChart());
  drawMonitor(figure, 498, 24, 52, 50, RADAR);
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

/** Eight candles; the third and the sixth fall. */
const candleChart = (): string =>
  Array.from({ length: 8 }, (_, i) => {
    const isFalling = i === 2 || i === 5;
    const y = 60 - i * 2.4 + (isFalling ? 5 : 0);
    const color = isFalling ? "#ff6b7d" : "#4df29b";
    return (
      `<rect x="${437 + i * 6.3}" y="${y - 8}" width="3.6" height="10" fill="${color}"/>` +
      `<rect x="${438.4 + i * 6.3}" y="${y - 11}" width=".9" height="16" fill="${color}"/>`
    );
  }).join("");

const RADAR =
  `<circle cx="524" cy="49" r="15" fill="none" stroke="${ROOM1.cyan}" stroke-width="1.4"/>` +
  `<circle cx="524" cy="49" r="9" fill="none" stroke="${ROOM1.cyan}" stroke-width="1" opacity=".6"/>` +
  `<path d="M524 49L536 40" stroke="${ROOM1.cyan}" stroke-width="1.6"/>` +
  '<circle cx="530" cy="54" r="2" fill="#ffd98a"/><circle cx="517" cy="43" r="1.8" fill="#ff8fb0"/>';
