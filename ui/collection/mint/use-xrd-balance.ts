import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatTokens, parseTokens } from "../../../rules/index.ts";
import type { XrdBalanceReply } from "../../../server/contract/index.ts";
import { type ApiResult, problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { updateConnection } from "../../game/store/session.ts";

/** XRD balance of an account, as far as known. */
export interface XrdBalance {
  /** In the token's smallest units (10^-18); null while unknown. */
  amount: bigint | null;
  /** Text: the amount, that it is being checked, or the error (`ERR-031`). */
  text: string;
  checking: boolean;
  refresh(): void;
}

/** Requests the balance; a refresh bypasses the server's cache (`LED-141`, `LED-149`). */
export function useXrdBalance(account: string): XrdBalance {
  const game = useGame();
  const [refreshed, setRefreshed] = useState(false);
  const query = useQuery({
    queryKey: ["xrdBalance", account, refreshed],
    queryFn: async () =>
      updateConnection(
        game,
        await game.api.call("POST /api/checkXrdBalance", {
          body: { accountAddress: account, ...(refreshed ? { forceRefresh: true } : {}) },
        }),
      ),
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
  const answer = query.isFetching ? undefined : query.data;
  const amount = answer?.ok ? parseTokens(answer.reply.xrdBalance) : null;
  return {
    amount,
    text: balanceText(answer, amount, refreshed),
    checking: query.isFetching,
    refresh: () => (refreshed ? void query.refetch() : setRefreshed(true)),
  };
}

function balanceText(
  answer: ApiResult<XrdBalanceReply> | undefined,
  amount: bigint | null,
  refreshed: boolean,
): string {
  if (answer === undefined) return "Checking balance...";
  if (!answer.ok) {
    if (refreshed) return "Error refreshing balance";
    return answer.problem.kind === "refused"
      ? problemText(answer.problem, "Failed to check XRD balance")
      : "Network error checking balance";
  }
  if (amount === null) return "Failed to check XRD balance";
  const held = `Your balance: ${formatTokens(amount, "down")} XRD`;
  // For an empty account the server's message also says whether it read the ledger again.
  return amount === 0n ? `${held}. ${answer.reply.statusMessage}` : held;
}
