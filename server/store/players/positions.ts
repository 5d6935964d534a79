import type { RepeatKey } from "../database/lab-work.ts";
import { type Queries, statement, type Unit } from "../database/unit.ts";
import { findReply, keepReply } from "./labs.ts";
import { lockPlayer } from "./players.ts";
import type { StoreParts } from "./store-parts.ts";
import { type TrainingWork, train } from "./training.ts";

/** How far a player is with the position of a day (`GAP-73`). */
export interface PositionStanding {
  /** Of the position: 1 for the first day. */
  number: number;
  /** Verified tries up to and with the first that reached the goal. */
  tries: number;
  reached: boolean;
  /** Energy that the first try which reached the goal left; null before. */
  energyLeft: number | null;
  /** Whether the goal was reached on the position's own UTC day. */
  onItsDay: boolean;
}

/** How a player solved a position: verified tries, and energy that was left. */
export interface SolvedPosition {
  tries: number;
  energyLeft: number;
}

/** A try that was played again by the rules. */
export interface VerifiedTry {
  number: number;
  reached: boolean;
  energyLeft: number;
  /** Whether it came on the position's own UTC day. */
  onItsDay: boolean;
  /** What the first try of the day also is: one in the training, at the position with this id (`GAP-74`). */
  training?: { positionId: number; work: TrainingWork };
}

/** What a try has changed. */
export interface NotedTry {
  /** false: the goal was reached before, so nothing has changed. */
  counted: boolean;
  standing: PositionStanding;
  /** The numbers of all positions that the player has solved on their own day, this one included. */
  solvedOnTheirDay: number[];
}

/** The standings at positions; see `Store`. */
export interface PositionStore {
  /** The newest position first, so many at most. */
  positionStandings(playerId: number, most: number): Promise<PositionStanding[]>;
  /** The numbers of the positions that the player has solved on their own day. */
  positionsSolvedOnTheirDay(playerId: number): Promise<number[]>;
  /** The reply that was stored for a repeated try; null without one. */
  positionReply<Reply>(playerId: number, repeat: RepeatKey): Promise<Reply | null>;
  /**
   * Counts a try, unless the player had reached the goal before, and stores the reply in the same unit. A repeated
   * request gets the stored reply and counts no more.
   */
  noteTry<Reply>(
    playerId: number,
    tried: VerifiedTry,
    replyOf: (noted: NotedTry) => Reply,
    repeat?: RepeatKey,
  ): Promise<Reply>;
}

type StandingRow = Omit<PositionStanding, "reached" | "onItsDay"> & { onItsDay: number };

const COLUMNS = `number, tries, energy_left AS "energyLeft", on_its_day AS "onItsDay"`;
/** Player, most. */
const list = statement<[number, number], StandingRow>(
  `SELECT ${COLUMNS} FROM position_standings WHERE player_id = ? ORDER BY number DESC LIMIT ?`,
);
/** Player, number. */
const find = statement<[number, number], StandingRow>(
  `SELECT ${COLUMNS} FROM position_standings WHERE player_id = ? AND number = ?`,
);
const solved = statement<[number], { number: number }>(
  "SELECT number FROM position_standings WHERE player_id = ? AND on_its_day = 1 ORDER BY number",
);
/** Player, number, tries, energy left, on its day. */
const upsert = statement<[number, number, number, number | null, number]>(
  `INSERT INTO position_standings (player_id, number, tries, energy_left, on_its_day) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (player_id, number) DO UPDATE
    SET tries = excluded.tries, energy_left = excluded.energy_left, on_its_day = excluded.on_its_day`,
);

function standingOf(row: StandingRow): PositionStanding {
  return { ...row, reached: row.energyLeft !== null, onItsDay: row.onItsDay === 1 };
}

/** The standings at positions of the store. */
export function positionStore({ database }: Pick<StoreParts, "database">): PositionStore {
  return {
    positionStandings: async (playerId, most) => (await database.all(list, playerId, most)).map(standingOf),
    positionsSolvedOnTheirDay: (playerId) => solvedOnTheirDay(database, playerId),
    positionReply: async <Reply>(playerId: number, repeat: RepeatKey) => {
      const stored = await findReply<Reply>(database, playerId, repeat);
      return stored && stored.expiresAt > (await database.now()) ? stored.reply : null;
    },
    noteTry: (playerId, tried, replyOf, repeat) =>
      database.unit((unit) => noteTry(unit, playerId, tried, replyOf, repeat)),
  };
}

async function solvedOnTheirDay(queries: Queries, playerId: number): Promise<number[]> {
  return (await queries.all(solved, playerId)).map(({ number }) => number);
}

async function noteTry<Reply>(
  unit: Unit,
  playerId: number,
  tried: VerifiedTry,
  replyOf: (noted: NotedTry) => Reply,
  repeat: RepeatKey | undefined,
): Promise<Reply> {
  await lockPlayer(unit, playerId);
  const stored = repeat && (await findReply<Reply>(unit, playerId, repeat));
  const now = unit.now();
  if (stored && stored.expiresAt > now) return stored.reply;
  const { number, reached } = tried;
  const before = await unit.first(find, playerId, number);
  const counted = before === null || before.energyLeft === null;
  const standing: PositionStanding = counted
    ? {
        number,
        tries: (before?.tries ?? 0) + 1,
        reached,
        energyLeft: reached ? tried.energyLeft : null,
        onItsDay: reached && tried.onItsDay,
      }
    : standingOf(before);
  const { tries, energyLeft, onItsDay } = standing;
  if (before === null && tried.training)
    await train(unit, playerId, tried.training.positionId, tried.training.work);
  if (counted) unit.write(upsert, playerId, number, tries, energyLeft, onItsDay ? 1 : 0);
  const reply = replyOf({ counted, standing, solvedOnTheirDay: await solvedOnTheirDay(unit, playerId) });
  // A player's tries are bounded by the day, so their replies need no further bound.
  if (repeat) keepReply(unit, playerId, repeat, reply, now, false);
  return reply;
}
