import { randomInt } from "node:crypto";
import { type Counted, cloneLab, type Lab } from "../../rules/index.ts";
import { PlayerGoneError } from "./errors.ts";
import { addLabDays, labDaysOf } from "./lab-days.ts";
import { costsNothing, type LabAnswer, type LabWork, type Repeatable, type RepeatKey } from "./lab-work.ts";
import { type CountRow, counted } from "./limits.ts";
import { type ByKey, type Database, type KnownRows, type Queries, statement, type Unit } from "./unit.ts";

/** How long a reply is kept for repeated requests (`api-contract.md` 4.0). */
export const KEPT_MS = 600_000;

const select = statement<[number, string, string], { reply: string; expiresAt: number }>(
  `SELECT reply, expires_at AS "expiresAt" FROM stored_replies
   WHERE player_id = $1 AND request_id = $2 AND call = $3`,
);
const selectFree = statement<[number, number], CountRow>(
  `SELECT count(*) AS count, min(expires_at) AS first FROM stored_replies
   WHERE player_id = $1 AND free AND expires_at > $2`,
);

// The row of an expired reply may still exist.
const upsert = statement<[number, string, string, string, number, boolean]>(
  `INSERT INTO stored_replies (player_id, request_id, call, reply, expires_at, free) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (player_id, request_id, call) DO UPDATE
   SET reply = excluded.reply, expires_at = excluded.expires_at, free = excluded.free`,
);

/** The reply that was stored for a repeated request, and until when it counts; undefined without one. */
async function findReply<Reply>(
  queries: Queries,
  playerId: number,
  { requestId, call }: RepeatKey,
): Promise<{ reply: Reply; expiresAt: number } | undefined> {
  const row = await queries.first(select, playerId, requestId, call);
  return row ? { reply: JSON.parse(row.reply), expiresAt: row.expiresAt } : undefined;
}

/** Number of the player's kept replies to changes that cost nothing. */
async function countFreeReplies(queries: Queries, playerId: number, now: number): Promise<Counted> {
  return counted(await queries.first(selectFree, playerId, now), now);
}

/** Stores a reply in the unit of its change. */
function keepReply(
  unit: Unit,
  playerId: number,
  { requestId, call }: RepeatKey,
  reply: unknown,
  now: number,
  free: boolean,
): void {
  unit.write(upsert, playerId, requestId, call, JSON.stringify(reply), now + KEPT_MS, free);
}

const MOST_KNOWN = 20_000;
const OUTDATED_BY = ["DELETE FROM labs"];

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

/** By the player and the revision that this process knows, or 0. */
const byPlayer: ByKey<[number, number], FoundRow> = {
  one: statement(
    `SELECT revision, CASE WHEN revision = $2 THEN NULL ELSE state END AS state FROM labs WHERE player_id = $1`,
  ),
  many: statement(
    `SELECT number, labs.revision, CASE WHEN labs.revision = asked.revision THEN NULL ELSE state END AS state
     FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS asked (player_id, revision, number)
     JOIN labs USING (player_id)`,
  ),
};

const selectForUpdate = statement<[number, number], FoundRow>(`${byPlayer.one.text} FOR UPDATE`);
const insert = statement<[number, number, string]>(
  "INSERT INTO labs (player_id, revision, state) VALUES ($1, $2, $3)",
);
const update = statement<[string, number, number, number]>(
  "UPDATE labs SET state = $1, revision = $2 WHERE player_id = $3 AND revision = $4",
);

const MOST_REVISION = 2 ** 31;

/** The revision of a changed lab; 0 stands for none. */
export function newRevision(): number {
  return randomInt(1, MOST_REVISION);
}

/** The labs: one row of JSON per player, with a revision that every change checks. */
export class Labs {
  readonly known: KnownRows<number, LabRow>;
  private readonly find: (playerId: number, knownRevision: number) => Promise<FoundRow | null>;

  constructor(database: Database) {
    this.known = database.knownRows(MOST_KNOWN, OUTDATED_BY);
    this.find = database.finder(byPlayer);
  }

  create(unit: Unit, playerId: number, lab: Lab): void {
    unit.write(insert, playerId, newRevision(), JSON.stringify(lab));
  }

  /** The known lab, which must not be changed; the next change makes a new object. */
  async read(playerId: number): Promise<Readonly<Lab>> {
    const row = await this.row(playerId, (revision) => this.find(playerId, revision));
    return row.lab;
  }

  /** Locks the lab for the rest of the unit. */
  lock(unit: Unit, playerId: number): Promise<LabRow> {
    return this.row(playerId, (revision) => unit.first(selectForUpdate, playerId, revision));
  }

  /** Locks the lab, runs the work, and stores the lab if it changed. */
  async change<Reply>(
    unit: Unit,
    playerId: number,
    work: LabWork<Reply>,
    repeat?: Repeatable,
  ): Promise<LabAnswer<Reply>> {
    // The second statement sees what was committed before the lock: the first of two equal requests has stored its reply.
    const [row, stored] = await Promise.all([
      this.lock(unit, playerId),
      repeat && findReply<Reply>(unit, playerId, repeat),
    ]);
    const now = unit.now();
    if (stored && stored.expiresAt > now) return { ok: true, reply: stored.reply };
    const lab = cloneLab(row.lab);
    const answer = work(lab, now);
    if (!answer.ok) return answer;
    const free = costsNothing(row.lab, lab);
    const refusal = repeat && free && repeat.whyNotFree(await countFreeReplies(unit, playerId, now));
    if (refusal) return { ok: false, refusal };
    const changed = JSON.stringify(lab);
    if (changed !== row.state) {
      const revision = newRevision();
      unit.write(update, changed, revision, playerId, row.revision);
      this.known.keepWritten(unit, playerId, { revision, state: changed, lab });
    }
    addLabDays(unit, playerId, labDaysOf(now, answer.events));
    if (repeat) keepReply(unit, playerId, repeat, answer.reply, now, free);
    return answer;
  }

  private async row(
    playerId: number,
    find: (knownRevision: number) => Promise<FoundRow | null>,
  ): Promise<LabRow> {
    const row = await this.known.read(playerId, async (known) => {
      const found = await find(known?.revision ?? 0);
      if (!found) return null;
      const { revision, state } = found;
      return state === null ? (known ?? null) : { revision, state, lab: JSON.parse(state) };
    });
    if (!row) throw new PlayerGoneError();
    return row;
  }
}
