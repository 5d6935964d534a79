import { invalidInput } from "../../failures/failures.ts";

const PUBLIC_ID = /^[\w-]{22}$/;

/**
 * A player's public id as the FOMO HIT's component knows it: 32 hexadecimal digits. The public id itself may
 * hold a hyphen, which no local id on the ledger may.
 */
export function badgeName(publicId: string): string {
  if (!PUBLIC_ID.test(publicId)) throw invalidInput("This is not a player's id");
  return Buffer.from(publicId, "base64url").toString("hex");
}

/** The local id of a player's badge: one for each player, ever (`GAP-10`). */
export function badgeId(publicId: string): string {
  return `<${badgeName(publicId)}>`;
}

const BADGE_ID = /^<([\da-f]{32})>$/;

/** The player a badge belongs to; null for what is no badge of a player. */
export function publicIdOf(badge: string): string | null {
  const name = BADGE_ID.exec(badge)?.[1];
  return name === undefined ? null : Buffer.from(name, "hex").toString("base64url");
}
