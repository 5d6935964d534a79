import { LRUCache } from "lru-cache";
import { cloneLab, type Lab } from "../../../rules/index.ts";
import { costsNothing } from "../costs-nothing.ts";
import type { LabAnswer, LabWork } from "../lab-work.ts";
import type { Repeatable } from "../store.ts";
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

const select = statement<[number[], number[]], FoundRow & Numbered>(
  `SELECT number, labs.revision, CASE WHEN labs.revision = asked.revision THEN NULL ELSE state END AS state
   FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS asked (player_id, revision, number)
   JOIN labs USING (player_id)`,
);
const selectForUpdate = statement<[number, number], FoundRow>(
  `SELECT revision, CASE WHEN revision = $2 THEN NULL ELSE state END AS state
   FROM labs WHERE player_id = $1 FOR UPDATE`,
);
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
    transaction.write(insert, playerId, JSON.stringify(lab));
  }

  /** The cached lab, which must not be changed; the next change makes a new object. */
  async read(playerId: number): Promise<Readonly<Lab>> {
    const known = this.cached.get(playerId);
    const found = await this.lookup.find({ playerId, revision: known?.revision ?? 0 });
    return this.row(playerId, known, found).lab;
  }

  /** Locks the lab, runs the work, and stores the lab if it changed. */
  async change<Reply>(
    transaction: Transaction,
    playerId: number,
    work: LabWork<Reply>,
    repeat?: Repeatable,
  ): Promise<LabAnswer<Reply>> {
    const known = this.cached.get(playerId);
    const found = await transaction.first(selectForUpdate, playerId, known?.revision ?? 0);
    const row = this.row(playerId, known, found);
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

  private row(playerId: number, known: LabRow | undefined, found: FoundRow | null): LabRow {
    if (!found) throw new Error("A player without a lab");
    if (found.state === null && known) return known;
    const state = found.state ?? "";
    const row = { revision: found.revision, state, lab: JSON.parse(state) };
    this.cached.set(playerId, row);
    return row;
  }
}
