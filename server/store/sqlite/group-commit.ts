import { performance } from "node:perf_hooks";
import type { Database, Statement } from "better-sqlite3";
import { NO_METER, type StoreMeter } from "../database/health.ts";
import type { RecentRows } from "./recent-rows.ts";

const CODE = "SQLITE_BUSY";

/** Whether an error only means that another process holds a lock: trying again may help. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith(CODE);
}

/** The error SQLite would throw, for work that is refused without asking it. */
function busyError(): Error {
  return Object.assign(new Error("database is locked"), { code: CODE });
}

/**
 * Number of event loop turns that share a transaction, so that requests that arrive while the last answers
 * are written can join. With 64 connections that ask without a pause, three turns make a request 5% cheaper
 * than two, and four no cheaper than three.
 */
const TURNS = 3;
/** Pauses between attempts to get the write lock that another process holds; the last one is repeated. */
const PAUSES_MS = [1, 2, 5, 10, 15, 20, 25] as const;
const LONGEST_PAUSE_MS = 25;
/** Maximum number of jobs that wait for that lock: further ones are refused at once. */
const MOST_WAITING = 10_000;

interface Job {
  /** Whether the job writes at most once, with its last statement: a failing statement undoes itself. */
  single: boolean;
  /** When the job fails without the write lock, in milliseconds since the process started. */
  deadline: number;
  /** Runs the job and keeps its result; a promise while the job awaits what it has asked. */
  perform(turn: Turn): void | Promise<void>;
  succeed(): void;
  fail(error: unknown): void;
}

/**
 * The requests of a few turns of the event loop share one transaction and therefore one wait for the disk.
 * One that fails does not undo the others: see `performed`. All are answered after the COMMIT.
 *
 * While another process holds the write lock they wait in order, up to `busyMs` each, without blocking the
 * event loop: reads and everything else without a lock are answered meanwhile.
 */
export class GroupCommit {
  private waiting: Job[] = [];
  /** Refusals of the write lock since it was last obtained. */
  private refusals = 0;
  private readonly database: Database;
  private readonly begin: Statement;
  private readonly commit: Statement;
  private readonly savepoint: Statement;
  private readonly release: Statement;
  private readonly rollbackToSavepoint: Statement;

  private readonly recent: RecentRows;
  private readonly busyMs: number;
  private readonly beforeCommit: () => void;
  private readonly meter: StoreMeter;

  /**
   * The database must not wait for locks by itself (`busy_timeout` 0), as that would block the event loop.
   * `beforeCommit` runs at the end of each transaction.
   */
  constructor(
    database: Database,
    recent: RecentRows,
    busyMs: number,
    beforeCommit = () => {},
    meter: StoreMeter = NO_METER,
  ) {
    this.database = database;
    this.recent = recent;
    this.busyMs = busyMs;
    this.beforeCommit = beforeCommit;
    this.meter = meter;
    // IMMEDIATE takes the write lock before anything is read, so that a job's data cannot change under it.
    this.begin = database.prepare("BEGIN IMMEDIATE");
    this.commit = database.prepare("COMMIT");
    this.savepoint = database.prepare("SAVEPOINT job");
    this.release = database.prepare("RELEASE job");
    this.rollbackToSavepoint = database.prepare("ROLLBACK TO job");
  }

  /**
   * Runs `work` within the next shared transaction; resolves when it is durable. What it awaits must be there in the
   * same turn of the event loop, as the answers of this database are: all others wait for it.
   */
  run<Result>(work: (turn: Turn) => Result | Promise<Result>): Promise<Result> {
    return this.enqueue(work, false);
  }

  /** The same for work whose only write is its last statement: it needs no savepoint of its own. */
  runSingleWrite<Result>(work: (turn: Turn) => Result | Promise<Result>): Promise<Result> {
    return this.enqueue(work, true);
  }

  /** Number of jobs that wait for the next transaction. */
  get waitingJobs(): number {
    return this.waiting.length;
  }

  /** Runs one last transaction: resolves when all waiting jobs were committed or have failed. */
  async end(): Promise<void> {
    await this.run(() => null).catch(() => null);
  }

  private enqueue<Result>(work: (turn: Turn) => Result | Promise<Result>, single: boolean): Promise<Result> {
    if (this.refusals > 0 && this.waiting.length >= MOST_WAITING) return Promise.reject(busyError());
    const askedAt = performance.now();
    const ended = (done: boolean) => this.meter.ended(performance.now() - askedAt, done);
    return new Promise((resolve, reject) => {
      let result: { value: Result } | undefined;
      this.waiting.push({
        single,
        deadline: askedAt + this.busyMs,
        perform: (turn) => {
          const worked = work(turn);
          if (!(worked instanceof Promise)) {
            result = { value: worked };
            return;
          }
          return worked.then((value) => {
            result = { value };
          });
        },
        succeed: () => {
          ended(true);
          if (result) resolve(result.value);
          else reject(new Error("A job was never performed"));
        },
        fail: (error) => {
          ended(false);
          reject(error);
        },
      });
      if (this.waiting.length === 1) this.flushAfter(TURNS);
    });
  }

  private flushAfter(turns: number): void {
    setImmediate(() => (turns > 1 ? this.flushAfter(turns - 1) : void this.flush()));
  }

  /** Runs and commits all waiting jobs, within one turn of the event loop. Never rejects. */
  private async flush(): Promise<void> {
    const turn = new Turn();
    const jobs = this.waiting;
    this.waiting = [];
    try {
      const answers = await turn.within(this.performed(jobs, turn));
      this.refusals = 0;
      for (const answer of answers) answer();
    } catch (error) {
      this.recent.forget();
      this.rollBack();
      if (isBusy(error)) this.tryAgain(jobs, error);
      else for (const job of jobs) job.fail(error);
    }
  }

  /**
   * The answers of all jobs, once they are committed. Hardly one fails after it has written, so they begin without
   * savepoints, which cost as much as a write; if one does, all begin anew with them.
   */
  private async performed(jobs: readonly Job[], turn: Turn): Promise<(() => void)[]> {
    const answers = await this.performAll(jobs, turn, false);
    if (answers !== null) return answers;
    this.rollBack();
    return (await this.performAll(jobs, turn, true)) ?? [];
  }

  /** null, and nothing committed, if a job without a savepoint has failed after it had written. */
  private async performAll(
    jobs: readonly Job[],
    turn: Turn,
    withSavepoints: boolean,
  ): Promise<(() => void)[] | null> {
    const answers: (() => void)[] = [];
    this.begin.run();
    this.recent.refresh();
    for (const job of jobs) {
      const hasSavepoint = withSavepoints && !job.single;
      const writesBefore = turn.writes;
      if (hasSavepoint) this.savepoint.run();
      try {
        const performing = job.perform(turn);
        if (performing) await performing;
        turn.check();
        answers.push(job.succeed);
      } catch (error) {
        turn.check();
        // An error of the disk may end the whole transaction: then nothing of it can be committed.
        if (!this.database.inTransaction) throw error;
        this.recent.forget();
        if (hasSavepoint) this.rollbackToSavepoint.run();
        else if (turn.writes > writesBefore) return null;
        answers.push(() => job.fail(error));
      }
      if (hasSavepoint) this.release.run();
    }
    this.beforeCommit();
    this.commit.run();
    return answers;
  }

  /** Never throws: no caller of `flush` could catch it. */
  private rollBack(): void {
    try {
      if (this.database.inTransaction) this.database.exec("ROLLBACK");
    } catch {
      // The next BEGIN fails while the transaction is open, and this is tried again after it.
    }
  }

  /** Keeps the jobs within their deadline, in order, and tries again after a pause. */
  private tryAgain(jobs: Job[], error: unknown): void {
    const now = performance.now();
    const late = jobs.filter(({ deadline }) => deadline <= now);
    this.waiting = jobs.filter(({ deadline }) => deadline > now);
    if (this.waiting.length > 0) {
      this.meter.repeated();
      setTimeout(() => void this.flush(), PAUSES_MS[this.refusals] ?? LONGEST_PAUSE_MS);
      this.refusals += 1;
    } else this.refusals = 0;
    for (const job of late) job.fail(error);
  }
}

class TurnEndedError extends Error {
  constructor() {
    super(
      "Work in a transaction has awaited something else than its database, while all others waited for it",
    );
  }
}

/** One turn of the event loop, in which the jobs of a transaction have to be done. */
export class Turn {
  /** Number of statements that have changed rows for a unit. */
  writes = 0;
  private isOver = false;
  private readonly ended: Promise<never>;

  constructor() {
    this.ended = new Promise((_, reject) => {
      setImmediate(() => {
        this.isOver = true;
        reject(new TurnEndedError());
      });
    });
    this.ended.catch(() => {});
  }

  /** Throws once it is over: what comes too late must not get into somebody else's transaction. */
  check(): void {
    if (this.isOver) throw new TurnEndedError();
  }

  /** The same promise, which fails if it is not settled by the end of the turn. */
  within<Value>(promise: Promise<Value>): Promise<Value> {
    return Promise.race([promise, this.ended]);
  }
}
