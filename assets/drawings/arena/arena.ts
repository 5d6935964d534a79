import { Figure } from "../../kit/figure.ts";
import { radialGradient } from "../../kit/fill.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { type ArenaLayout, LANDSCAPE, PORTRAIT } from "./arena-layout.ts";
import { drawBanners } from "./banners.ts";
import { drawBarrier } from "./barrier.ts";
import { drawCrowd } from "./crowd.ts";
import { drawHall } from "./hall.ts";
import { drawBeams, drawLampBar } from "./lamps.ts";
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
