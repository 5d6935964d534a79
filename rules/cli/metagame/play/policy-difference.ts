import type { Difficulty } from "../../../index.ts";
import { type Contest, newContest } from "./contest.ts";
import { type Field, type Lane, noScore, playLanes, winsOf } from "./lane.ts";
import type { Confirmation, PolicyDifference } from "./metagame-result.ts";

const PAIRINGS = 12;
const BATTLES = 60;
const Z_95 = 1.96;

/** Plays some pairings with both policies, the same battles, and tells how far the results differ. */
export async function policyDifference(field: Field, contest: Contest): Promise<PolicyDifference> {
  const policy = field.policy === "full" ? "fast" : "full";
  const lanes = contest.lanes();
  const step = Math.max(lanes.length / PAIRINGS, 1);
  const sample = Array.from(
    { length: Math.min(PAIRINGS, lanes.length) },
    (_, index) => lanes[Math.floor(index * step)],
  ).filter((lane) => lane !== undefined);
  const own = sample.map(newLane);
  const other = sample.map(newLane);
  await playLanes(field, own, "policies", () => BATTLES);
  await playLanes({ ...field, policy }, other, "policies", () => BATTLES);
  const changes = sample.flatMap((lane, index) => {
    const [one, two] = [rateIn(own[index]), rateIn(other[index])];
    if (one === null || two === null) return [];
    // Seen from whoever is the favourite in all battles of the pairing.
    return [rateIn(lane) !== null && (rateIn(lane) ?? 0) < 0.5 ? one - two : two - one];
  });
  const count = Math.max(changes.length, 1);
  const mean = changes.reduce((sum, change) => sum + change, 0) / count;
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / Math.max(count - 1, 1);
  const half = Z_95 * Math.sqrt(variance / count);
  return {
    policy,
    pairings: changes.length,
    battles: [...own, ...other].reduce((sum, { score }) => sum + score.battles, 0),
    change: { value: mean, low: mean - half, high: mean + half },
    mean: changes.reduce((sum, change) => sum + Math.abs(change), 0) / count,
    largest: Math.max(0, ...changes.map(Math.abs)),
  };
}

const CONFIRMED_DECKS = 6;

/** Lets `full` decide battles of some decks, from the strongest to the weakest by the policy of the run. */
export async function confirmedByFull(
  field: Field,
  contest: Contest,
  difficulty: Difficulty | null,
): Promise<Confirmation> {
  const ranked = contest.entrants
    .map((entrant, index) => ({ entrant, rate: contest.fieldRate(index).value }))
    .sort((one, other) => other.rate - one.rate);
  const count = Math.min(CONFIRMED_DECKS, ranked.length);
  const sample = newContest(difficulty);
  for (let index = 0; index < count; index++) {
    const chosen = ranked[Math.round((index * (ranked.length - 1)) / Math.max(count - 1, 1))];
    if (chosen) sample.add(chosen.entrant);
  }
  await playLanes({ ...field, policy: "full" }, sample.lanes(), "confirmed", () => BATTLES);
  return { decks: sample.entrants.map(({ name }, index) => ({ name, rate: sample.fieldRate(index) })) };
}

function newLane({ orders }: Lane): Lane {
  return { orders, score: noScore() };
}

function rateIn(lane: Lane | undefined): number | null {
  return lane && lane.score.battles > 0 ? winsOf(lane.score) / lane.score.battles : null;
}
