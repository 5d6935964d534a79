/** How the calls to the gateway go at the moment. */
export interface GatewayLoad {
  /** Milliseconds for which no gateway may be called, because all of them failed; 0 for none. */
  restMs: number;
  /** Calls that are left in the budget of this process. */
  callsLeft: number;
}

/** Is told how the calls to the gateway go. */
export interface GatewayMeter {
  /** A call has ended: with data, with a refusal for now (429, 5xx, no JSON, a node that lags), or without an answer. */
  called(outcome: "answered" | "refused" | "failed", ms: number): void;
  watch(load: () => GatewayLoad): void;
}

export const NO_GATEWAY_METER: GatewayMeter = { called: () => {}, watch: () => {} };
