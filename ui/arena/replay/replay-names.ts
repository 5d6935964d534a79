import { fill, type Replay, type RuleSet, type SideIndex } from "../../../rules/index.ts";

/** What a replay calls the side that is shown nearest, and the other one. */
export interface ReplayNames {
  player: string;
  enemy: string;
}

/** The names of both sides as somebody reads them who sits at `seat`, or who took no part. */
export function replayNames(
  { replays }: RuleSet,
  { setup, names }: Pick<Replay, "setup" | "names">,
  seat: SideIndex | null,
): ReplayNames {
  const { enemy, player, numbered, you } = replays.sides;
  if (setup.mode === "ai") return { player, enemy };
  const nameOf = (side: SideIndex) => names?.[side] ?? fill(numbered, { number: side + 1 });
  if (seat === null) return { player: nameOf(0), enemy: nameOf(1) };
  return { player: fill(you, { name: nameOf(seat) }), enemy: nameOf(seat === 0 ? 1 : 0) };
}
