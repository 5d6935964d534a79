import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatTokens, parseTokens } from "../../../rules/index.ts";
import type { XrdBalanceReply } from "../../../server/contract/index.ts";
import { type ApiResult, problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { updateConnection } from "../../game/store/session.ts";

/** The XRD an account holds, as far as it is known. */
export interface XrdBalance {
  /** In the smallest parts of a token; null while it is not known. */
  amount: bigint | null;
  /** What is said of it: the amount, that it is checked, or what went wrong (`ERR-031`). */
  text: string;
  checking: boolean;
  refresh(): void;
}

/** Asks for the balance; a refresh reads past the server's memory (`LED-141`, `LED-149`). */
export function useXrdBalance(account: string): XrdBalance {
  const game = useGame();
  const [asked, setAsked] = useState(false);
  const query = useQuery({
    queryKey: ["xrdBalance", account, asked],
    queryFn: async () =>
      updateConnection(
        game,
        await game.api.call("POST /api/checkXrdBalance", {
          body: { accountAddress: account, ...(asked ? { forceRefresh: true } : {}) },
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
    text: balanceText(answer, amount, asked),
    checking: query.isFetching,
    refresh: () => (asked ? void query.refetch() : setAsked(true)),
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
  // What the server says of an empty account also tells whether it looked again.
  return amount === 0n ? `${held}. ${answer.reply.statusMessage}` : held;
}
