import { CALLBACK_KINDS, type CallbackKind, type CallbackWishes } from "./callback-store.ts";

/** A row of `callback_wishes`. */
export interface WishesRow {
  /** Names separated by spaces. */
  kinds: string;
  telegram: number;
  language: string;
  /** The moments of the latest callbacks that the daily limit counts, separated by spaces. */
  recent: string;
}

const DAY_MS = 86_400_000;

export function wishesOf({ kinds, telegram, language }: WishesRow): CallbackWishes {
  return { kinds: kindsIn(kinds), telegram: telegram !== 0, language };
}

export function kindsIn(text: string): CallbackKind[] {
  const names = text.split(" ");
  return CALLBACK_KINDS.filter((kind) => names.includes(kind));
}

/** The moments with now as one more, as the row keeps them; null if there were so many within 24 hours already. */
export function countedToday(recent: string, now: number, most: number): string | null {
  const moments = recent.split(" ").map(Number);
  // A moment of the future comes from a clock that was wrong.
  const counted = moments.filter((moment) => moment > now - DAY_MS && moment <= now);
  return counted.length >= most ? null : [...counted, now].join(" ");
}
