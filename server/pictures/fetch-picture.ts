import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { checkedLookup, isPublicAddress } from "../process/internet-address.ts";

export interface Picture {
  type: string;
  bytes: Buffer;
}

/** The servers that may be called, and limits for time and data. */
export interface FetchPolicy {
  protocols: readonly string[];
  mayAsk: (address: string) => boolean;
  mostBytes: number;
  /** Milliseconds for name resolution, redirects and data together. */
  timeoutMs: number;
}

export const PUBLIC_PICTURES: FetchPolicy = {
  protocols: ["https:"],
  mayAsk: isPublicAddress,
  mostBytes: 4 * 1024 * 1024,
  timeoutMs: 8_000,
};

const MOST_REDIRECTS = 3;
const IS_REDIRECT = new Set([301, 302, 303, 307, 308]);

/** No picture could be read; the message is for the log. */
export class NoPicture extends Error {}

/**
 * Reads a picture from another server. Every address is checked after name resolution and after every redirect, so
 * that nobody makes this server call itself or its neighbours. Throws `NoPicture` and network errors.
 */
export async function fetchPicture(url: string, policy: FetchPolicy = PUBLIC_PICTURES): Promise<Picture> {
  const signal = AbortSignal.timeout(policy.timeoutMs);
  let target: URL = new URL(url);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await ask(target, policy, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return await pictureIn(response, policy);
    response.destroy();
    if (!IS_REDIRECT.has(statusCode) || headers.location === undefined)
      throw new NoPicture(`the picture's server answered ${statusCode}`);
    if (!URL.canParse(headers.location, target.href)) throw new NoPicture("it redirects to no address");
    target = new URL(headers.location, target);
  }
  throw new NoPicture("it redirects too often");
}

function ask(target: URL, policy: FetchPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const host = target.hostname.replace(/^\[|\]$/g, "");
  if (!policy.protocols.includes(target.protocol)) throw new NoPicture(`${target.protocol} is not asked`);
  // A literal IP address is not resolved, so the check of resolved names would miss it.
  if (isIP(host) !== 0 && !policy.mayAsk(host)) throw new NoPicture("its address is not public");
  const request = target.protocol === "https:" ? httpsRequest : httpRequest;
  const lookup = checkedLookup(policy.mayAsk, () => new NoPicture("its address is not public"));
  const headers = { accept: "image/*", "accept-encoding": "identity", "user-agent": "Corvax Lab" };
  return new Promise((resolve, reject) => {
    request(target, { agent: false, headers, signal, lookup }, resolve).once("error", reject).end();
  });
}

async function pictureIn(response: IncomingMessage, { mostBytes }: FetchPolicy): Promise<Picture> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    // Leaving the loop ends the response.
    if (size > mostBytes) throw new NoPicture("it is too large");
    chunks.push(chunk as Buffer);
  }
  const bytes = Buffer.concat(chunks);
  const type = pictureType(bytes);
  if (type === null) throw new NoPicture("it is no picture");
  return { type, bytes };
}

/** Accepted picture types by their first bytes; not SVG, which could hold scripts. */
const SIGNATURES: readonly { type: string; at: number; bytes: string }[][] = [
  [{ type: "image/png", at: 0, bytes: "89504e470d0a1a0a" }],
  [{ type: "image/jpeg", at: 0, bytes: "ffd8ff" }],
  [{ type: "image/gif", at: 0, bytes: "474946383761" }],
  [{ type: "image/gif", at: 0, bytes: "474946383961" }],
  [
    { type: "image/webp", at: 0, bytes: "52494646" },
    { type: "image/webp", at: 8, bytes: "57454250" },
  ],
  [{ type: "image/avif", at: 4, bytes: "6674797061766966" }],
  [{ type: "image/avif", at: 4, bytes: "6674797061766973" }],
];

/** The media type of a picture by its content, whatever its sender calls it; null for an unknown one. */
export function pictureType(bytes: Buffer): string | null {
  const found = SIGNATURES.find((deps) =>
    deps.every(({ at, bytes: hex }) => bytes.toString("hex", at, at + hex.length / 2) === hex),
  );
  return found?.[0]?.type ?? null;
}
