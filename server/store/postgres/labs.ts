import { LRUCache } from "lru-cache";
import { cloneLab, type Lab } from "../../../rules/index.ts";
import { costsNothing } from "../costs-nothing.ts";
import type { LabAnswer, LabWork } from "../lab-work.ts";
import type { Repeatable } from "../store.ts";
import { type Queries, statement } from "./queries.ts";
import { countFreeReplies, findReply, keepReply } from "./replies.ts";
import type { Transaction } from "./transactions.ts";

const MOST_CACHED = 20_000;

interface LabRow {
  revision: number;
  state: string;
  lab: Lab;
}

/** A lab as it is stored; without its state where that is the one the process knows. */
interface FoundRow {
  revision: number;
  state: string | null;
}

const FIND = `SELECT revision, CASE WHEN revision = $2 THEN NULL ELSE state END AS state
  FROM labs WHERE player_id = $1`;
const select = statement<[number, number], FoundRow>(FIND);
const selectForUpdate = statement<[number, number], FoundRow>(`${FIND} FOR UPDATE`);
const insert = statement<[number, string]>(
  "INSERT INTO labs (player_id, revision, state) VALUES ($1, 1, $2)",
);
const update = statement<[string, number, number]>(
  "UPDATE labs SET state = $1, revision = revision + 1 WHERE player_id = $2 AND revision = $3",
);

/**
 * The labs: one row of JSON per player, with a revision that every change checks. Labs that were read are cached; every
 * reading asks for the revision, so the cache never hides what another process has written.
 */
export class Labs {
  private readonly cached = new LRUCache<number, LabRow>({ max: MOST_CACHED });

  create(transaction: Transaction, playerId: number, lab: Lab): void {
    transaction.write(insert, playerId, JSON.stringify(lab));
  }

  /** The cached lab, which must not be changed; the next change makes a new object. */
  async read(queries: Queries, playerId: number): Promise<Readonly<Lab>> {
    return (await this.row(queries, playerId, select)).lab;
  }

  /** Locks the lab, runs the work, and stores the lab if it changed. */
  async change<Reply>(
    transaction: Transaction,
    playerId: number,
    work: LabWork<Reply>,
    repeat?: Repeatable,
  ): Promise<LabAnswer<Reply>> {
    const row = await this.row(transaction, playerId, selectForUpdate);
    // After the lock, so that the first of two equal requests has stored its reply.
    const now = transaction.now();
    const stored = repeat && (await findReply<Reply>(transaction, playerId, repeat, now));
    if (stored) return { ok: true, reply: stored.reply };
    const lab = cloneLab(row.lab);
    const answer = work(lab, now);
    if (!answer.ok) return answer;
    const free = costsNothing(row.lab, lab);
    const refusal = repeat && free && repeat.whyNotFree(await countFreeReplies(transaction, playerId, now));
    if (refusal) return { ok: false, refusal };
    const changed = JSON.stringify(lab);
    if (changed !== row.state) transaction.write(update, changed, playerId, row.revision);
    if (repeat) keepReply(transaction, playerId, repeat, answer.reply, now, free);
    return answer;
  }

  private async row(queries: Queries, playerId: number, asked: typeof select): Promise<LabRow> {
    const known = this.cached.get(playerId);
    const found = await queries.first(asked, playerId, known?.revision ?? 0);
    if (!found) throw new Error("A player without a lab");
    if (found.state === null && known) return known;
    const state = found.state ?? "";
    const row = { revision: found.revision, state, lab: JSON.parse(state) };
    this.cached.set(playerId, row);
    return row;
  }
}
