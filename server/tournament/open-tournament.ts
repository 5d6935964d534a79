import { refusalOf, roundLength, type TournamentTerms, whyNotTournament } from "../../rules/index.ts";
import { refused } from "../errors/refused.ts";
import { newIdentifier } from "../process/random.ts";
import type { Pvp } from "../pvp/pvp.ts";
import type { SeenTournament } from "../store/pvp/tournament.ts";

/**
 * Opens a tournament with a link that is valid for one day before the start. Its organiser may join like everybody else.
 * Throws 400 for terms that are not offered, 409 with too many tournaments that are not over.
 */
export async function openTournament(
  { store, rules, random }: Pick<Pvp, "store" | "rules" | "random">,
  organiserId: number,
  terms: TournamentTerms,
): Promise<SeenTournament> {
  const refusal = whyNotTournament(rules, terms);
  if (refusal) throw refused(refusal);
  const { openMs, mostOpen } = rules.pvp.tournament;
  const [id, seed] = [newIdentifier(random), newIdentifier(random)];
  const roundMs = roundLength(rules, terms);
  const made = (now: number) => ({
    ...{ id, seed, organiserId, terms, roundMs },
    createdAt: now,
    expiresAt: now + openMs,
  });
  const seen = (await store.openTournament(made, mostOpen)) ? await store.findTournament(id) : null;
  if (!seen) throw refused(refusalOf(rules, "tournament_too_many", { n: mostOpen }));
  return seen;
}
