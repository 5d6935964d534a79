import { pictureAddress } from "../../../assets/index.ts";

/** Room 1 and the atlas of machines, avatar, hit effect and cat; what is not here comes when first needed (`CON-81`). */
const FIRST_PICTURES = ["room1.webp", "lab.webp"];

/** Fetches the first pictures while the player still logs in; a failure is ignored (`LAB-017`, `LAB-018`). */
export function preloadPictures(): void {
  for (const name of FIRST_PICTURES) {
    const address = pictureAddress(name);
    if (address !== null) new Image().src = address;
  }
}
