import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fill, formatTokens, parseTokens, type Texts } from "../../../rules/index.ts";
import type { XrdBalanceReply } from "../../../server/contract/index.ts";
import { type ApiResult, problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";

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
  const texts = useTexts();
  const [refreshed, setRefreshed] = useState(false);
  const query = useQuery({
    queryKey: [PLAYER, "xrdBalance", account, refreshed],
    queryFn: async () =>
      updateConnection(
        game,
        await game.api.call("POST /api/checkXrdBalance", {
          body: { accountAddress: account, ...(refreshed ? { forceRefresh: true } : {}) },
        }),
      ),
    ...askedEachTime,
  });
  const answer = query.isFetching ? undefined : query.data;
  const amount = answer?.ok ? parseTokens(answer.reply.xrdBalance) : null;
  return {
    amount,
    text: balanceText(texts, answer, amount, refreshed),
    checking: query.isFetching,
    refresh: () => (refreshed ? void query.refetch() : setRefreshed(true)),
  };
}

function balanceText(
  { collection: { balance: texts } }: Texts,
  answer: ApiResult<XrdBalanceReply> | undefined,
  amount: bigint | null,
  refreshed: boolean,
): string {
  if (answer === undefined) return texts.checkingBalance;
  if (!answer.ok) {
    if (refreshed) return texts.refreshFailed;
    return answer.problem.kind === "refused"
      ? problemText(answer.problem, texts.failed)
      : texts.networkFailed;
  }
  if (amount === null) return texts.failed;
  const held = fill(texts.held, { amount: formatTokens(amount, "down"), token: "XRD" });
  // For an empty account the server's message also says whether it read the ledger again.
  return amount === 0n ? fill(texts.withStatus, { held, status: answer.reply.statusMessage }) : held;
}
