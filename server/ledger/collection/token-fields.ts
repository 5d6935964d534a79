import { RARITIES, type Rarity, STAT_NAMES, type StatName, type Stats } from "../../../rules/index.ts";
import type { NonFungibleItem } from "../gateway/gateway.ts";

/** A token whose data does not have the fields of its collection. */
export class MalformedToken extends Error {}

const NUMBER = /^\d{1,9}(\.\d{1,18})?$/;
const HIGHEST_U8 = 255;

/** Reads one token's data field by field; a missing required field makes the token malformed. */
export class TokenFields {
  private readonly fields: NonFungibleItem["fields"];

  constructor({ fields }: NonFungibleItem) {
    this.fields = fields;
  }

  /** A text that is not empty, or null. */
  textOrNull(name: string): string | null {
    const value = this.fields[name];
    return typeof value === "string" && value !== "" ? value : null;
  }

  text(name: string): string {
    const value = this.textOrNull(name);
    if (value === null) throw new MalformedToken(`${name} is missing`);
    return value;
  }

  /** A whole number from 0 to `highest`; 0 if the field is missing. */
  count(name: string, highest = HIGHEST_U8): number {
    const value = this.number(name, 0);
    if (Number.isInteger(value) && value <= highest) return value;
    throw new MalformedToken(`${name} is not a whole number from 0 to ${highest}`);
  }

  /** All five stats, such as `bonus_energy` with the prefix `bonus_`; missing ones get `fallback`. */
  stats(prefix: string, fallback: number | null): Stats {
    const stats = {} as Stats;
    for (const name of STAT_NAMES) stats[name] = this.number(`${prefix}${name}`, fallback);
    return stats;
  }

  statName(name: string): StatName {
    const value = this.text(name);
    if (isStatName(value)) return value;
    throw new MalformedToken(`${name} is not a stat`);
  }

  /** The stats in a list, or null if there is no such list. */
  statNames(name: string): StatName[] | null {
    const value = this.fields[name];
    return Array.isArray(value) ? value.filter(isStatName) : null;
  }

  /** Common if it is missing or unknown (`CON-36`). */
  rarity(): Rarity {
    return RARITIES.find((rarity) => rarity === this.fields.rarity) ?? "Common";
  }

  /** The address of the token's picture, under either of its names (`CON-36`). */
  picture(): string | null {
    return this.textOrNull("key_image_url") ?? this.textOrNull("image_url");
  }

  private number(name: string, fallback: number | null): number {
    const value = this.fields[name];
    if (value === undefined && fallback !== null) return fallback;
    if (typeof value === "string" && NUMBER.test(value)) return Number(value);
    throw new MalformedToken(`${name} is not a number`);
  }
}

function isStatName(name: string): name is StatName {
  return STAT_NAMES.some((known) => known === name);
}
