import { creaturePictures } from "./creature-pictures.ts";
import { boughtPictures, lookPictures, themePictures } from "./decoration-pictures.ts";
import { iconPictures } from "./icon-pictures.ts";
import { itemPictures } from "./item-pictures.ts";
import { labPictures } from "./lab-pictures.ts";
import type { Picture } from "./picture.ts";
import { arenaPictures, brandPictures, postcardPictures, scenePictures } from "./scene-pictures.ts";
import { trophyPictures } from "./trophy-pictures.ts";

/** Every picture of the game. */
export const allPictures: readonly Picture[] = [
  ...labPictures,
  ...scenePictures,
  ...postcardPictures,
  ...trophyPictures,
  ...themePictures,
  ...lookPictures,
  ...boughtPictures,
  ...arenaPictures,
  ...creaturePictures,
  ...itemPictures,
  ...iconPictures,
  ...brandPictures,
];
