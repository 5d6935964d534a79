import { randomInt } from "node:crypto";
import { cloneLab, type Lab } from "../../../rules/index.ts";
import { costsNothing } from "../costs-nothing.ts";
import { type LabDay, labDaysOf } from "../lab-days.ts";
import type { LabAnswer, LabWork } from "../lab-work.ts";
import { PlayerGoneError } from "../player-gone-error.ts";
import type { Repeatable } from "../store.ts";
import { CachedRows } from "./cached-rows.ts";
import { ADD_LAB_DAYS, addLabDays, type LabDayValues, labDayValues } from "./lab-days.ts";
import { Lookup, type Numbered } from "./lookup.ts";
import { type Queries, statement } from "./queries.ts";
import { countFreeReplies, findReply, keepReply } from "./replies.ts";
import type { Transaction } from "./transactions.ts";

const MOST_CACHED = 20_000;

/** `revision`: the one that this process knows, or 0. */
interface AskedLab {
  playerId: number;
  revision: number;
}

export interface LabRow {
  /**
   * Random, so that it names one attempt to change one lab: a counter would be the same for a change that was lost in a
   * failover and for the one that came in its place.
   */
  revision: number;
  state: string;
  lab: Lab;
}

/** A lab as it is stored; without its state where that is the one the process knows. */
interface FoundRow {
  revision: number;
  state: string | null;
}

const select = statement<[number[], number[]], FoundRow & Numbered>(
  `SELECT number, labs.revision, CASE WHEN labs.revision = asked.revision THEN NULL ELSE state END AS state
   FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS asked (player_id, revision, number)
   JOIN labs USING (player_id)`,
);
const selectForUpdate = statement<[number, number], FoundRow>(
  `SELECT revision, CASE WHEN revision = $2 THEN NULL ELSE state END AS state
   FROM labs WHERE player_id = $1 FOR UPDATE`,
);
const insert = statement<[number, number, string]>(
  "INSERT INTO labs (player_id, revision, state) VALUES ($1, $2, $3)",
);
const update = statement<[string, number, number, number]>(
  "UPDATE labs SET state = $1, revision = $2 WHERE player_id = $3 AND revision = $4",
);
const updateWithDays = statement<[string, number, number, number, ...LabDayValues]>(
  `WITH changed AS (
     UPDATE labs SET state = $1, revision = $2 WHERE player_id = $3 AND revision = $4 RETURNING player_id
   ) ${ADD_LAB_DAYS("changed", 5)}`,
);
const updateRevision = statement<[number, number, number]>(
  "UPDATE labs SET revision = $1 WHERE player_id = $2 AND revision = $3",
);
const MOST_REVISION = 2 ** 31;

/** The revision of a changed lab; 0 stands for none. */
export function newRevision(): number {
  return randomInt(1, MOST_REVISION);
}

/** The labs: one row of JSON per player, with a revision that every change checks. */
export class Labs {
  readonly cached = new CachedRows<number, LabRow>(MOST_CACHED);
  private readonly lookup: Lookup<AskedLab, FoundRow & Numbered>;

  constructor(queries: Queries) {
    this.lookup = new Lookup((asked) =>
      queries.all(
        select,
        asked.map(({ playerId }) => playerId),
        asked.map(({ revision }) => revision),
      ),
    );
  }

  create(transaction: Transaction, playerId: number, lab: Lab): void {
    transaction.write(insert, playerId, newRevision(), JSON.stringify(lab));
  }

  /** The cached lab, which must not be changed; the next change makes a new object. */
  async read(playerId: number): Promise<Readonly<Lab>> {
    const row = await this.row(playerId, (revision) => this.lookup.find({ playerId, revision }));
    return row.lab;
  }

  /** The lab that this process knows, which may not be the latest. */
  known(playerId: number): LabRow | undefined {
    return this.cached.known(playerId);
  }

  /**
   * Stores a lab in place of the one with a revision, if that is still the stored one, with what it made and spent;
   * commits by itself.
   */
  async replace(
    queries: Queries,
    playerId: number,
    replaced: number,
    row: LabRow,
    days: readonly LabDay[],
  ): Promise<boolean> {
    const values = [row.state, row.revision, playerId, replaced] as const;
    const written =
      days.length === 0
        ? await queries.run(update, ...values)
        : await queries.run(updateWithDays, ...values, ...labDayValues(days));
    const stored = written > 0;
    if (stored) this.cached.keep(playerId, row);
    return stored;
  }

  /** Gives a lab that still has this revision another one: a statement that is yet to arrive finds it no more. */
  outdate(transaction: Transaction, playerId: number, revision: number): void {
    transaction.write(updateRevision, newRevision(), playerId, revision);
  }

  /** Locks the lab for the rest of the transaction. */
  lock(transaction: Transaction, playerId: number): Promise<LabRow> {
    return this.row(playerId, (revision) => transaction.first(selectForUpdate, playerId, revision));
  }

  /** Locks the lab, runs the work, and stores the lab if it changed. */
  async change<Reply>(
    transaction: Transaction,
    playerId: number,
    work: LabWork<Reply>,
    repeat?: Repeatable,
  ): Promise<LabAnswer<Reply>> {
    // The second statement sees what was committed before the lock: the first of two equal requests has stored its reply.
    const [row, stored] = await Promise.all([
      this.lock(transaction, playerId),
      repeat && findReply<Reply>(transaction, playerId, repeat),
    ]);
    const now = transaction.now();
    if (stored && stored.expiresAt > now) return { ok: true, reply: stored.reply };
    const lab = cloneLab(row.lab);
    const answer = work(lab, now);
    if (!answer.ok) return answer;
    const free = costsNothing(row.lab, lab);
    const refusal = repeat && free && repeat.whyNotFree(await countFreeReplies(transaction, playerId, now));
    if (refusal) return { ok: false, refusal };
    const changed = JSON.stringify(lab);
    if (changed !== row.state) {
      const revision = newRevision();
      transaction.write(update, changed, revision, playerId, row.revision);
      this.cached.keepWritten(transaction, playerId, { revision, state: changed, lab });
    }
    addLabDays(transaction, playerId, labDaysOf(now, answer.events));
    if (repeat) keepReply(transaction, playerId, repeat, answer.reply, now, free);
    return answer;
  }

  private async row(
    playerId: number,
    find: (knownRevision: number) => Promise<FoundRow | null>,
  ): Promise<LabRow> {
    const row = await this.cached.read(playerId, async (known) => {
      const found = await find(known?.revision ?? 0);
      if (!found) return null;
      const { revision, state } = found;
      return state === null ? (known ?? null) : { revision, state, lab: JSON.parse(state) };
    });
    if (!row) throw new PlayerGoneError();
    return row;
  }
}
