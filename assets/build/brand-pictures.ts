import type { Picture } from "./picture.ts";

/** Logo, app icons and the picture for links in social networks. */
export const brandPictures: readonly Picture[] = [];
