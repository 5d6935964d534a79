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
