import { OUTFITS } from "../drawings/actors/outfits.ts";
import { scientistFront } from "../drawings/actors/scientist-front.ts";
import { idlePose } from "../drawings/actors/scientist-pose.ts";
import { arenaHall } from "../drawings/themes/arena-hall.ts";
import { catnipGarden } from "../drawings/themes/catnip-garden.ts";
import { crystalCave } from "../drawings/themes/crystal-cave.ts";
import type { RoomTheme } from "../drawings/themes/room-theme.ts";
import { sunset } from "../drawings/themes/sunset.ts";
import { themedRoom } from "../drawings/themes/themed-room.ts";
import { avatarFrames } from "./lab-pictures.ts";
import { type Picture, scene, webp } from "./picture.ts";

/** Pixels of the small pictures to choose by. */
const WIDTH = { theme: 320, look: 144 } as const;

/** The drawing of each theme by its key in `rules/data/decorations.json`. */
const THEMES: Readonly<Record<string, RoomTheme>> = { catnipGarden, sunset, arena: arenaHall, crystalCave };

/** Both rooms in each theme, and a small picture of it. */
export const themePictures: readonly Picture[] = Object.entries(THEMES).flatMap(([key, theme]) => [
  scene(`room1_${key}`, () => themedRoom(theme, 1), 1600, 82),
  scene(`room2_${key}`, () => themedRoom(theme, 2), 1600, 82),
  webp(`theme_${key}`, () => themedRoom(theme, 1), WIDTH.theme, 84),
]);

/** The avatar in each look, an atlas of its own with the frames of the lab's atlas, and a small picture of it. */
export const lookPictures: readonly Picture[] = Object.entries(OUTFITS).flatMap(([key, outfit]) => [
  ...avatarFrames(`look_${key}`, outfit),
  webp(`look_${key}_small`, () => scientistFront(idlePose(0), outfit), WIDTH.look),
]);
