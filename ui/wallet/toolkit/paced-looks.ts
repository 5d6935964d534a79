import type { GatewayApiService } from "@radixdlt/radix-dapp-toolkit";
import type { RuleSet } from "../../../rules/index.ts";

interface Look {
  answer: ReturnType<GatewayApiService["getTransactionStatus"]>;
  waitMs: number;
  nextAt: number;
}

/**
 * Looks at a transaction's status again only after a while that doubles from look to look (`LED-025`); in between
 * the last answer holds, however often the toolkit asks.
 */
export function pacedLooks(
  gateway: GatewayApiService,
  { firstMs, maxMs }: RuleSet["polling"]["wallet"],
  now: () => number,
): GatewayApiService {
  const looks = new Map<string, Look>();
  return {
    ...gateway,
    getTransactionStatus(hash) {
      const last = looks.get(hash);
      if (last && now() < last.nextAt) return last.answer;
      const waitMs = last ? Math.min(2 * last.waitMs, maxMs) : firstMs;
      const look = { answer: gateway.getTransactionStatus(hash), waitMs, nextAt: now() + waitMs };
      looks.set(hash, look);
      return look.answer;
    },
  };
}
