import { Figure } from "../../../kit/figure.ts";
import { shadow } from "../../../kit/light.ts";
import { far, LINE } from "../../../kit/palette.ts";
import { ellipse, rect } from "../../../kit/path.ts";
import { polygon, tube } from "../parts/shapes.ts";
import { CHART, candles, DARK, RED, siren, televisionHead, YELLOW } from "./body.ts";

/** Fomotron, baby: head on two wheels. */
export function fomotronForm1(): string {
  const figure = new Figure();
  shadow(figure, 264, 464, 128, 18, 0.5);
  plugTail(figure);
  wheel(figure, 320, 416, 42, true);
  belly(figure);
  wheel(figure, 206, 424, 46, false);
  siren(figure, { x: 250, y: 154, scale: 0.8, rays: false });
  televisionHead(figure, { x: 254, y: 242, scale: 1.12, expression: "baby" });
  return figure.fit({ pad: 14, ground: 470 }).render();
}

function plugTail(figure: Figure): void {
  figure.part(tube("330 400 7, 378 410 7, 404 384 7, 400 352 7"), { color: DARK, depth: 5 });
  figure.part(rect(384, 316, 32, 38, 9), { color: YELLOW, material: "metal", depth: 7 });
  figure.raw(
    `<path d="M393 314V298M407 314V298" stroke="${LINE}" stroke-width="12" stroke-linecap="round"/>` +
      '<path d="M393 314V298M407 314V298" stroke="#d8d5f2" stroke-width="5" stroke-linecap="round"/>',
  );
}

/** Small belly. */
function belly(figure: Figure): void {
  figure.part(polygon("176 330 30, 336 326 30, 320 424 44, 192 430 44", 36), {
    color: RED,
    material: "metal",
    depth: 18,
    over: '<rect x="160" y="392" width="200" height="11" fill="#fff" opacity=".25"/>',
  });
  figure.part(ellipse(254, 374, 20, 20), {
    color: CHART,
    depth: 5,
    over: candles(
      [
        [243, 376, 8, "down"],
        [255, 366, 16, "up"],
      ],
      8,
    ),
  });
}

/** Rubber wheel with a yellow hub. */
function wheel(figure: Figure, x: number, y: number, radius: number, isFar: boolean): void {
  figure.part(ellipse(x, y, radius * 0.86, radius), { color: isFar ? "#2c2850" : "#3a3563", depth: 12 });
  figure.part(ellipse(x - 3, y - 1, radius * 0.5, radius * 0.6), {
    color: isFar ? far(YELLOW) : YELLOW,
    material: "metal",
    depth: 7,
    occlusion: 0.2,
  });
  figure.raw(`<circle cx="${x - 3}" cy="${y - 1}" r="${radius * 0.14}" fill="#7a3a2a"/>`);
}
