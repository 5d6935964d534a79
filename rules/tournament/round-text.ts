import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";

/** What its players see of a tournament that has begun. */
export interface SeenRound {
  status: "open" | "running" | "over";
  round: number;
  /** The best one first. */
  players: readonly { number: number; name: string; present: boolean }[];
  /** Of all rounds; `two` is null for a bye, `outcome` as long as the battle is undecided. */
  pairings: readonly {
    round: number;
    one: number;
    two: number | null;
    outcome: string | null;
    begun: boolean;
  }[];
  /** The reader's number; null for whoever has not joined. */
  you: number | null;
}

/**
 * What the round holds for the reader, in one sentence: the next opponent, a bye, the wait for the others, or the winner
 * at the end. `s`: seconds until the battles of the round begin.
 */
export function roundText(
  { texts }: RuleSet,
  { status, round, players, pairings, you }: SeenRound,
  s: number,
) {
  const { tournament } = texts;
  if (status === "over") return fill(tournament.winner, { name: players[0]?.name ?? "" });
  if (you === null) return tournament.watching;
  const own = pairings.find((each) => each.round === round && (each.one === you || each.two === you));
  const numbered = (wanted: number | null) => players.find(({ number }) => number === wanted);
  if (!own) return numbered(you)?.present ? tournament.returned : tournament.missing;
  if (own.two === null) return tournament.bye;
  if (own.outcome !== null) return tournament.battleOver;
  const name = numbered(own.one === you ? own.two : own.one)?.name ?? "";
  if (own.begun) return fill(tournament.battleOn, { name });
  return s > 0 ? fill(tournament.battleSoon, { name, s }) : fill(tournament.battleWaits, { name });
}
