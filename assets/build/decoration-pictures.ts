import { OUTFITS } from "../drawings/actors/outfits.ts";
import { scientistFront } from "../drawings/actors/scientist-front.ts";
import { idlePose } from "../drawings/actors/scientist-pose.ts";
import { catLair } from "../drawings/machines/cat-lair.ts";
import { PLATE, PLATES } from "../drawings/plates/plates.ts";
import { chart } from "../drawings/rugs/chart.ts";
import { galaxy } from "../drawings/rugs/galaxy.ts";
import { honeycomb } from "../drawings/rugs/honeycomb.ts";
import { lilyPond } from "../drawings/rugs/lily-pond.ts";
import { moon } from "../drawings/rugs/moon.ts";
import { RUG } from "../drawings/rugs/rug-figure.ts";
import { sunburst } from "../drawings/rugs/sunburst.ts";
import { arenaHall } from "../drawings/themes/arena-hall.ts";
import { catnipGarden } from "../drawings/themes/catnip-garden.ts";
import { crystalCave } from "../drawings/themes/crystal-cave.ts";
import type { RoomTheme } from "../drawings/themes/room-theme.ts";
import { sunset } from "../drawings/themes/sunset.ts";
import { themedRoom } from "../drawings/themes/themed-room.ts";
import { cherryTree } from "../drawings/windows/cherry-tree.ts";
import { deepSea } from "../drawings/windows/deep-sea.ts";
import { mountains } from "../drawings/windows/mountains.ts";
import { orbit } from "../drawings/windows/orbit.ts";
import { rainyCity } from "../drawings/windows/rainy-city.ts";
import { WINDOW, WINDOW_LIGHT, windowLight } from "../drawings/windows/window-frame.ts";
import { FRONT, windowFront } from "../drawings/windows/window-front.ts";
import { SKINS } from "../skins/skins.ts";
import { avatarFrames } from "./lab-pictures.ts";
import { type Picture, scene, webp } from "./picture.ts";

/** Pixels of the small pictures to choose by. */
const WIDTH = { theme: 320, look: 144, skin: 192 } as const;

/** The drawing of each theme by its key in `rules/data/decorations.json`. */
const THEMES: Readonly<Record<string, RoomTheme>> = { catnipGarden, sunset, arena: arenaHall, crystalCave };

/** Both rooms in each theme, and a small picture of it. */
export const themePictures: readonly Picture[] = Object.entries(THEMES).flatMap(([key, theme]) => [
  scene(`room1_${key}`, () => themedRoom(theme, 1), 1600, 82),
  scene(`room2_${key}`, () => themedRoom(theme, 2), 1600, 82),
  webp(`theme_${key}`, () => themedRoom(theme, 1), WIDTH.theme, 84),
]);

/** The drawing of each rug by its key in `rules/data/decorations.json`. */
const RUGS: Readonly<Record<string, () => string>> = { sunburst, moon, honeycomb, chart, lilyPond, galaxy };

/** The drawing of each window by its key, and the color of the light that falls through it. */
const WINDOWS: Readonly<Record<string, readonly [draw: () => string, light: string]>> = {
  mountains: [mountains, "#ffe2a0"],
  cherryTree: [cherryTree, "#ffc4dc"],
  rainyCity: [rainyCity, "#b07aff"],
  deepSea: [deepSea, "#5fe0e8"],
  orbit: [orbit, "#7fb8ff"],
};

/** What is bought: rugs, windows with their light and what hangs before them, machines in each finish, name plates. */
export const boughtPictures: readonly Picture[] = [
  ...Object.entries(RUGS).map(([key, draw]) => scene(`rug_${key}`, draw, 2 * RUG.width, 80)),
  ...Object.entries(WINDOWS).flatMap(([key, [draw, light]]) => [
    webp(`window_${key}`, draw, 2 * WINDOW.width),
    webp(`window_${key}_light`, () => windowLight(light), WINDOW_LIGHT.width / 2, 70, "none"),
  ]),
  ...([1, 2] as const).map((room) => webp(`window_front${room}`, () => windowFront(room), 2 * FRONT.width)),
  ...Object.entries(SKINS).map(([key, skin]) => ({
    ...webp(`skin_${key}`, () => catLair(1), WIDTH.skin),
    finish: { frame: "catLair_1", skin },
  })),
  ...Object.entries(PLATES).map(([key, draw]) => webp(`plate_${key}`, draw, 2 * PLATE.width)),
];

/** The avatar in each look, an atlas of its own with the frames of the lab's atlas, and a small picture of it. */
export const lookPictures: readonly Picture[] = Object.entries(OUTFITS).flatMap(([key, outfit]) => [
  ...avatarFrames(`look_${key}`, outfit),
  webp(`look_${key}_small`, () => scientistFront(idlePose(0), outfit), WIDTH.look),
]);
