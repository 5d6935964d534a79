import type { GatewayApiService } from "@radixdlt/radix-dapp-toolkit";
import type { RuleSet } from "../../../rules/index.ts";

interface StatusRequest {
  answer: ReturnType<GatewayApiService["getTransactionStatus"]>;
  waitMs: number;
  nextAt: number;
}

/**
 * Wraps a gateway so that the status of a transaction is requested only after an interval that doubles each time
 * (`LED-025`). In between the last answer is returned, however often the toolkit asks.
 */
export function throttledStatus(
  gateway: GatewayApiService,
  { firstMs, maxMs }: RuleSet["polling"]["wallet"],
  now: () => number,
): GatewayApiService {
  const requests = new Map<string, StatusRequest>();
  return {
    ...gateway,
    getTransactionStatus(hash) {
      const last = requests.get(hash);
      if (last && now() < last.nextAt) return last.answer;
      const waitMs = last ? Math.min(2 * last.waitMs, maxMs) : firstMs;
      const request = { answer: gateway.getTransactionStatus(hash), waitMs, nextAt: now() + waitMs };
      requests.set(hash, request);
      return request.answer;
    },
  };
}
