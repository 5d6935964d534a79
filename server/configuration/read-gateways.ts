import { isIP } from "node:net";
import type { GatewayKey } from "../ledger/gateway/fetch-with-failover.ts";
import { isPrivateAddress } from "../process/internet-address.ts";
import type { Variables } from "./variables.ts";

/** The gateways named by the environment. */
export interface Gateways {
  /** Gateways the server calls, the preferred one first; empty for the network's own. */
  urls: string[];
  key: GatewayKey | null;
  /** The gateway browsers call, or null. */
  publicUrl: string | null;
}

const KEY_HEADER = "X-API-Key";
/** Printable characters only: fetch would refuse any other header value, and quote it in the error. */
const KEY_ALONE = /^[\x21-\x7e]+$/;
const KEY_WITH_HEADER = /^([A-Za-z][\w-]*): ([\x20-\x7e]+)$/;

/** `GATEWAY_URL` (several with commas), `GATEWAY_API_KEY` and `PUBLIC_GATEWAY_URL`. */
export function readGateways(variables: Variables): Gateways {
  return {
    urls: readUrls(variables),
    key: readKey(variables),
    publicUrl: variables.address("PUBLIC_GATEWAY_URL", false),
  };
}

/**
 * The gateway that browsers use: the server's own one if it is a single address without a key that a browser
 * can reach, or the one that the operator names; otherwise the network's own.
 */
export function toldToBrowsers(
  { urls, key, publicUrl }: Gateways,
  networksOwn: string,
): { url: string; notices: string[] } {
  if (publicUrl !== null) return { url: publicUrl, notices: [] };
  const [only, ...more] = urls;
  if (only === undefined && key === null) return { url: networksOwn, notices: [] };
  if (only !== undefined && more.length === 0 && key === null && !isInternal(new URL(only)))
    return { url: only, notices: [] };
  const notice = `PUBLIC_GATEWAY_URL is not set: browsers are told ${networksOwn}, and nothing of GATEWAY_URL.`;
  return { url: networksOwn, notices: [notice] };
}

function readUrls(variables: Variables): string[] {
  const urls = (variables.text("GATEWAY_URL") ?? "").split(",").map((text) => text.trim());
  const named = urls.filter((text) => text !== "");
  const bad = named.findIndex((text) => !isGatewayAddress(text));
  if (bad >= 0) {
    // The sentence does not repeat the address, as it may contain a password.
    const which = named.length === 1 ? "" : `, but the one at place ${bad + 1} is not`;
    const wanted = "must be http or https addresses with commas, without user name, query or fragment";
    variables.refuse("GATEWAY_URL", `${wanted}${which}.`);
    return [];
  }
  return [...new Set(named.map((text) => new URL(text).href.replace(/\/$/, "")))];
}

function isGatewayAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === "");
}

function readKey(variables: Variables): GatewayKey | null {
  const text = variables.text("GATEWAY_API_KEY");
  if (text === null) return null;
  const [, header, value] = KEY_WITH_HEADER.exec(text) ?? [];
  if (header !== undefined && value !== undefined) return { header, value };
  if (KEY_ALONE.test(text)) return { header: KEY_HEADER, value: text };
  variables.refuse("GATEWAY_API_KEY", "must be a key, or the name of a header and a key: 'Api-Key: ...'.");
  return null;
}

/** Whether an address can be reached only inside the operator's network. */
function isInternal({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return !host.includes(".") || /\.(local|localhost|internal|intranet|lan|home|corp|private)\.?$/.test(host);
}
