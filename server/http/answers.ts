import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
  type RouteOptions,
} from "fastify";
import type { App, AppDeps } from "./app-deps.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Why a request was refused or failed as expected, for the log; null for success and for bugs. */
    reason: string | null;
    /** Whether the database is away, which the readiness check tells once. */
    isOutage: boolean;
  }
}

/**
 * Replaces Fastify's own log lines: these would hold addresses with signed logins in the query, and cost a logger and
 * two listeners per request.
 */
export function requestLogs(log: FastifyBaseLogger): FastifyServerOptions {
  const start = randomUUID();
  let requests = 0;
  return {
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${start}-${++requests}`,
    childLoggerFactory: (_none, bindings) => new RequestLog(log, bindings),
  };
}

/**
 * Logs one line per login and, a minute, per player and reason of error answers: route, status, time and the player's
 * public id; never cookies, names, hashes or anything the sender wrote. Successful calls are counted by the metrics
 * instead, as a log line would cost more than many a call. What a probe finds, and that the database is away, is logged
 * when it changes.
 */
export function logAnswers(app: App, { log }: Pick<AppDeps, "log">): void {
  app.decorateRequest("reason", null).decorateRequest("isOutage", false);
  const outage: App["outage"] = { answers: 0, cause: null };
  app.decorate("outage", outage);
  const repeats = new Repeats(log);
  app.addHook("preClose", async () => repeats.tell());
  afterEachAnswer(app, ({ url, config }) => (request, reply) => {
    const status = reply.statusCode;
    if (config?.probe || (status < 400 && config?.limit !== "login")) return;
    if (request.isOutage) {
      outage.answers += 1;
      outage.cause = request.reason;
      return;
    }
    const player = request.session?.publicId;
    const reason = request.reason ?? undefined;
    // What the server cannot do is the same for everybody.
    const alike = { player: status < 500 ? player : undefined, status, reason };
    if (status >= 400 && reason !== undefined && repeats.note(alike)) return;
    const ms = Math.round(millisecondsOf(request) * 10) / 10;
    const line = { method: request.method, route: url, status, ms, player, reason };
    request.log[status < 500 ? "info" : "warn"](line, "answered");
  });
}

const TOLD_EVERY_MS = 60_000;

interface Alike {
  player: string | undefined;
  status: number;
  reason: string | undefined;
}

/** Counts answers that are like one that was logged in this minute; a player at a limit would fill the disk. */
class Repeats {
  private readonly counts = new Map<string, { alike: Alike; count: number }>();
  private readonly log: FastifyBaseLogger;

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  /** Counts an answer; returns whether one like it was logged before. */
  note(alike: Alike): boolean {
    const key = `${alike.status} ${alike.player} ${alike.reason}`;
    const known = this.counts.get(key);
    if (known) {
      known.count += 1;
      return true;
    }
    if (this.counts.size === 0) setTimeout(() => this.tell(), TOLD_EVERY_MS).unref();
    this.counts.set(key, { alike, count: 0 });
    return false;
  }

  /** Logs how many answers of each kind followed the one that was logged. */
  tell(): void {
    for (const { alike, count } of this.counts.values())
      if (count > 0) this.log[alike.status < 500 ? "info" : "warn"]({ ...alike, count }, "answered alike");
    this.counts.clear();
  }
}

declare module "fastify" {
  interface FastifyRequest {
    /** Milliseconds since the process started. */
    beganAt: number;
  }
}

/** Records when each request begins. Fastify's own `elapsedTime` costs two listeners per answer. */
export function timeAnswers(app: App): void {
  app.decorateRequest("beganAt", 0);
  app.addHook("onRequest", (request, _reply, done) => {
    request.beganAt = performance.now();
    done();
  });
}

/** How long a request has taken until now. */
export function millisecondsOf(request: FastifyRequest): number {
  return performance.now() - request.beganAt;
}

type AnswerObserver = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Calls an observer with every answer, just before it is sent, of all routes registered from now on. `observerOf` is
 * called once per route, so that an observer can prepare what is the same for all requests to it.
 */
export function afterEachAnswer(app: App, observerOf: (route: RouteOptions) => AnswerObserver): void {
  app.addHook("onRoute", (options) => {
    const observe = observerOf(options);
    const present = options.onSend ?? [];
    options.onSend = [
      ...(Array.isArray(present) ? present : [present]),
      (request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
        observe(request, reply);
        done();
      },
    ];
  });
}

type Bindings = Parameters<FastifyBaseLogger["child"]>[0];

/** The log of one request; its lines carry the request id. Created by the first line, as most requests log nothing. */
export class RequestLog implements FastifyBaseLogger {
  private opened: FastifyBaseLogger | null = null;
  private readonly log: FastifyBaseLogger;
  private readonly bindings: Bindings;

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.log = log;
    this.bindings = bindings;
  }

  get level(): string {
    return this.log.level;
  }

  fatal(...line: unknown[]): void {
    this.write("fatal", line);
  }

  error(...line: unknown[]): void {
    this.write("error", line);
  }

  warn(...line: unknown[]): void {
    this.write("warn", line);
  }

  info(...line: unknown[]): void {
    this.write("info", line);
  }

  debug(...line: unknown[]): void {
    this.write("debug", line);
  }

  trace(...line: unknown[]): void {
    this.write("trace", line);
  }

  silent(): void {}

  child(bindings: Bindings): FastifyBaseLogger {
    return this.open().child(bindings);
  }

  private write(level: "fatal" | "error" | "warn" | "info" | "debug" | "trace", line: unknown[]): void {
    this.open()[level](...(line as [object, string?]));
  }

  private open(): FastifyBaseLogger {
    this.opened ??= this.log.child(this.bindings);
    return this.opened;
  }
}
