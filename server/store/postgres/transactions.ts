import { setTimeout as pause } from "node:timers/promises";
import type { Pool, PoolClient, QueryResult } from "pg";
import { databaseError, hasLostRace, isDown, LostRaceError } from "./database-errors.ts";
import { connect } from "./open-pool.ts";
import type { PostgresTime } from "./postgres-time.ts";
import { Queries, type Statement, type Value } from "./queries.ts";

/** How long to wait before each further attempt: one by one they spread the transactions that met. */
const PAUSES_MS = [1, 10, 40, 160] as const;

/** One transaction. What it reads it should lock, so that nobody changes it before the commit. */
export class Transaction extends Queries {
  private readonly clock: () => number;
  private readonly written: Promise<unknown>[] = [];
  /** Why the first write failed, after which the database refuses everything else. */
  failure: unknown = null;

  constructor(client: PoolClient, clock: () => number) {
    super(client);
    this.clock = clock;
  }

  /** The game's time. Read it after the locks: whoever waited for one comes later. */
  now(): number {
    return this.clock();
  }

  /** Writes without waiting for the answer: it travels with what follows, and its failure fails the commit. */
  write<Values extends readonly Value[]>(asked: Statement<Values, never>, ...values: Values): void {
    const answer = this.run(asked, ...values);
    answer.catch((error: unknown) => {
      this.failure ??= error;
    });
    this.written.push(answer);
  }

  /** Writes what only this transaction may write: if another one was faster, everything begins anew. */
  async claim<Values extends readonly Value[]>(
    asked: Statement<Values, never>,
    ...values: Values
  ): Promise<void> {
    if ((await this.run(asked, ...values)) !== 1) throw new LostRaceError();
  }

  /** Resolves when everything was written that nobody has waited for. */
  async settled(): Promise<void> {
    await Promise.all(this.written);
  }
}

/** How far an attempt came: what failed before its commit was sent has changed nothing. */
interface Progress {
  committing: boolean;
}

/** Runs work in transactions on the connections of a pool. */
export class Transactions {
  private readonly pool: Pool;
  private readonly time: PostgresTime;

  constructor(pool: Pool, time: PostgresTime) {
    this.pool = pool;
    this.time = time;
  }

  /**
   * Runs the work and commits it; resolves when it is durable. It is run again where another transaction was faster, and
   * where the database went away before the commit, so it must do nothing but ask and write.
   */
  async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (const pauseMs of PAUSES_MS) {
      const progress = { committing: false };
      try {
        return await this.attempt(work, progress);
      } catch (error) {
        if (!hasLostRace(error) && (progress.committing || !isDown(error))) throw error;
        await pause(pauseMs);
      }
    }
    return this.attempt(work, { committing: false });
  }

  private async attempt<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    progress: Progress,
  ): Promise<Result> {
    const client = await connect(this.pool);
    let transaction: Transaction | null = null;
    try {
      const begun = told(client, "BEGIN");
      begun.catch(() => {});
      transaction = new Transaction(client, await this.time.clockFor(new Queries(client)));
      const result = await work(transaction);
      const kept = this.time.keep(transaction);
      progress.committing = true;
      const [{ command }] = await Promise.all([told(client, "COMMIT"), begun, kept, transaction.settled()]);
      if (command !== "COMMIT") throw new Error(`The transaction ended with ${command}`);
      client.release();
      return result;
    } catch (error) {
      await rollBack(client);
      throw transaction?.failure ?? error;
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

/** Gives the connection back, or ends it if it is lost. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch {
    client.release(true);
  }
}
