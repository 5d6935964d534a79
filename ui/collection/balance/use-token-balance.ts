import { useQuery } from "@tanstack/react-query";
import { missingTokens } from "../../../rules/index.ts";
import { useGame } from "../../game/game-context.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";

/** Whether the account can pay a price, as far as known. */
export type Affordability =
  | { kind: "checking" }
  | { kind: "unknown" }
  | { kind: "known"; balance: string; missing: bigint };

interface TokenPrice {
  account: string;
  token: string;
  /** Decimal text as the ledger returns it. */
  amount: string;
}

/** Compares the account's balance of a token with a price (`LED-163`, `LED-175`, `CON-34`). */
export function useTokenBalance(price: TokenPrice | null): { affordability: Affordability; retry(): void } {
  const game = useGame();
  const { account, token } = price ?? { account: "", token: "" };
  const query = useQuery({
    queryKey: [PLAYER, "tokenBalance", account, token],
    queryFn: async () =>
      updateConnection(
        game,
        await game.api.call("POST /api/checkTokenBalance", {
          body: { accountAddress: account, tokenSymbol: token },
        }),
      ),
    enabled: price !== null,
    ...askedEachTime,
  });
  return {
    affordability:
      price === null || query.isFetching || query.data === undefined
        ? { kind: "checking" }
        : compared(query.data.ok ? query.data.reply.tokenBalance : null, price.amount),
    retry: () => void query.refetch(),
  };
}

function compared(balance: string | null, price: string): Affordability {
  const missing = balance === null ? null : missingTokens(balance, price);
  return balance === null || missing === null ? { kind: "unknown" } : { kind: "known", balance, missing };
}
