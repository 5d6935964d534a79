import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import {
  fill,
  missingTokens,
  parseTokens,
  type Texts,
  type TokenCost,
  tokenText,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import type { ApiResult } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./balance-check.module.css";

interface BalanceCheckProps {
  affordability: Affordability;
  /** Symbol of the token. */
  token: string;
  onRetry: () => void;
}

/**
 * Shows the balance beside a price: the amount held, the amount missing, or that it is unknown (`LED-175`, `CON-34`).
 */
export function BalanceCheck({ affordability, token, onRetry }: BalanceCheckProps) {
  const texts = useTexts();
  if (affordability.kind === "checking")
    return <p role="status">{texts.collection.balance.checkingBalance}</p>;
  if (affordability.kind === "unknown") {
    return (
      <p role="status" className={styles.unknown}>
        {texts.collection.balance.unknown}
        <Button size="small" onClick={onRetry}>
          {texts.words.retry}
        </Button>
      </p>
    );
  }
  const { balance, missing } = affordability;
  return (
    <p role="status" className={missing > 0n ? layoutStyles.warning : layoutStyles.success}>
      {balanceText(texts, balance, token, missing)}
    </p>
  );
}

/** Returns a text such as 'Your balance: 12.5 XRD (need 12.5 more)'. */
function balanceText(texts: Texts, balance: string, token: string, missing: bigint): string {
  const { balance: sentences } = texts.collection;
  const amount = tokenText(texts, parseTokens(balance) ?? 0n, "down");
  const held = fill(sentences.held, { amount, token });
  return missing > 0n ? fill(sentences.short, { held, amount: tokenText(texts, missing, "up") }) : held;
}

/** Whether the account can pay a price, as far as known. */
export type Affordability =
  | { kind: "checking" }
  | { kind: "unknown" }
  | { kind: "known"; balance: string; missing: bigint };

/** A price beside what the account holds of its token. */
interface PriceCheck extends TokenCost {
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
