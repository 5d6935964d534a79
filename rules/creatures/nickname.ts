import { visibleName } from "../text/visible-name.ts";

const LONGEST_NICKNAME = 20;

/** Returns the nickname of a creature as it is kept; null for a text that cannot be one (`ABU-75`, `ABU-126`). */
export function nicknameFrom(typed: string): string | null {
  return visibleName(typed, LONGEST_NICKNAME);
}
