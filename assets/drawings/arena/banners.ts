import type { Figure } from "../../kit/figure.ts";
import { poly } from "../../kit/path.ts";
import { crowHeadPath } from "../brand/crow.ts";
import type { ArenaLayout } from "./arena-layout.ts";

/** Banners with the crow's head that hang in front of the crowd, in alternating colors. */
export function drawBanners(figure: Figure, { width, banners }: ArenaLayout): void {
  for (const [i, place] of banners.entries())
    drawBanner(figure, width * place, i % 2 === 0 ? "#7a2f6b" : "#3b3f9a");
}

function drawBanner(figure: Figure, x: number, color: string): void {
  const cloth = poly(
    [
      [x - 27, 10],
      [x + 27, 10],
      [x + 27, 104],
      [x, 88],
      [x - 27, 104],
    ],
    2,
  );
  const hem = `M${x - 20} 16H${x + 20}V92L${x} 79L${x - 20} 92Z`;
  figure.part(cloth, {
    color,
    depth: 7,
    over: `<path d="${hem}" fill="none" stroke="#ffd98a" stroke-width="2" opacity=".8"/>`,
  });
  figure.at({ x, y: 46, scale: 0.18 }, () => {
    figure.raw(`<path d="${crowHeadPath}" fill="#ffe0a3"/>`);
  });
}
