import { Figure } from "../../kit/figure.ts";
import { linearGradient, radialGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { poly, rect } from "../../kit/path.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { crowHeadPath } from "../brand/crow.ts";
import { type ArenaLayout, LANDSCAPE, PORTRAIT } from "./arena-layout.ts";
import { drawCrowd } from "./crowd.ts";
import { drawPylon } from "./pylon.ts";
import { drawStage } from "./stage.ts";

/** Difficulty medium. */
const RING_LIGHT = "#ffc04a";

const SEED = 23;

/** The battle arena, 1280 x 720: enemy row on the upper half, player row on the lower half. */
export const arena = (): string => drawnArena(LANDSCAPE);

/** The battle arena for tall screens, 720 x 1280. */
export const arenaPortrait = (): string => drawnArena(PORTRAIT);

/** The board stays dark, so that the cards stand out. */
function drawnArena(layout: ArenaLayout): string {
  const { width, height, pylons } = layout;
  const figure = new Figure({ width, height, contour: 2, inner: 1.6, unit: 0.62 });
  const random = seededRandom(SEED);
  drawHall(figure, layout, RING_LIGHT);
  drawCrowd(figure, layout, RING_LIGHT, random);
  drawBarrier(figure, layout, RING_LIGHT);
  drawBanners(figure, layout);
  drawLampBar(figure, layout);
  drawStage(figure, layout, RING_LIGHT, random);
  for (const pylon of pylons) drawPylon(figure, pylon, RING_LIGHT);
  drawBeams(figure, layout);
  const vignette = radialGradient(
    figure,
    [
      [0.5, "#05030f", 0],
      [1, "#05030f", 0.72],
    ],
    'cx=".5" cy=".48" r=".76"',
  );
  figure.raw(`<rect width="${width}" height="${height}" fill="${vignette}"/>`);
  return figure.render();
}

/** The barrier in front of the crowd with a running light. */
function drawBarrier(figure: Figure, { width, wall }: ArenaLayout, light: string): void {
  const board = linearGradient(figure, [
    [0, "#4a3f8c"],
    [1, "#211a4e"],
  ]);
  const strip = (y: number, height: number, fill: string, more = ""): string =>
    `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;
  figure.raw(
    strip(wall - 16, 24, board) +
      strip(wall - 16, 2.4, "#9d90e6", ' opacity=".8"') +
      strip(wall - 6, 4, light) +
      strip(wall - 12, 16, light, ` opacity=".4" ${figure.blur(8)}`) +
      strip(wall + 6, 4, "#0b0824"),
  );
}

/** Banners with the crow's head that hang in front of the crowd, in alternating colors. */
function drawBanners(figure: Figure, { width, banners }: ArenaLayout): void {
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

/** The hall behind the stage: dark gradients, arched bays, soft ring light on the lower part of the wall. */
function drawHall(figure: Figure, { width, height, wall }: ArenaLayout, light: string): void {
  const hall = linearGradient(figure, [
    [0, "#0f0c2a"],
    [0.55, "#221b4f"],
    [1, "#2c2460"],
  ]);
  const floor = linearGradient(figure, [
    [0, "#17123a"],
    [0.4, "#1b1644"],
    [1, "#0e0b28"],
  ]);
  figure.raw(
    `<rect width="${width}" height="${height}" fill="${floor}"/><rect width="${width}" height="${wall}" fill="${hall}"/>`,
  );
  figure.raw(bays(width, wall));
  const wash = radialGradient(figure, [
    [0, light, 0.5],
    [1, light, 0],
  ]);
  figure.raw(
    `<ellipse cx="${width / 2}" cy="${wall}" rx="${width * 0.6}" ry="${wall * 0.9}" fill="${wash}"/>`,
  );
}

function bays(width: number, wall: number): string {
  const count = Math.round(width / 160);
  const bayWidth = width / count;
  return Array.from({ length: count }, (_, i) => {
    const [left, right] = [i * bayWidth + 14, (i + 1) * bayWidth - 14];
    const arch = `M${left} ${wall}V62Q${i * bayWidth + bayWidth / 2} 2 ${right} 62`;
    return (
      `<path d="${arch}V${wall}Z" fill="#151038" opacity=".75"/>` +
      `<path d="${arch}" fill="none" stroke="#5a4fa8" stroke-width="2.4" opacity=".55"/>`
    );
  }).join("");
}

/** The bar along the ceiling with its lamps. */
function drawLampBar(figure: Figure, { width, lamps }: ArenaLayout): void {
  figure.part(rect(-10, -6, width + 20, 17, 3), {
    color: "#2a2458",
    material: "metal",
    depth: 5,
    occlusion: 0,
  });
  for (const place of lamps) drawLamp(figure, width * place);
}

function drawLamp(figure: Figure, x: number): void {
  figure.part(
    poly(
      [
        [x - 11, 8],
        [x + 11, 8],
        [x + 18, 26],
        [x - 18, 26],
      ],
      3,
    ),
    {
      color: "#4a4486",
      material: "metal",
      depth: 5,
      occlusion: 0.3,
    },
  );
  figure.raw(
    `<ellipse cx="${x}" cy="26" rx="14" ry="4.4" fill="#fff6dc"/>${glowSpot(figure, x, 30, 22, "#ffe7b0", 0.6, 10)}`,
  );
}

/** Light cones from the lamps to the stage. */
function drawBeams(figure: Figure, { width, centreY, lamps }: ArenaLayout): void {
  const light = linearGradient(figure, [
    [0, "#fff1cf", 0.24],
    [0.5, "#fff1cf", 0.09],
    [1, "#fff1cf", 0],
  ]);
  const cones = lamps.map((place) => {
    const x = width * place;
    const target = width / 2 + (place - 0.5) * width * 0.9;
    return poly([
      [x - 13, 28],
      [x + 13, 28],
      [target + 110, centreY],
      [target - 110, centreY],
    ]);
  });
  figure.raw(`<path d="${cones.join("")}" fill="${light}" ${figure.blur(14)}/>`);
}
