export { type Pixels, paintSkin, SKINS, type Skin } from "./skins/skins.ts";

/** The finished pictures under `assets/pictures/`, as addresses that carry a hash of their content. */
const addresses = import.meta.glob<string>("./pictures/*.{webp,avif,svg,json}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Which pictures suit the browser and its screen. */
export interface PictureChoice {
  /** The browser shows AVIF. */
  readonly avif: boolean;
  /** The screen has so few pixels that pictures of half the width are sharp on it. */
  readonly half: boolean;
}

let choice: PictureChoice = { avif: false, half: false };

/** Chooses between the files of each picture, for all addresses from now on; until then they are WebP. */
export function choosePictures(chosen: PictureChoice): void {
  choice = chosen;
}

/**
 * The address of a picture by its file name, such as `room1.webp` or `icon_energy.svg`: of the file that suits the
 * screen best. Answers null for a picture that is not there, so that the caller draws its fallback (`CON-81`).
 */
export function pictureAddress(fileName: string): string | null {
  for (const file of filesOf(fileName)) {
    const address = addresses[`./pictures/${file}`];
    if (address !== undefined) return address;
  }
  return null;
}

/**
 * The stated address of a creature's picture as PNG, for where the smaller file cannot be loaded (`BAT-031`); null for
 * other pictures. `fileName` such as `corvax_egg.webp`.
 */
export function creaturePngAddress(fileName: string): string | null {
  const name = /^([a-z]+_(?:egg|form[1-3]))\.webp$/.exec(fileName)?.[1];
  return name === undefined ? null : `/${name}.png`;
}

/** The addresses of all pictures, each of the file that suits the screen best. */
export function allPictureAddresses(): string[] {
  const names = Object.keys(addresses).map((path) => path.replace("./pictures/", ""));
  const chosen = names.filter((name) => !name.endsWith(".avif")).map(pictureAddress);
  return chosen.filter((address) => address !== null);
}

/** The files of a picture, the best first. */
function filesOf(fileName: string): readonly string[] {
  const [name, ending] = fileName.split(".");
  if (!choice.avif || ending !== "webp") return [fileName];
  return [...(choice.half ? [`${name}_half.avif`] : []), `${name}.avif`, fileName];
}
