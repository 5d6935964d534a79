import { setTimeout } from "node:timers/promises";
import { GatewayApiClient } from "@radixdlt/babylon-gateway-api-sdk";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import type { LimitStore } from "../../store/players/limits.ts";
import { Endpoints, SharedRests } from "./endpoints.ts";
import {
  fetchWithFailover,
  type GatewayKey,
  type GatewayMeter,
  NO_GATEWAY_METER,
  type Pause,
  type Send,
} from "./fetch-with-failover.ts";
import { ledgerBusy } from "./gateway.ts";
import type { Meter } from "./gateway-budget.ts";

interface GatewayAccessOptions {
  /** The gateway's addresses; called at the first read, when the server is already listening. */
  gatewayUrls: () => readonly string[];
  key: GatewayKey | null;
  dappDefinition: string;
  rules: RuleSet;
  clock: Clock;
  pause?: Pause | undefined;
  meter?: GatewayMeter;
  /** Where processes tell each other which addresses rest; null: each goes by its own failures. */
  limits?: LimitStore | null;
}

/** Placeholder for the address that `fetchWithFailover` chooses. */
const ANY_GATEWAY = "gateway:";

interface Opened {
  endpoints: Endpoints;
  send: Send;
  sharedRests: SharedRests | null;
}

/** The only way to the gateway: all reads of this process share addresses, circuit breakers and budget. */
export class GatewayAccess {
  private readonly options: GatewayAccessOptions;
  private opened: Opened | null = null;

  constructor(options: GatewayAccessOptions) {
    this.options = options;
  }

  /**
   * The gateway's calls for one read, paid for by `meter`. They fail while no address can be called, or when the budget
   * is used up.
   */
  look(meter: Meter): GatewayCalls {
    const { send } = this.open();
    let permission: Promise<void> | null = null;
    let begun = false;
    const onCall = () => {
      if (begun) meter.further();
      begun = true;
    };
    return openGatewayClient({
      place: { basePath: ANY_GATEWAY },
      dappDefinition: this.options.dappDefinition,
      fetchApi: async (target, options = {}) => {
        permission ??= this.begin(meter);
        await permission;
        return send(String(target).slice(ANY_GATEWAY.length), options, onCall);
      },
    });
  }

  private async begin(meter: Meter): Promise<void> {
    const { endpoints, sharedRests } = this.open();
    await sharedRests?.learn();
    const restMs = endpoints.restMs();
    if (restMs > this.options.rules.gateway.longestPauseMs)
      throw ledgerBusy("no gateway may be asked", restMs);
    await meter.begin();
  }

  /** Milliseconds for which no address may be called. */
  restMs(): number {
    return this.opened?.endpoints.restMs() ?? 0;
  }

  private open(): Opened {
    this.opened ??= this.openNow();
    return this.opened;
  }

  private openNow(): Opened {
    const {
      gatewayUrls,
      rules,
      clock,
      key,
      limits,
      pause = waitFor,
      meter = NO_GATEWAY_METER,
    } = this.options;
    const endpoints = new Endpoints(gatewayUrls(), clock, rules.gateway.breaker);
    return {
      endpoints,
      send: fetchWithFailover({ endpoints, rules, clock, key, pause, meter }),
      sharedRests: limits ? new SharedRests(limits, clock, endpoints) : null,
    };
  }
}

const waitFor: Pause = (ms, signal) => setTimeout(ms, undefined, { signal });

/** The application name for gateways and wallets. */
export const APPLICATION_NAME = "Corvax Lab";

/**
 * Every call of the gateway, through the official client (`GAP-20`): POST with JSON, chunks of 20 addresses,
 * 29 non-fungible ids and 200 validators (`LED-089`).
 */
export type GatewayCalls = GatewayApiClient;

interface GatewayClientOptions {
  /** An address, or the number of a public network (`LED-037`); the address wins. */
  place: { basePath: string } | { networkId: number };
  dappDefinition?: string;
  fetchApi: typeof fetch;
  /** The path of the search by non-fungible requirement, if this gateway has another one (`GAP-19`). */
  entitySearchPath?: string;
}

const ENTITY_SEARCH = "/extensions/entities-by-role-requirement/page";

/** Opens the official client. It sends no cookie and no token of the game to the gateway (`CON-89`). */
export function openGatewayClient(options: GatewayClientOptions): GatewayCalls {
  const { place, dappDefinition, fetchApi, entitySearchPath = ENTITY_SEARCH } = options;
  return GatewayApiClient.initialize({
    ...place,
    applicationName: APPLICATION_NAME,
    ...(dappDefinition === undefined ? {} : { applicationDappDefinitionAddress: dappDefinition }),
    fetchApi,
    middleware: [
      {
        pre: async ({ url, init }) =>
          url.endsWith(ENTITY_SEARCH)
            ? { url: url.slice(0, -ENTITY_SEARCH.length) + entitySearchPath, init }
            : undefined,
      },
    ],
  });
}
