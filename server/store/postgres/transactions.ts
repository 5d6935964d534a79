import { performance } from "node:perf_hooks";
import type { Pool, PoolClient, QueryResult } from "pg";
import type { AuditEntry, AuditListener } from "../database/audit-event.ts";
import { NO_METER, type StoreMeter } from "../database/health.ts";
import { LostRaceError, type Statement, statement, type Unit, type Value } from "../database/unit.ts";
import { databaseError, hasLostRace, isDown, withRetries } from "./errors.ts";
import { SpaceWatch } from "./health.ts";
import { connect } from "./open-pool.ts";
import type { PostgresTime } from "./postgres-time.ts";
import { PostgresQueries } from "./queries.ts";

const lockName = statement<[string], { locked: string }>(
  "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked",
);

/** One transaction. */
export class Transaction extends PostgresQueries implements Unit {
  private readonly clock: () => number;
  private readonly written: Promise<unknown>[] = [];
  private readonly noted: Promise<AuditEntry>[] = [];
  private readonly onceCommitted: (() => void)[] = [];
  /** What failed first, after which the database refuses everything else. */
  failure: unknown = null;

  constructor(client: PoolClient, clock: () => number) {
    super(client);
    this.clock = clock;
  }

  now(): number {
    return this.clock();
  }

  async lockName(name: string): Promise<void> {
    await this.first(lockName, name);
  }

  write<Values extends readonly Value[]>(asked: Statement<Values, never>, ...values: Values): void {
    this.follow(this.run(asked, ...values));
  }

  note(entry: Promise<AuditEntry>): void {
    this.follow(entry);
    this.noted.push(entry);
  }

  async claim<Values extends readonly Value[]>(
    asked: Statement<Values, never>,
    ...values: Values
  ): Promise<void> {
    if ((await this.run(asked, ...values)) !== 1) throw new LostRaceError();
  }

  afterCommit(callback: () => void): void {
    this.onceCommitted.push(callback);
  }

  committed(): void {
    for (const callback of this.onceCommitted) callback();
  }

  /** Resolves when everything was written that nobody has waited for. */
  async settled(): Promise<void> {
    await Promise.all(this.written);
  }

  /** What the transaction has noted in the audit log, once it was written. */
  entries(): Promise<AuditEntry[]> {
    return Promise.all(this.noted);
  }

  protected override async send<Row extends object>(
    asked: Pick<Statement<Value[]>, "name" | "text">,
    values: readonly Value[],
  ): Promise<QueryResult<Row>> {
    try {
      return await super.send<Row>(asked, values);
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }

  private follow(written: Promise<unknown>): void {
    written.catch((error: unknown) => {
      this.failure ??= error;
    });
    this.written.push(written);
  }
}

/** How far work came. */
interface Progress {
  committing: boolean;
  attempts: number;
}

/** Runs work in transactions on the connections of a pool. */
export class Transactions {
  private readonly pool: Pool;
  private readonly time: PostgresTime;
  private readonly meter: StoreMeter;
  private readonly space: SpaceWatch;
  private listener: AuditListener = () => {};

  constructor(pool: Pool, time: PostgresTime, meter: StoreMeter = NO_METER, space = new SpaceWatch()) {
    this.space = space;
    this.meter = meter;
    this.pool = pool;
    this.time = time;
  }

  /** Calls the listener with what is noted in the audit log, once it is committed. */
  onAudited(listener: AuditListener): void {
    this.listener = listener;
  }

  /**
   * Runs the work and commits it; resolves when it is durable. It is run again where another transaction was faster, and
   * where the database went away before the commit, so it must do nothing but ask and write.
   */
  async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const askedAt = performance.now();
    const progress = { committing: false, attempts: 0 };
    let done = false;
    try {
      const result = await withRetries(
        () => this.attempt(work, progress),
        // What was lost after the commit was sent may have been carried out.
        (error) => hasLostRace(error) || (isDown(error) && !progress.committing),
      );
      done = true;
      return result;
    } catch (error) {
      this.space.noteFailure(error);
      throw error;
    } finally {
      for (let repeated = 1; repeated < progress.attempts; repeated++) this.meter.repeated();
      this.meter.ended(performance.now() - askedAt, done);
    }
  }

  private async attempt<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    progress: Progress,
  ): Promise<Result> {
    progress.committing = false;
    progress.attempts += 1;
    const client = await connect(this.pool);
    const { transaction, result } = await this.commit(client, work, progress);
    client.release();
    transaction.committed();
    for (const entry of await transaction.entries()) this.listener(entry);
    return result;
  }

  private async commit<Result>(
    client: PoolClient,
    work: (transaction: Transaction) => Promise<Result>,
    progress: Progress,
  ): Promise<{ transaction: Transaction; result: Result }> {
    let transaction: Transaction | null = null;
    try {
      const begun = told(client, "BEGIN");
      begun.catch(() => {});
      transaction = new Transaction(client, await this.time.clockFor(new PostgresQueries(client)));
      const result = await work(transaction);
      const kept = this.time.keep(transaction);
      progress.committing = true;
      const [{ command }] = await Promise.all([told(client, "COMMIT"), begun, kept, transaction.settled()]);
      if (command !== "COMMIT") throw new Error(`The transaction ended with ${command}`);
      return { transaction, result };
    } catch (error) {
      const reason = transaction?.failure ?? error;
      await giveBack(client, reason);
      throw reason;
    }
  }
}

async function told(client: PoolClient, command: "BEGIN" | "COMMIT"): Promise<QueryResult> {
  try {
    return await client.query(command);
  } catch (error) {
    throw databaseError(error);
  }
}

/** Gives the connection back after a failure. It ends where the database went down: the next one may lead elsewhere. */
async function giveBack(client: PoolClient, failure: unknown): Promise<void> {
  try {
    if (isDown(failure)) throw failure;
    await client.query("ROLLBACK");
    client.release();
  } catch {
    client.release(true);
  }
}
