import { arena, arenaPortrait } from "../drawings/arena/arena.ts";
import { appIcon, appIconMaskable } from "../drawings/brand/app-icon.ts";
import { favicon } from "../drawings/brand/favicon.ts";
import { logo, logoMark, logoWords } from "../drawings/brand/logo.ts";
import { socialPicture } from "../drawings/brand/social.ts";
import { welcomePicture } from "../drawings/brand/welcome.ts";
import { cardBack } from "../drawings/cards/card-back.ts";
import { lockedSlot } from "../drawings/cards/locked-slot.ts";
import { unknownEgg } from "../drawings/creatures/unknown/egg.ts";
import { LAB_CARDS } from "../drawings/postcards/lab-cards.ts";
import { postcard } from "../drawings/postcards/postcard.ts";
import { VISITOR_CARDS } from "../drawings/postcards/visitor-cards.ts";
import { room1 } from "../drawings/rooms/room1.ts";
import { room2 } from "../drawings/rooms/room2.ts";
import { type Picture, png, scene, svg, webp } from "./picture.ts";

/** Rooms, arenas and card backs. */
export const scenePictures: readonly Picture[] = [
  scene("room1", room1, 1600, 86),
  scene("room2", room2, 1600, 86),
];

/** The cards of the album, as wide as a dialog on a phone shows them with two pixels each. */
export const postcardPictures: readonly Picture[] = Object.entries({ ...VISITOR_CARDS, ...LAB_CARDS }).map(
  ([key, card]) => webp(`scene_${key}`, () => postcard(card), 640, 80),
);

/** The battle arena, wide and tall, the cards without a creature on them, and the egg whose creature is not known. */
export const arenaPictures: readonly Picture[] = [
  webp("arena", arena, 1920, 84),
  webp("arena_portrait", arenaPortrait, 1080, 84),
  webp("card_back", cardBack, 300),
  webp("card_locked", lockedSlot, 300),
  webp("unknown_shell", unknownEgg, 384),
];

/** Logo, app icons, and the pictures for links in social networks and for the login. */
export const brandPictures: readonly Picture[] = [
  svg("favicon", favicon),
  scene("logo", logo, 1200, 90),
  webp("logo_words", logoWords, 1000, 90, "none"),
  webp("logo_mark", logoMark, 512, 90, "none"),
  webp("app_icon", appIcon, 512, 90, "none"),
  webp("social", socialPicture, 1200, 86, "none"),
  scene("welcome", welcomePicture, 960, 82),
  // Web app manifests and home screens of phones need these sizes, some of them as PNG.
  png("app_icon_192", appIcon, 192),
  png("app_icon_512", appIcon, 512),
  png("app_icon_maskable_192", appIconMaskable, 192),
  png("app_icon_maskable_512", appIconMaskable, 512),
  // iPhones put icons on black where they are transparent, and round their corners themselves.
  png("app_icon_apple", appIconMaskable, 180),
];
