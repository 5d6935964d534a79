import { hash } from "node:crypto";
import { type RuleSet, shippedRules } from "../../../rules/index.ts";
import type { GatewayKey, Pause } from "../../../server/ledger/gateway/fetch-with-failover.ts";
import { GatewayAccess, type GatewayCalls } from "../../../server/ledger/gateway/gateway-access.ts";
import { type Ledger, openLedger } from "../../../server/ledger/ledger.ts";
import { addressOf, encodeBech32 } from "../../../server/ledger/network/address.ts";
import { devNetwork } from "../../../server/ledger/network/dev-network.ts";
import type { Clock } from "../../../server/process/clock.ts";
import type { LimitStore } from "../../../server/store/players/limits.ts";
import { TestClock } from "../test-clock.ts";
import type { RecordingGateway } from "./recording-gateway.ts";

export const NETWORK = devNetwork();
export const ACCOUNT = addressOf("account", NETWORK.suffix, bytesOf("a player", 29));
export const OTHER_ACCOUNT = addressOf("account", NETWORK.suffix, bytesOf("another player", 29));
export const INTENT = intentHash("a transaction");
export const CVX = String(NETWORK.tokens.CVX);
export const CREATURES = String(NETWORK.collections.creatures);

export const LEDGER_STATE = {
  network: "dev",
  state_version: 41,
  proposer_round_timestamp: "2026-05-01T12:00:00.000Z",
  epoch: 7,
  round: 3,
};

export function bytesOf(name: string, length: number): Uint8Array {
  return hash("sha256", name, "buffer").subarray(0, length);
}

export function intentHash(name: string): string {
  return encodeBech32({ humanPart: `txid_${NETWORK.suffix}`, bytes: bytesOf(name, 32) });
}

/** The shipped rules with other patience. */
export function rulesWith(gateway: Partial<RuleSet["gateway"]>): RuleSet {
  return { ...shippedRules, gateway: { ...shippedRules.gateway, ...gateway } };
}

interface Options {
  rules?: RuleSet;
  pause?: Pause;
  clock?: Clock;
  key?: GatewayKey;
  limits?: LimitStore;
}

/** A pause that takes no time. */
const noPause: Pause = async () => undefined;

/** The dev network's ledger over a gateway, or over several, the first choice first; pauses take no time. */
export function ledgerOver(gateways: RecordingGateway | RecordingGateway[], options: Options = {}): Ledger {
  const {
    rules = shippedRules,
    pause = noPause,
    clock = new TestClock(),
    key = null,
    limits = null,
  } = options;
  // Read once: a gateway that is closed has no address any more.
  const urls = [gateways].flat().map(({ url }) => url);
  const gatewayUrls = () => urls;
  return openLedger({ network: NETWORK, gatewayUrls, key, rules, clock, pause, limits });
}

/** The official client over a gateway, for one look that nobody pays for. */
export function callsOver({ url }: RecordingGateway): GatewayCalls {
  const access = new GatewayAccess({
    gatewayUrls: () => [url],
    key: null,
    dappDefinition: NETWORK.dappDefinition,
    rules: shippedRules,
    clock: new TestClock(),
    pause: noPause,
  });
  return access.look({ begin: async () => {}, further: () => {} });
}
