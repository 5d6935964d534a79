import { arenaShield } from "../drawings/trophies/arena-shield.ts";
import { catnipJar } from "../drawings/trophies/catnip-jar.ts";
import { championCrown } from "../drawings/trophies/champion-crown.ts";
import { crystalEgg } from "../drawings/trophies/crystal-egg.ts";
import { firstCup } from "../drawings/trophies/first-cup.ts";
import { goalStar } from "../drawings/trophies/goal-star.ts";
import { goldenCat } from "../drawings/trophies/golden-cat.ts";
import { goldenWrench } from "../drawings/trophies/golden-wrench.ts";
import { roomKey } from "../drawings/trophies/room-key.ts";
import { trophyShelf } from "../drawings/trophies/trophy-shelf.ts";
import { type Picture, webp } from "./picture.ts";

/** Twice what a list shows; the shelf shows less. */
const WIDTH = 144;

/** The drawing of each trophy by its key in `rules/data/decorations.json`. */
const drawings: Readonly<Record<string, () => string>> = {
  goldenWrench,
  firstCup,
  roomKey,
  goldenCat,
  catnipJar,
  crystalEgg,
  arenaShield,
  championCrown,
};

/** The trophies, the shelf they stand on, and the star for goals without one. */
export const trophyPictures: readonly Picture[] = [
  ...Object.entries(drawings).map(([key, draw]) => webp(`trophy_${key}`, draw, WIDTH)),
  webp("trophy_shelf", trophyShelf, 256),
  webp("goal_star", goalStar, WIDTH),
];
