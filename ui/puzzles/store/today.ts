import { positionEndsAt, positionNumberOf, type RuleSet } from "../../../rules/index.ts";
import { type Game, serverNow } from "../../game/store/game.ts";

/** The number of today's position: the day is the UTC day of the server. */
export function todaysNumber(game: Game, rules: RuleSet): number {
  return positionNumberOf(rules, serverNow(game));
}

/** The day of a position, as a date of the reader's language. */
export function dayOf(rules: RuleSet, number: number, format: Intl.DateTimeFormatOptions): string {
  const day = positionEndsAt(rules, number) - 1;
  return new Intl.DateTimeFormat(rules.texts.language, { ...format, timeZone: "UTC" }).format(day);
}
