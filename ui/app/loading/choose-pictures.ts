import { choosePictures, pictureAddress } from "../../../assets/index.ts";

/** A picture of one black pixel. */
const PROBE =
  "data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgc4AAaQENBpMg8f8mKE4AAWAACQNY48ftw=";

/** Pixels up to which a room from pictures of half the width, which are 800, looks sharp. */
const FEW_PIXELS = 1120;
/** The canvas draws no more pixels to one of the page. */
const MOST_DENSITY = 2;
/** From here on a panel stands beside the room of a wide window. */
const PANEL_FROM = 768;
const PANEL_WIDTH = 372;

type Screen = Pick<Window, "innerWidth" | "innerHeight" | "devicePixelRatio">;

/** Chooses the pictures for this browser and its window before the first of them loads. */
export async function choosePicturesFor(screen: Screen, showsAvif = canShow(PROBE)): Promise<void> {
  choosePictures({ avif: await showsAvif, half: roomPixels(screen) <= FEW_PIXELS });
}

/** The most pixels that the width of the room takes in this window. */
function roomPixels({ innerWidth, innerHeight, devicePixelRatio }: Screen): number {
  const isBeside = innerWidth >= PANEL_FROM && innerWidth > innerHeight;
  const width = Math.min(isBeside ? innerWidth - PANEL_WIDTH : innerWidth, (innerHeight * 4) / 3);
  return width * Math.min(devicePixelRatio, MOST_DENSITY);
}

/** Resolves to whether the browser can show a picture. */
function canShow(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
}

/**
 * Room 1 and the atlas with machines, avatar, hit effect and cat; other pictures are loaded when first needed
 * (`CON-81`).
 */
const FIRST_PICTURES = ["room1.webp", "lab.webp"];
const LOGIN_PICTURE = "welcome.webp";

/**
 * Preloads the first pictures and what the page keeps in a template for the lab, such as the canvas; for a visitor the
 * picture of the login, and the others once the login is there, for which `screens` is loading. Failures are ignored
 * (`LAB-017`, `LAB-018`).
 */
export async function preload(hasPlayer: boolean, screens: Promise<unknown>): Promise<void> {
  if (!hasPlayer) await Promise.allSettled([loaded(LOGIN_PICTURE), screens]);
  for (const { content } of document.querySelectorAll("template"))
    document.body.append(content.cloneNode(true));
  await Promise.all(FIRST_PICTURES.map(loaded));
}

/** Resolves when a picture is there, or cannot be had. */
async function loaded(name: string): Promise<void> {
  const address = pictureAddress(name);
  if (address !== null) await canShow(address);
}
