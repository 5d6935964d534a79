import type { FastifyRequest } from "fastify";
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Failure } from "../failures/failure.ts";
import { onRequestOf } from "../http/on-request-of.ts";
import type { App, AppParts } from "../parts.ts";

/** A burst may be this many times what a second allows (50 a second, 200 at once). */
const BURST_FACTOR = 4;
/** In this many seconds the burst is restored. */
const BURST_SECONDS = 10;
/** Joining the queue asks the ledger several times. */
const JOINS_PER_MINUTE = 30;

interface Limiter {
  consume(key: string): Promise<unknown>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted against the stricter limit of logins per address. */
    login?: boolean;
    /** Counted against the stricter limit of calls that ask the ledger for a whole deck. */
    queueJoin?: boolean;
  }
}

/**
 * Limits calls per session (per address for visitors), joining the queue more strictly, and logins per address
 * (`ABU-52`). 0 switches off.
 */
export function limitRates(app: App, { configuration }: AppParts): void {
  const { perSecond, loginsPerMinute } = configuration.rateLimits;
  if (perSecond > 0) {
    const calls = callLimiter(perSecond);
    app.addHook("onRequest", async (request) => {
      await spend(calls, request.session?.publicId ?? request.ip);
    });
    const joins = new RateLimiterMemory({ keyPrefix: "joins", points: JOINS_PER_MINUTE, duration: 60 });
    onRequestOf(
      app,
      (config) => config.queueJoin === true,
      async (request: FastifyRequest) => spend(joins, request.session?.publicId ?? request.ip),
    );
  }
  if (loginsPerMinute > 0) {
    const logins = new RateLimiterMemory({ points: loginsPerMinute, duration: 60 });
    onRequestOf(
      app,
      (config) => config.login === true,
      async (request: FastifyRequest) => spend(logins, request.ip),
    );
  }
}

function callLimiter(perSecond: number): Limiter {
  return new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: "second", points: perSecond, duration: 1 }),
    new RateLimiterMemory({
      keyPrefix: "burst",
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
    throw new Failure(429, "rate_limited", "Too many requests, please slow down", { retryAfter });
  }
}
