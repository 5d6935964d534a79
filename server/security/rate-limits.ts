import { hash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Call } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { onRequestOf } from "../http/refused-input.ts";
import { ipv6Network, parseIpAddress, withoutPort } from "../process/ip-address.ts";
import type { LimitStore } from "../store/players/limits.ts";

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
/** Stricter, so that links cannot be guessed (`ABU-61`). */
const CHALLENGES_PER_MINUTE = 60;
/** The same for friend links, and so that a thousand requests reach nobody (`ABU-77`, `ABU-78`). */
const FRIEND_LINKS_PER_MINUTE = 60;
/** The same for links to labs; a visitor's page looks four times a minute (`ABU-89`). */
const VISITS_PER_MINUTE = 60;
/** Stricter, because a battle is played again for each: some of them show all of a long battle (`ABU-82`). */
const PAST_PER_MINUTE = 60;
/** Stricter, because an export reads everything about a player. */
const EXPORTS_PER_HOUR = 10;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;
const SECOND_MS = 1000;

interface Limiter {
  consume(key: string): Promise<unknown>;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted against a stricter limit as well: logins per address; joining the queue, challenges, friend links, visits and exports per player. */
    limit?: NonNullable<Call["limit"]>;
    probe?: boolean;
    /** Not counted by the limit of files: counted as a call, or not a service of ours. */
    limitedElsewhere?: boolean;
  }
}

/**
 * Limits calls per session (per address for visitors), joining the queue more strictly, and logins per address
 * (`ABU-52`). 0 switches off. Calls are counted in each process: counting them in the database would cost more than most
 * of them do. Logins, joins and exports are rare, and counted for all processes together.
 */
export function limitCalls(app: App, { configuration, store }: AppDeps): void {
  const { perSecond, loginsPerMinute } = configuration.rateLimits;
  app.addHook("onRoute", (options) => {
    options.config = { ...options.config, limitedElsewhere: true };
  });
  if (perSecond > 0) {
    const calls = burstyLimiter("calls", perSecond);
    app.addHook("onRequest", async (request) => {
      if (!request.routeOptions.config.probe) await spend(calls, playerKey(request));
    });
    const joins = sharedLimiter(store, "joins", JOINS_PER_MINUTE);
    const exports = sharedLimiter(store, "exports", EXPORTS_PER_HOUR, HOUR_SECONDS);
    onRequestOf(
      app,
      (config) => config.limit === "export",
      async (request: FastifyRequest) => spend(exports, playerKey(request)),
    );
    const challenges = sharedLimiter(store, "challenges", CHALLENGES_PER_MINUTE);
    onRequestOf(
      app,
      (config) => config.limit === "challenge",
      async (request: FastifyRequest) => spend(challenges, playerKey(request)),
    );
    const friendLinks = sharedLimiter(store, "friend links", FRIEND_LINKS_PER_MINUTE);
    onRequestOf(
      app,
      (config) => config.limit === "friend",
      async (request: FastifyRequest) => spend(friendLinks, playerKey(request)),
    );
    const visits = sharedLimiter(store, "visits", VISITS_PER_MINUTE);
    onRequestOf(
      app,
      (config) => config.limit === "visit",
      async (request: FastifyRequest) => spend(visits, playerKey(request)),
    );
    const past = sharedLimiter(store, "past", PAST_PER_MINUTE);
    onRequestOf(
      app,
      (config) => config.limit === "past",
      async (request: FastifyRequest) => spend(past, playerKey(request)),
    );
    onRequestOf(
      app,
      (config) => config.limit === "queueJoin",
      async (request: FastifyRequest) => spend(joins, playerKey(request)),
    );
  }
  if (loginsPerMinute > 0) {
    const logins = sharedLimiter(store, "logins", loginsPerMinute);
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

/** A limit of all processes together; what a process has counted itself is refused without asking the database. */
function sharedLimiter(store: LimitStore, name: string, most: number, duration = MINUTE_SECONDS): Limiter {
  const own = new RateLimiterMemory({ keyPrefix: name, points: most, duration });
  const size = { burst: most, perSecond: most / duration };
  return {
    consume: async (key) => {
      await own.consume(key);
      // Hashed: the database holds no addresses that nobody asked it to.
      const waitMs = await store.spendLimit(`${name} ${hash("sha256", key, "base64url")}`, size);
      if (waitMs > 0) throw tooMany(waitMs);
    },
  };
}

async function spend(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw tooMany(error.msBeforeNext);
  }
}

function tooMany(waitMs: number): Error {
  return failure("rate_limited", { retryAfter: Math.max(1, Math.ceil(waitMs / SECOND_MS)) });
}

/** One customer usually has all addresses of such a network: the first four groups, /64. */
const CUSTOMER_GROUPS = 4;

/** Shared by all who have none: clients that were gone before they were looked at, and what a proxy made up. */
const NO_ADDRESS = "no address";

/**
 * The key under which a rate limit counts an address (`ABU-52`): an IPv4 address itself, also when written as IPv6 or
 * with a port (`ABU-106`); of IPv6 the /64 network.
 * @param address undefined for a client that has left (`ABU-105`).
 */
export function limitKey(address: string | undefined): string {
  const known = parseIpAddress(withoutPort(address ?? ""));
  if (known === null) return NO_ADDRESS;
  return known.version === 4 ? known.bytes.join(".") : ipv6Network(known.groups, CUSTOMER_GROUPS);
}
