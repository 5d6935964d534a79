import type { Rating, TrainedPosition, Training } from "../../../rules/positions.ts";
import type { RepeatKey } from "../database/lab-work.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { findReply, keepReply } from "./labs.ts";
import { lockPlayer } from "./players.ts";
import type { StoreParts } from "./store-parts.ts";

/** A position's rating, which all players share (`GAP-74`). */
export interface PositionRating extends Rating {
  id: number;
  /** How many players have tried the position, and how many of them solved it at their first try. */
  tries: number;
  solved: number;
}

/** What is stored of a player's training and of one position; null before the first try. */
export interface StoredTraining {
  training: Training | null;
  position: Rating | null;
}

/** What a try comes to. The store writes `training`, and where `rated` says so the position's rating. */
export interface TrainingChange {
  training: Training;
  /** The position's new rating after a first try, and whether that reached the goal; null after a later try. */
  rated: { position: Rating; reached: boolean } | null;
}

/** Decides by the rules what a try comes to; `now` is the game's time. */
export type TrainingWork<Change extends TrainingChange = TrainingChange> = (
  stored: StoredTraining,
  now: number,
) => Change;

/** Players' trainings and the ratings of positions; see `Store`. */
export interface TrainingStore {
  /** What a player has trained; null before the first try. */
  trainingOf(playerId: number): Promise<Training | null>;
  /** The ratings of all positions that somebody has tried. */
  positionRatings(): Promise<PositionRating[]>;
  /**
   * Notes a try in a player's training, rates player and position, and stores the reply, in one unit. Units about the same
   * player, or about the same position, wait for each other. A repeated request gets the stored reply and changes nothing.
   */
  noteTraining<Change extends TrainingChange, Reply>(
    playerId: number,
    positionId: number,
    work: TrainingWork<Change>,
    replyOf: (change: Change) => Reply,
    repeat?: RepeatKey,
  ): Promise<Reply>;
}

/** Points to the hundredth and volatility to the millionth are stored as whole numbers, which both databases keep alike. */
const HUNDREDTHS = 100;
const MILLIONTHS = 1_000_000;

interface RatingRow {
  rating: number;
  deviation: number;
  volatility: number;
}

const find = statement<[number], RatingRow & { tries: number; positions: string }>(
  "SELECT rating, deviation, volatility, tries, positions FROM trainings WHERE player_id = ?",
);
/** Player, rating, deviation, volatility, tries, positions. */
const upsert = statement<[number, number, number, number, number, string]>(
  `INSERT INTO trainings (player_id, rating, deviation, volatility, tries, positions) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (player_id) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, tries = excluded.tries, positions = excluded.positions`,
);
const listRatings = statement<[], RatingRow & { id: number; tries: number; solved: number }>(
  "SELECT position_id AS id, rating, deviation, volatility, tries, solved FROM position_ratings ORDER BY position_id",
);
const findRating = statement<[number], RatingRow>(
  "SELECT rating, deviation, volatility FROM position_ratings WHERE position_id = ?",
);
/** Position, rating, deviation, volatility, 1 if it was solved. */
const upsertRating = statement<[number, number, number, number, number]>(
  `INSERT INTO position_ratings AS own (position_id, rating, deviation, volatility, tries, solved)
    VALUES (?, ?, ?, ?, 1, ?)
    ON CONFLICT (position_id) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, tries = own.tries + 1, solved = own.solved + excluded.solved`,
);

/** The trainings and the ratings of positions of the store. */
export function trainingStore({ database }: Pick<StoreParts, "database">): TrainingStore {
  return {
    trainingOf: (playerId) => trainingOf(database, playerId),
    positionRatings: async () =>
      (await database.all(listRatings)).map(({ id, tries, solved, ...row }) => ({
        id,
        tries,
        solved,
        ...ratingOf(row),
      })),
    noteTraining: (playerId, positionId, work, replyOf, repeat) =>
      database.unit(async (unit) => {
        await lockPlayer(unit, playerId);
        const stored = repeat && (await findReply<ReturnType<typeof replyOf>>(unit, playerId, repeat));
        const now = unit.now();
        if (stored && stored.expiresAt > now) return stored.reply;
        const reply = replyOf(await train(unit, playerId, positionId, work));
        // A player's tries are bounded by the day, so their replies need no further bound.
        if (repeat) keepReply(unit, playerId, repeat, reply, now, false);
        return reply;
      }),
  };
}

/** Notes a try in a unit that has locked the player. */
export async function train<Change extends TrainingChange>(
  unit: Unit,
  playerId: number,
  positionId: number,
  work: TrainingWork<Change>,
): Promise<Change> {
  // A rating that has no row yet is waited for as well.
  await unit.lockName(`rating of position ${positionId}`);
  const training = await trainingOf(unit, playerId);
  const position = await unit.first(findRating, positionId);
  const change = work({ training, position: position && ratingOf(position) }, unit.now());
  const { rating, tries, positions } = change.training;
  unit.write(upsert, playerId, ...columnsOf(rating), tries, JSON.stringify(positions));
  if (change.rated)
    unit.write(upsertRating, positionId, ...columnsOf(change.rated.position), change.rated.reached ? 1 : 0);
  return change;
}

async function trainingOf(queries: Queries, playerId: number): Promise<Training | null> {
  const row = await queries.first(find, playerId);
  if (!row) return null;
  const { tries, positions, ...rating } = row;
  return { rating: ratingOf(rating), tries, positions: JSON.parse(positions) as TrainedPosition[] };
}

function ratingOf({ rating, deviation, volatility }: RatingRow): Rating {
  return {
    rating: rating / HUNDREDTHS,
    deviation: deviation / HUNDREDTHS,
    volatility: volatility / MILLIONTHS,
  };
}

function columnsOf({ rating, deviation, volatility }: Rating): [number, number, number] {
  return [
    Math.round(rating * HUNDREDTHS),
    Math.round(deviation * HUNDREDTHS),
    Math.round(volatility * MILLIONTHS),
  ];
}
