import { setTimeout } from "node:timers/promises";
import type { RuleSet } from "../../../rules/index.ts";
import type { Clock } from "../../clock.ts";
import { Endpoints } from "./endpoints.ts";
import { fetchWithFailover, type GatewayKey, type Pause, type Send } from "./fetch-with-failover.ts";
import type { Meter } from "./gateway-budget.ts";
import { type GatewayCalls, openGatewayClient } from "./gateway-client.ts";
import { type GatewayMeter, NO_GATEWAY_METER } from "./gateway-meter.ts";
import { ledgerBusy } from "./ledger-unavailable.ts";

export interface GatewayAccessOptions {
  /** The gateway's addresses; called at the first read, when the server is already listening. */
  gatewayUrls: () => readonly string[];
  key: GatewayKey | null;
  dappDefinition: string;
  rules: RuleSet;
  clock: Clock;
  pause?: Pause | undefined;
  meter?: GatewayMeter;
}

/** Placeholder for the address that `fetchWithFailover` chooses. */
const ANY_GATEWAY = "gateway:";

/** The only way to the gateway: all reads of this process share addresses, circuit breakers and budget. */
export class GatewayAccess {
  private readonly options: GatewayAccessOptions;
  private opened: { endpoints: Endpoints; send: Send } | null = null;

  constructor(options: GatewayAccessOptions) {
    this.options = options;
  }

  /**
   * The gateway's calls for one read, paid for by `meter`. Throws while no address can be called, or when the
   * budget is used up.
   */
  look(meter: Meter): GatewayCalls {
    const { rules, dappDefinition } = this.options;
    const { endpoints, send } = this.open();
    const restMs = endpoints.restMs();
    if (restMs > rules.gateway.longestPauseMs) throw ledgerBusy("no gateway may be asked", restMs);
    meter.begin();
    let begun = false;
    const onCall = () => {
      if (begun) meter.further();
      begun = true;
    };
    return openGatewayClient({
      place: { basePath: ANY_GATEWAY },
      dappDefinition,
      fetchApi: (target, options = {}) => send(String(target).slice(ANY_GATEWAY.length), options, onCall),
    });
  }

  /** Milliseconds for which no address may be called. */
  restMs(): number {
    return this.opened?.endpoints.restMs() ?? 0;
  }

  private open() {
    const { gatewayUrls, rules, clock, key, pause = waitFor, meter = NO_GATEWAY_METER } = this.options;
    if (this.opened === null) {
      const endpoints = new Endpoints(gatewayUrls(), clock, rules.gateway.breaker);
      this.opened = { endpoints, send: fetchWithFailover({ endpoints, rules, clock, key, pause, meter }) };
    }
    return this.opened;
  }
}

const waitFor: Pause = (ms, signal) => setTimeout(ms, undefined, { signal });
