import type { FastifyRequest } from "fastify";
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { App, AppDeps } from "../app-deps.ts";
import type { Call } from "../contract/index.ts";
import { onRequestOf } from "../http/on-request-of.ts";
import { failure } from "../http-errors/failure.ts";
import { limitKey } from "./limit-key.ts";

/** A burst may be this many times the rate of a second (50 a second, 200 at once). */
const BURST_FACTOR = 4;
/** Seconds until a full burst is allowed again. */
const BURST_SECONDS = 10;
/**
 * An address may request this many times as many files as calls: a page has a hundred, and a household shares one
 * address.
 */
const FILES_FACTOR = 10;
/** Stricter, because joining the queue reads the ledger several times. */
const JOINS_PER_MINUTE = 30;

interface Limiter {
  consume(key: string): Promise<unknown>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted against a stricter limit as well: logins per address, or joining the queue per player. */
    limit?: NonNullable<Call["limit"]>;
    probe?: boolean;
    /** Not counted by the limit of files: counted as a call, or not a service of ours. */
    limitedElsewhere?: boolean;
  }
}

/**
 * Limits calls per session (per address for visitors), joining the queue more strictly, and logins per address
 * (`ABU-52`). 0 switches off.
 */
export function limitCalls(app: App, { configuration }: AppDeps): void {
  const { perSecond, loginsPerMinute } = configuration.rateLimits;
  app.addHook("onRoute", (options) => {
    options.config = { ...options.config, limitedElsewhere: true };
  });
  if (perSecond > 0) {
    const calls = burstyLimiter("calls", perSecond);
    app.addHook("onRequest", async (request) => {
      if (!request.routeOptions.config.probe) await spend(calls, playerKey(request));
    });
    const joins = new RateLimiterMemory({ keyPrefix: "joins", points: JOINS_PER_MINUTE, duration: 60 });
    onRequestOf(
      app,
      (config) => config.limit === "queueJoin",
      async (request: FastifyRequest) => spend(joins, playerKey(request)),
    );
  }
  if (loginsPerMinute > 0) {
    const logins = new RateLimiterMemory({ points: loginsPerMinute, duration: 60 });
    onRequestOf(
      app,
      (config) => config.limit === "login",
      async (request: FastifyRequest) => spend(logins, limitKey(request.ip)),
    );
  }
}

/** Limits everything but calls per address: pages, files and unknown addresses (`ABU-52`). */
export function limitFiles(app: App, { configuration }: AppDeps): void {
  const { perSecond } = configuration.rateLimits;
  if (perSecond === 0) return;
  const files = burstyLimiter("files", perSecond * FILES_FACTOR);
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config.limitedElsewhere) await spend(files, limitKey(request.ip));
  });
}

function playerKey({ session, ip }: FastifyRequest): string {
  return session?.publicId ?? limitKey(ip);
}

function burstyLimiter(name: string, perSecond: number): Limiter {
  return new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: `${name} a second`, points: perSecond, duration: 1 }),
    new RateLimiterMemory({
      keyPrefix: `${name} at once`,
      points: perSecond * (BURST_FACTOR - 1),
      duration: BURST_SECONDS,
    }),
  );
}

async function spend(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw failure("rate_limited", { retryAfter });
  }
}
