import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { retryAfterMs } from "../ledger/gateway/fetch-with-failover.ts";
import { checkedLookup, isPublicAddress } from "../process/internet-address.ts";

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 16 * 1024;

/** One message to another server. */
export interface Post {
  url: URL;
  headers: Readonly<Record<string, string | number>>;
  body: Buffer | string;
  /** Whether only public addresses may be called. */
  publicOnly: boolean;
  /** Ends it early. */
  signal: AbortSignal;
}

export interface PostAnswer {
  status: number;
  /** What `Retry-After` asks for; 0 for nothing. */
  retryAfterMs: number;
  /** The beginning of the answer. */
  text: string;
}

/** The host's addresses are not those of the internet. */
export class AddressRefused extends Error {}

const publicLookup = checkedLookup(
  isPublicAddress,
  () => new AddressRefused("the host has an address that is not public"),
);

/** Sends a message and reads a short answer. Redirects are not followed. Rejects without an answer. */
export async function post({ url, headers, body, publicOnly, signal }: Post): Promise<PostAnswer> {
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  const until = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const options = {
    method: "POST",
    agent: false,
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    signal: until,
    ...(publicOnly ? { lookup: publicLookup as LookupFunction } : {}),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).once("error", reject).end(body);
  });
  return {
    status: response.statusCode ?? 0,
    retryAfterMs: retryAfterMs(response.headers["retry-after"] ?? null, Date.now()),
    text: await beginningOf(response),
  };
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    // Leaving the loop ends the response.
    if (size > MOST_BYTES) break;
  }
  return Buffer.concat(chunks).toString("utf8", 0, MOST_BYTES);
}

/** How one attempt to deliver a message ended. */
export type Attempt =
  | { outcome: "delivered" }
  /** The receiver is not there any more, or wants nothing from us: never send again. */
  | { outcome: "gone" }
  /** Nothing was accepted, and later it may be. */
  | { outcome: "busy"; status: number | string; retryAfterMs: number }
  | { outcome: "failed"; status: number | string };

/** Waits for some milliseconds; rejects when the signal ends it. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** Tries until the message is accepted or refused: up to five times, and no longer than it is of use. */
export async function withAttempts(
  attempt: () => Promise<Attempt>,
  { pause, signal, lifeMs }: Patience,
): Promise<Attempt> {
  let waitedMs = 0;
  for (const pauseMs of PAUSES_MS) {
    const tried = await attempt();
    if (tried.outcome !== "busy") return tried;
    const waitMs = Math.max(pauseMs, tried.retryAfterMs);
    waitedMs += waitMs;
    if (waitMs > LONGEST_PAUSE_MS || waitedMs >= lifeMs) return tried;
    await pause(waitMs, signal);
  }
  return attempt();
}

/**
 * What an answer means by its status. A message whose answer was lost may have arrived, so it is not sent again.
 */
export async function attemptOf(
  send: () => Promise<PostAnswer>,
  goneStatus: ReadonlySet<number>,
): Promise<Attempt> {
  try {
    const { status, retryAfterMs } = await send();
    if (status >= 200 && status < 300) return { outcome: "delivered" };
    if (goneStatus.has(status)) return { outcome: "gone" };
    if (status === 429 || status >= 500) return { outcome: "busy", status, retryAfterMs };
    return { outcome: "failed", status };
  } catch (error) {
    if (error instanceof AddressRefused) return { outcome: "failed", status: error.message };
    const { code = "no answer" } = error as NodeJS.ErrnoException;
    const status = String(code);
    return NOT_SENT.has(status)
      ? { outcome: "busy", status, retryAfterMs: 0 }
      : { outcome: "failed", status };
  }
}

export const PAUSES_MS = [1_000, 4_000, 15_000, 30_000] as const;

/** A service that asks to wait for longer is left alone. */
export const LONGEST_PAUSE_MS = 60_000;

/** Nothing was sent yet when these happened, so that sending again cannot send twice. */
export const NOT_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH"]);

export interface Patience {
  pause: Pause;
  signal: AbortSignal;
  /** How long the message is worth sending, in milliseconds. */
  lifeMs: number;
}
