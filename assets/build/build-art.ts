import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { allPictures } from "./all-pictures.ts";
import type { LabSprite, Picture } from "./picture.ts";
import { writeLabAtlas, writePng, writeSvg, writeWebp } from "./write-picture.ts";

/**
 * Draws the pictures of the game into assets/pictures/. `npm run art` draws all of them, `npm run art -- room
 * cat_` those whose names start with one of the words; if one of them is a frame of the lab atlas, the whole
 * atlas is drawn.
 */
const folder = fileURLToPath(new URL("../pictures/", import.meta.url));
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Picture): boolean =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const isLabSprite = (picture: Picture): picture is LabSprite => picture.target === "lab";

if (wanted.length > 0 && !allPictures.some(isWanted))
  throw new Error(`no picture is named ${wanted.join(" or ")}`);

await mkdir(folder, { recursive: true });

const sprites = allPictures.filter(isLabSprite);
if (sprites.some(isWanted)) {
  await writeLabAtlas(folder, sprites);
  console.log(`lab atlas: ${sprites.length} frames`);
}

for (const picture of allPictures.filter(isWanted)) {
  if (picture.target === "lab") continue;
  if (picture.target === "webp") await writeWebp(folder, picture);
  else if (picture.target === "png") await writePng(folder, picture);
  else await writeSvg(folder, picture);
  console.log(picture.name);
}
