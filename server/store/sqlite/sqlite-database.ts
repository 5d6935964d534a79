import type { Database as Connection, Statement as Prepared } from "better-sqlite3";
import type { AuditEntry, AuditListener } from "../database/audit-event.ts";
import type { GameTime } from "../database/game-time.ts";
import {
  type ByKey,
  type Database,
  type KnownRows,
  LostRaceError,
  type Statement,
  type Unit,
  type Value,
  VersionedRows,
} from "../database/unit.ts";
import type { GroupCommit, Turn } from "./group-commit.ts";
import { inSqlite } from "./open-database.ts";
import type { RecentRows } from "./recent-rows.ts";

type Asked = Statement<readonly Value[], unknown>;
// biome-ignore lint/suspicious/noExplicitAny: the statement asked for has the types.
type Any = any;

/** One statement, prepared once, with which value stands at each of its question marks; null: each at its own. */
interface Ready {
  prepared: Prepared<unknown[], Any>;
  order: readonly number[] | null;
  /** What to call when it writes. */
  outdates: readonly (() => void)[];
}

/** Asks one connection; answers are there at once, but come as promises, as those of other databases do. */
class ConnectionQueries {
  private readonly ready = new Map<string, Ready>();
  private readonly outdated: { beginning: string; callback: () => void }[] = [];
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async all(asked: Asked, ...values: readonly Value[]): Promise<Any[]> {
    const { prepared, order, outdates } = this.prepare(asked);
    for (const outdated of outdates) outdated();
    return prepared.all(...bound(values, order));
  }

  async first(asked: Asked, ...values: readonly Value[]): Promise<Any> {
    const { prepared, order, outdates } = this.prepare(asked);
    for (const outdated of outdates) outdated();
    return prepared.get(...bound(values, order)) ?? null;
  }

  /** Number of rows that the statement has written. */
  write(asked: Asked, values: readonly Value[]): number {
    const { prepared, order, outdates } = this.prepare(asked);
    for (const outdated of outdates) outdated();
    return prepared.run(...bound(values, order)).changes;
  }

  /** Calls back before statements that begin like this. */
  onWrite(beginnings: readonly string[], callback: () => void): void {
    for (const beginning of beginnings) this.outdated.push({ beginning, callback });
    this.ready.clear();
  }

  isReading(asked: Asked): boolean {
    return this.prepare(asked).prepared.readonly;
  }

  private prepare(asked: Asked): Ready {
    const known = this.ready.get(asked.name);
    if (known) return known;
    const { text, order } = inSqlite(asked.sqlite ?? asked.text);
    const outdates = this.outdated
      .filter(({ beginning }) => text.startsWith(beginning))
      .map(({ callback }) => callback);
    const isStraight = order.every((place, index) => place === index);
    const made = {
      prepared: this.connection.prepare<unknown[], Any>(text),
      order: isStraight ? null : order,
      outdates,
    };
    this.ready.set(asked.name, made);
    return made;
  }
}

function bound(values: readonly Value[], order: readonly number[] | null): unknown[] {
  const simple = values.map(simpleValue);
  return order === null ? simple : order.map((place) => simple[place]);
}

/** SQLite has no arrays and no truth. */
function simpleValue(value: Value): unknown {
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === "boolean" ? Number(value) : value;
}

/** Work within the shared transaction, which has locked the whole database. */
class SqliteUnit implements Unit {
  readonly entries: Promise<AuditEntry>[] = [];
  private readonly onceCommitted: (() => void)[] = [];
  private readonly connection: ConnectionQueries;
  private readonly time: GameTime;
  private readonly turn: Turn;

  constructor(connection: ConnectionQueries, time: GameTime, turn: Turn) {
    this.connection = connection;
    this.time = time;
    this.turn = turn;
  }

  private get queries(): ConnectionQueries {
    this.turn.check();
    return this.connection;
  }

  now(): number {
    return this.time.now();
  }

  async lockName(): Promise<void> {}

  async all(asked: Asked, ...values: readonly Value[]): Promise<Any[]> {
    return this.queries.all(asked, ...values);
  }

  async first(asked: Asked, ...values: readonly Value[]): Promise<Any> {
    return this.queries.first(asked, ...values);
  }

  async run(asked: Asked, ...values: readonly Value[]): Promise<number> {
    return this.written(asked, values);
  }

  write(asked: Asked, ...values: readonly Value[]): void {
    this.written(asked, values);
  }

  async claim(asked: Asked, ...values: readonly Value[]): Promise<void> {
    if (this.written(asked, values) !== 1) throw new LostRaceError();
  }

  private written(asked: Asked, values: readonly Value[]): number {
    const rows = this.queries.write(asked, values);
    if (rows > 0) this.turn.writes += 1;
    return rows;
  }

  afterCommit(callback: () => void): void {
    this.onceCommitted.push(callback);
  }

  note(entry: Promise<AuditEntry>): void {
    entry.catch(() => {});
    this.entries.push(entry);
  }

  committed(): void {
    for (const callback of this.onceCommitted) callback();
  }
}

/** Rows with a version that are forgotten as soon as another process has committed. */
class RecentVersionedRows<Key extends string | number, Row extends object> extends VersionedRows<Key, Row> {
  private readonly recent: RecentRows;

  constructor(most: number, recent: RecentRows, sizeOf?: (row: Row) => number) {
    super(most, sizeOf);
    this.recent = recent;
    recent.onForget(() => this.forget());
  }

  override read(key: Key, ask: (known: Row | undefined) => Promise<Row | null>): Promise<Row | null> {
    this.recent.refreshOnceATurn();
    return super.read(key, ask);
  }
}

/** One SQLite file as the subjects of the store ask it. */
export class SqliteDatabase implements Database {
  private readonly queries: ConnectionQueries;
  private readonly commits: GroupCommit;
  private readonly recent: RecentRows;
  private readonly time: GameTime;
  private listener: AuditListener = () => {};

  constructor(connection: Connection, commits: GroupCommit, recent: RecentRows, time: GameTime) {
    this.queries = new ConnectionQueries(connection);
    this.commits = commits;
    this.recent = recent;
    this.time = time;
  }

  onAudited(listener: AuditListener): void {
    this.listener = listener;
  }

  async all(asked: Asked, ...values: readonly Value[]): Promise<Any[]> {
    return this.once(asked, () => this.queries.all(asked, ...values));
  }

  async first(asked: Asked, ...values: readonly Value[]): Promise<Any> {
    return this.once(asked, () => this.queries.first(asked, ...values));
  }

  run(asked: Asked, ...values: readonly Value[]): Promise<number> {
    return this.commits.runSingleWrite(() => this.queries.write(asked, values));
  }

  async unit<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> {
    const { unit, result, entries } = await this.commits.run(async (turn) => {
      const unit = new SqliteUnit(this.queries, this.time, turn);
      const result = await work(unit);
      return { unit, result, entries: await Promise.all(unit.entries) };
    });
    unit.committed();
    for (const entry of entries) this.listener(entry);
    return result;
  }

  now(): Promise<number> {
    return this.recent.reading(() => this.time.now());
  }

  finder<Values extends readonly (string | number | boolean | Buffer)[], Row extends object>({
    one,
  }: ByKey<Values, Row>): (...values: Values) => Promise<Row | null> {
    return (...values) => this.queries.first(one, ...values);
  }

  knownRows<Key extends string | number, Row extends object>(
    _most: number,
    outdatedBy: readonly string[],
  ): KnownRows<Key, Row> {
    const { recent } = this;
    const rows = recent.table<Key, Row>();
    this.queries.onWrite(outdatedBy, () => rows.clear());
    return {
      read: async (key, ask) => {
        recent.refreshOnceATurn();
        const known = rows.get(key);
        if (known) return known;
        const row = await ask(undefined);
        if (row) rows.set(key, row);
        return row;
      },
      known: (key) => rows.get(key),
      keep: (key, row) => void rows.set(key, row),
      keepWritten: (_unit, key, row) => void rows.set(key, row),
    };
  }

  versionedRows<Key extends string | number, Row extends object>(
    most: number,
    sizeOf?: (row: Row) => number,
  ): KnownRows<Key, Row> {
    return new RecentVersionedRows(most, this.recent, sizeOf);
  }

  /** What only reads is asked at once, everything else in the next shared transaction. */
  private once<Answer>(asked: Asked, ask: () => Promise<Answer>): Promise<Answer> {
    return this.queries.isReading(asked) ? ask() : this.commits.runSingleWrite(ask);
  }
}
