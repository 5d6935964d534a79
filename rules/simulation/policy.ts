/** `full` is the game's own opponent, `fast` the same without lookahead, `random` any legal action. */
export const POLICIES = ["full", "fast", "random"] as const;
export type Policy = (typeof POLICIES)[number];
