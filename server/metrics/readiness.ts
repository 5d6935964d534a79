import type { Static } from "typebox";
import type { NotReadyReason as Reasons } from "../contract/operation.ts";
import { expectedReason, toHttpError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";

const EVERY_MS = 1_000;
/** A look that still goes on when so many more were due counts as failed. */
const MOST_MISSED = 3;

/** Whether the database takes changes, as found by a timer: a probe must cost nothing and wait for nothing. */
export class ReadinessCheck {
  /** Why this process should get no requests; null: it should. */
  reason: NotReadyReason | null = "starting";
  freeBytes: number | null = null;
  private isLooking = false;
  private missed = 0;
  private readonly deps: Pick<AppDeps, "store" | "log">;
  private readonly outage: App["outage"];
  /** The reasons of this outage that the log has told. */
  private readonly told = new Set<NotReadyReason>();

  constructor(deps: Pick<AppDeps, "store" | "log">, outage: App["outage"]) {
    this.deps = deps;
    this.outage = outage;
  }

  /** Looks at the database, unless the last look is still waiting for it. */
  async look(): Promise<void> {
    if (this.isLooking) {
      this.missed += 1;
      if (this.missed >= MOST_MISSED) this.found("no_answer");
      return;
    }
    this.isLooking = true;
    try {
      const { problem, freeBytes } = await this.deps.store.checkHealth();
      this.freeBytes = freeBytes;
      this.found(problem);
    } catch (error) {
      this.found(reasonOfError(error), error);
    } finally {
      this.isLooking = false;
      this.missed = 0;
    }
  }

  private found(reason: NotReadyReason | null, err?: unknown): void {
    const { log } = this.deps;
    const before = this.reason;
    this.reason = reason;
    if (reason !== null) {
      // A database that hangs is now away and now silent: each is told once.
      if (this.told.has(reason)) return;
      this.told.add(reason);
      if (err === undefined || expectedReason(err) !== null) log.warn({ reason }, "not ready");
      else log.error({ reason, err }, "not ready");
      return;
    }
    const { answers, cause } = this.outage;
    if (before !== null && before !== "starting") log.warn({ answers }, "ready again");
    // It was over before a look found it.
    else if (answers > 0) log.warn({ answers, cause }, "the database was away for a moment");
    this.outage.answers = 0;
    this.told.clear();
  }
}

/** Looks before the first request is taken, and every second while the server listens. */
export function startReadinessCheck(app: App, deps: Pick<AppDeps, "store" | "log">): ReadinessCheck {
  const check = new ReadinessCheck(deps, app.outage);
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onReady", () => check.look());
  app.addHook("onListen", async () => {
    timer = setInterval(() => void check.look(), EVERY_MS).unref();
  });
  app.addHook("preClose", async () => clearInterval(timer));
  return check;
}

export type NotReadyReason = Static<typeof Reasons>;

/** Codes of a database that can be read and not written, such as a standby. */
const READ_ONLY = /^(25006|SQLITE_READONLY(_.*)?)$/;
/** The codes of answers to players, as an operator's words. */
const REASONS: ReadonlyMap<string, NotReadyReason> = new Map([
  ["unavailable", "busy"],
  ["no_space", "no_space"],
  ["data_unreachable", "data_unreachable"],
]);

/** The reason word for an error of the store. */
export function reasonOfError(error: unknown): NotReadyReason {
  if (error instanceof Error && "code" in error && READ_ONLY.test(String(error.code))) return "read_only";
  return REASONS.get(toHttpError(error).code) ?? "failing";
}
