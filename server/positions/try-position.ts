import { positionNumberOf, positionStreak, type Texts } from "../../rules/index.ts";
import type { PositionsReply, TryPositionReply, TryPositionRequest } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { repeatKey } from "../lab/execute-command.ts";
import { type PositionJudge, spendTry } from "./position-judge.ts";
import { trainingWork } from "./train-position.ts";

/** Standings in one answer; older ones are in the export of the account. */
const MOST_STANDINGS = 60;

/** A player's try. */
interface PlayerTry {
  playerId: number;
  tried: TryPositionRequest;
  /** Those in which the player reads why an action is refused. */
  texts: Texts;
}

/**
 * Counts a player's try at the position of today or of an earlier day (`GAP-73`): nothing but the actions comes from the
 * player, the result comes from playing them. It belongs to the UTC day on which it arrives. The first one is also one in the
 * training (`GAP-74`). Throws 409 for a day that
 * has not come yet, 400 for a refused action, 429 for more tries than a day has.
 */
export async function tryPosition(
  { store, rules }: AppDeps,
  judge: PositionJudge,
  { playerId, tried: { number, actions, requestId }, texts }: PlayerTry,
): Promise<TryPositionReply> {
  const repeat = repeatKey("tryPosition", requestId);
  const answered = repeat && (await store.positionReply<TryPositionReply>(playerId, repeat));
  if (answered) return answered;
  const today = positionNumberOf(rules, await store.now());
  if (number > today) throw failure("position_not_yet", { values: { number: String(number) } });
  await spendTry({ store }, "tries", playerId, rules.puzzles.triesADay);
  const judged = await judge.judge(playerId, { position: { number }, actions }, texts);
  const { id: positionId, reached, energyLeft } = judged;
  const training = { positionId, work: trainingWork(rules, judged) };
  const verified = { number, reached, energyLeft, onItsDay: number === today, training };
  return store.noteTry(
    playerId,
    verified,
    ({ counted, standing, solvedOnTheirDay }) => ({
      reached,
      energyLeft,
      counted,
      standing,
      streak: positionStreak(rules, solvedOnTheirDay, today),
    }),
    repeat,
  );
}

/** The player's standings at the newest positions, and their streak. */
export async function positionsReply(
  { store, rules }: Pick<AppDeps, "store" | "rules">,
  playerId: number,
): Promise<PositionsReply> {
  const [standings, solved, now] = await Promise.all([
    store.positionStandings(playerId, MOST_STANDINGS),
    store.positionsSolvedOnTheirDay(playerId),
    store.now(),
  ]);
  const today = positionNumberOf(rules, now);
  return { today, standings, streak: positionStreak(rules, solved, today), serverTime: now };
}
