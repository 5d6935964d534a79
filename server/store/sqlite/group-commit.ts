import type { Database, Statement } from "better-sqlite3";
import type { RecentRows } from "./recent-rows.ts";

/**
 * Requests that come in while the last answers are written still get a place. With 64 connections that ask without a
 * pause, three turns make a request a twentieth cheaper than two, and four no cheaper than three.
 */
const TURNS = 3;

interface Job {
  /** Writes at most once, with its last statement: a statement that fails undoes itself. */
  single: boolean;
  /** Does the work and remembers its result. */
  perform(): void;
  succeed(): void;
  fail(error: unknown): void;
}

/**
 * The requests of a few turns of the event loop share one transaction and so one wait for the disk. Each
 * that writes more than once stands behind its own savepoint, so that one failing does not undo its
 * neighbours; all are answered after the COMMIT.
 */
export class GroupCommit {
  private waiting: Job[] = [];
  private readonly database: Database;
  private readonly begin: Statement;
  private readonly commit: Statement;
  private readonly savepoint: Statement;
  private readonly release: Statement;
  private readonly rollbackToSavepoint: Statement;

  private readonly recent: RecentRows;

  constructor(database: Database, recent: RecentRows) {
    this.database = database;
    this.recent = recent;
    // IMMEDIATE takes the write lock before anything is read: what a job reads is what it changes.
    this.begin = database.prepare("BEGIN IMMEDIATE");
    this.commit = database.prepare("COMMIT");
    this.savepoint = database.prepare("SAVEPOINT job");
    this.release = database.prepare("RELEASE job");
    this.rollbackToSavepoint = database.prepare("ROLLBACK TO job");
  }

  /** Runs `work` within the next shared transaction; resolves when it is durable. */
  run<Result>(work: () => Result): Promise<Result> {
    return this.enqueue(work, false);
  }

  /** The same for work whose only write is its last statement: it needs no savepoint of its own. */
  runSingleWrite<Result>(work: () => Result): Promise<Result> {
    return this.enqueue(work, true);
  }

  /** Performs and commits everything that waits. */
  flush(): void {
    const jobs = this.waiting;
    this.waiting = [];
    if (jobs.length === 0) return;
    const answers: (() => void)[] = [];
    try {
      this.begin.run();
      this.recent.refresh();
      for (const job of jobs) answers.push(this.attempt(job));
      this.commit.run();
    } catch (error) {
      this.recent.forget();
      if (this.database.inTransaction) this.database.exec("ROLLBACK");
      for (const job of jobs) job.fail(error);
      return;
    }
    for (const answer of answers) answer();
  }

  private enqueue<Result>(work: () => Result, single: boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: { value: Result } | undefined;
      this.waiting.push({
        single,
        perform: () => {
          result = { value: work() };
        },
        succeed: () => (result ? resolve(result.value) : reject(new Error("A job was never performed"))),
        fail: reject,
      });
      if (this.waiting.length === 1) this.flushAfter(TURNS);
    });
  }

  private flushAfter(turns: number): void {
    setImmediate(() => (turns > 1 ? this.flushAfter(turns - 1) : this.flush()));
  }

  private attempt(job: Job): () => void {
    if (!job.single) this.savepoint.run();
    try {
      job.perform();
      if (!job.single) this.release.run();
      return () => job.succeed();
    } catch (error) {
      this.recent.forget();
      if (!job.single) this.undo();
      return () => job.fail(error);
    }
  }

  private undo(): void {
    this.rollbackToSavepoint.run();
    this.release.run();
  }
}
