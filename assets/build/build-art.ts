import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { allPictures } from "./all-pictures.ts";
import type { AtlasSprite, Picture } from "./picture.ts";
import { writeAtlas, writePng, writeSvg, writeWebp } from "./write-picture.ts";

const HELP = `npm run art -- [WORD ...]

Draws the pictures of the game into assets/pictures/: all of them, or those whose names start with one of the words,
such as room or cat_. If one of them is a frame of an atlas, the whole atlas is drawn; the avatar in a look has the name
of its look, such as look_wizard.`;
const folder = fileURLToPath(new URL("../pictures/", import.meta.url));
const wanted = process.argv.slice(2);
if (wanted.includes("--help")) {
  console.log(HELP);
  process.exit(0);
}
/** The frames of a look are named by their atlas, as all looks have the same frames. */
const nameOf = (picture: Picture): string =>
  isSprite(picture) && picture.atlas !== "lab" ? picture.atlas : picture.name;
const isWanted = (picture: Picture): boolean =>
  wanted.length === 0 || wanted.some((start) => nameOf(picture).startsWith(start));
const isSprite = (picture: Picture): picture is AtlasSprite => picture.target === "atlas";

if (wanted.length > 0 && !allPictures.some(isWanted))
  throw new Error(`no picture is named ${wanted.join(" or ")}`);

await mkdir(folder, { recursive: true });

const allSprites = allPictures.filter(isSprite);
for (const name of new Set(allSprites.map(({ atlas }) => atlas))) {
  const sprites = allSprites.filter(({ atlas }) => atlas === name);
  if (!sprites.some(isWanted)) continue;
  await writeAtlas(folder, name, sprites);
  console.log(`atlas ${name}: ${sprites.length} frames`);
}

for (const picture of allPictures.filter(isWanted)) {
  if (picture.target === "atlas") continue;
  if (picture.target === "webp") await writeWebp(folder, picture);
  else if (picture.target === "png") await writePng(folder, picture);
  else await writeSvg(folder, picture);
  console.log(picture.name);
}
