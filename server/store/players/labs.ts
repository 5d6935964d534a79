import { randomInt } from "node:crypto";
import {
  type Amount,
  type Counted,
  cloneLab,
  type Lab,
  type LabEvent,
  RESOURCE_NAMES,
  type ResourceName,
  resourceFlow,
} from "../../../rules/index.ts";
import { PlayerGoneError } from "../database/errors.ts";
import { DAY_MS } from "../database/health.ts";
import {
  costsNothing,
  type LabAnswer,
  type LabWork,
  type Repeatable,
  type RepeatKey,
} from "../database/lab-work.ts";
import {
  type ByKey,
  type Database,
  type KnownRows,
  type Queries,
  statement,
  type Unit,
} from "../database/unit.ts";
import { type CountRow, counted } from "./limits.ts";

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
export async function findReply<Reply>(
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
export function keepReply(
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

/** Days of a lab's statistics that are kept, the present one included. */
export const KEPT_LAB_DAYS = 90;

/** What a lab made and spent of one resource on one day. */
export interface LabDay {
  /** UTC day, counted from the first of January 1970. */
  day: number;
  resource: ResourceName;
  made: Amount;
  spent: Amount;
}

/** The statistics of labs: at most one row a day and resource; see `Store`. */
export interface LabDayStore {
  /** What the player's lab made and spent on the kept days, the oldest first. */
  labDays(playerId: number): Promise<LabDay[]>;
}

/** The UTC day of a moment. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** The first day of those that are kept. */
export function firstKeptDay(now: number): number {
  return dayOf(now) - KEPT_LAB_DAYS + 1;
}

/** What these events add to the statistics, one for each resource that they changed. */
export function labDaysOf(now: number, events: readonly LabEvent[] = []): LabDay[] {
  const { made, spent } = resourceFlow(events);
  return RESOURCE_NAMES.filter((name) => made[name] !== 0 || spent[name] !== 0).map((resource) => ({
    day: dayOf(now),
    resource,
    made: made[resource],
    spent: spent[resource],
  }));
}

const selectDays = statement<[number, number], LabDay>(
  "SELECT day, resource, made, spent FROM lab_days WHERE player_id = $1 AND day >= $2 ORDER BY day, resource",
);
const add = statement<[number, number, string, number, number]>(
  `INSERT INTO lab_days (player_id, day, resource, made, spent) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (player_id, day, resource)
   DO UPDATE SET made = lab_days.made + excluded.made, spent = lab_days.spent + excluded.spent`,
);

/** Adds to what a lab made and spent, within the unit of the change. */
export function addLabDays(unit: Unit, playerId: number, days: readonly LabDay[]): void {
  for (const { day, resource, made, spent } of days) unit.write(add, playerId, day, resource, made, spent);
}

export function labDays(queries: Queries, playerId: number, sinceDay: number): Promise<LabDay[]> {
  return queries.all(selectDays, playerId, sinceDay);
}
