import { fill, type Texts } from "../../rules/index.ts";

/** Joins sentences that have no full stop of their own, as the language does; empty ones are left out. */
export function sentences({ words }: Texts, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .reduce((first, second) => (first === "" ? second : fill(words.sentences, { first, second })), "");
}
