import { setTimeout } from "node:timers/promises";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../process/clock.ts";
import type { LimitStore } from "../../store/players/limits.ts";
import { Endpoints } from "./endpoints.ts";
import { fetchWithFailover, type GatewayKey, type Pause, type Send } from "./fetch-with-failover.ts";
import type { Meter } from "./gateway-budget.ts";
import { type GatewayCalls, openGatewayClient } from "./gateway-client.ts";
import { type GatewayMeter, NO_GATEWAY_METER } from "./gateway-meter.ts";
import { ledgerBusy } from "./ledger-unavailable.ts";
import { SharedRests } from "./rests-across-processes.ts";

export interface GatewayAccessOptions {
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
