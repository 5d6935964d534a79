import { fill, type Replay, type RuleSet, type SideIndex } from "../../../rules/index.ts";

/** The names of the side that is shown nearest, and of the other one. */
export interface ReplayNames {
  player: string;
  enemy: string;
}

/** Returns the names of both sides, for the player of side `seat` or for somebody who took no part. */
export function replayNames(
  { texts: { replays } }: RuleSet,
  { setup, names }: Pick<Replay, "setup" | "names">,
  seat: SideIndex | null,
): ReplayNames {
  const { enemy, player, numbered, named, you } = replays.sides;
  if (setup.mode === "ai") return { player, enemy };
  if (seat !== null && names)
    return { player: fill(you, { name: names[seat] }), enemy: names[seat === 0 ? 1 : 0] };
  const nameOf = (side: SideIndex) =>
    fill(names ? named : numbered, { number: side + 1, name: names?.[side] ?? "" });
  return { player: nameOf(seat ?? 0), enemy: nameOf(seat === 1 ? 0 : 1) };
}
