import { pictureAddress } from "../../../assets/index.ts";

/**
 * Room 1 and the atlas with machines, avatar, hit effect and cat; other pictures are loaded when first needed
 * (`CON-81`).
 */
const FIRST_PICTURES = ["room1.webp", "lab.webp"];

/** Preloads the first pictures during the login; failures are ignored (`LAB-017`, `LAB-018`). */
export function preloadPictures(): void {
  for (const name of FIRST_PICTURES) {
    const address = pictureAddress(name);
    if (address !== null) new Image().src = address;
  }
}
