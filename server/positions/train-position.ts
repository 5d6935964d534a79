import type { RuleSet, Texts } from "../../rules/index.ts";
import { cloneTraining, newPositionRating, newTraining, noteTraining } from "../../rules/positions.ts";
import type { TrainingReply, TrainPositionReply, TrainPositionRequest } from "../contract/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { repeatKey } from "../lab/execute-command.ts";
import type { TrainingChange, TrainingWork } from "../store/players/training.ts";
import { type JudgedTurn, type PositionJudge, spendTry } from "./position-judge.ts";

/** What a try in the training comes to, with what the reply tells. */
interface NotedTry extends TrainingChange {
  /** The player's points before and after; the same where the try did not rate. */
  points: { before: number; after: number };
}

/** A try in the training by the rules, given what is stored: the first one at a position rates both (`GAP-74`). */
export function trainingWork(
  rules: RuleSet,
  { id, difficulty, reached }: Pick<JudgedTurn, "id" | "difficulty" | "reached">,
): TrainingWork<NotedTry> {
  return ({ training: stored, position }, at) => {
    const training = stored ? cloneTraining(stored) : newTraining(rules);
    const before = training.rating.rating;
    const against = position ?? newPositionRating(rules, difficulty);
    const rated = noteTraining(rules, training, { id, reached, at }, against);
    return {
      training,
      rated: rated && { position: rated, reached },
      points: { before, after: training.rating.rating },
    };
  };
}

interface PlayerTry {
  playerId: number;
  tried: TrainPositionRequest;
  /** Those in which the player reads why an action is refused. */
  texts: Texts;
}

/**
 * Notes a player's try in the training (`GAP-74`): nothing but the actions comes from the player, the result comes from
 * playing them. Throws 404 for a position that there is not, 400 for a refused action, 429 for more tries than a day has.
 */
export async function trainPosition(
  { store, rules }: AppDeps,
  judge: PositionJudge,
  { playerId, tried: { id, actions, requestId }, texts }: PlayerTry,
): Promise<TrainPositionReply> {
  const repeat = repeatKey("trainPosition", requestId);
  const answered = repeat && (await store.positionReply<TrainPositionReply>(playerId, repeat));
  if (answered) return answered;
  await spendTry({ store }, "training", playerId, rules.puzzles.training.triesADay);
  const judged = await judge.judge(playerId, { position: { id }, actions }, texts);
  const { reached, energyLeft } = judged;
  return store.noteTraining(
    playerId,
    id,
    trainingWork(rules, judged),
    ({ training, rated, points }) => {
      const trained = training.positions.find((one) => one.id === id);
      if (!trained) throw new Error("A try was not noted");
      const { rating, tries } = training;
      return { reached, energyLeft, rated: rated !== null, before: points.before, rating, tries, trained };
    },
    repeat,
  );
}

/** What the player has trained, and the ratings of all positions. */
export async function trainingReply(
  { store, rules }: Pick<AppDeps, "store" | "rules">,
  playerId: number,
): Promise<TrainingReply> {
  const [training, ratings, now] = await Promise.all([
    store.trainingOf(playerId),
    store.positionRatings(),
    store.now(),
  ]);
  return {
    ...(training ?? newTraining(rules)),
    ratings: ratings.map(({ id, rating, deviation, volatility }) => ({ id, rating, deviation, volatility })),
    serverTime: now,
  };
}
