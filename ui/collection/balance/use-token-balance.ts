import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { missingTokens, type TokenCost } from "../../../rules/index.ts";
import type { ApiResult } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";

/** Whether the account can pay a price, as far as known. */
export type Affordability =
  | { kind: "checking" }
  | { kind: "unknown" }
  | { kind: "known"; balance: string; missing: bigint };

/** A price beside what the account holds of its token. */
export interface PriceCheck extends TokenCost {
  affordability: Affordability;
  retry(): void;
}

interface TokenPrice extends TokenCost {
  account: string;
}

const CHECKING = { kind: "checking" } as const;

/** Compares the account's balance of a token with a price (`LED-163`, `LED-175`, `CON-34`). */
export function useTokenBalance(price: TokenPrice | null): Pick<PriceCheck, "affordability" | "retry"> {
  const [check] = useTokenBalances(price?.account ?? null, price ? [price] : []);
  return check ?? { affordability: CHECKING, retry: () => undefined };
}

/** Compares the account's balance of each token with the price in it; without an account nothing is asked. */
export function useTokenBalances(account: string | null, costs: readonly TokenCost[]): PriceCheck[] {
  const game = useGame();
  const queries = useQueries({
    queries: costs.map(({ token }) => ({
      queryKey: [PLAYER, "tokenBalance", account, token],
      queryFn: async () =>
        updateConnection(
          game,
          await game.api.call("POST /api/checkTokenBalance", {
            body: { accountAddress: account ?? "", tokenSymbol: token },
          }),
        ),
      enabled: account !== null,
      ...askedEachTime,
    })),
  });
  return costs.map(({ amount, token }, index) => {
    const query = queries[index];
    return {
      amount,
      token,
      affordability: query ? affordabilityOf(query, String(amount)) : CHECKING,
      retry: () => void query?.refetch(),
    };
  });
}

type BalanceQuery = Pick<UseQueryResult<ApiResult<{ tokenBalance: string }>>, "data" | "isFetching">;

function affordabilityOf({ data, isFetching }: BalanceQuery, price: string): Affordability {
  if (isFetching || data === undefined) return CHECKING;
  const balance = data.ok ? data.reply.tokenBalance : null;
  const missing = balance === null ? null : missingTokens(balance, price);
  return balance === null || missing === null ? { kind: "unknown" } : { kind: "known", balance, missing };
}
