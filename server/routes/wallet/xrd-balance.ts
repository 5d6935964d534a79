import type { RuleSet } from "../../../rules/index.ts";
import { fill } from "../../../rules/index.ts";
import { XrdBalanceReply, XrdBalanceRequest } from "../../contract/index.ts";
import { notOffered } from "../../failures/failures.ts";
import { LedgerUnavailable } from "../../ledger/gateway/ledger-unavailable.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { AccountReads } from "../../ledger/reads/account-reads.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/checkXrdBalance`: what the player's account holds to pay for an egg (`LED-149`, `ERR-031`). */
export function xrdBalanceRoute(app: App, parts: AppParts): void {
  const { rules, clock } = parts;
  const { refreshSpacingMs } = rules.ledgerReads;
  // A balance is looked at right after something was paid: what is kept only spares the gateway.
  const reads = new AccountReads<string>(clock, { refreshSpacingMs, keptMs: refreshSpacingMs });
  app.post(
    "/checkXrdBalance",
    {
      schema: {
        summary: "The account's XRD",
        tags: ["ledger"],
        body: XrdBalanceRequest,
        response: { 200: XrdBalanceReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<XrdBalanceReply> => {
      const { accountAddress, forceRefresh } = request.body;
      const { id: playerId } = sessionOf(request);
      const { ledger, account, settled } = await ownAccount(parts, { playerId, address: accountAddress });
      const { XRD } = ledger.network.tokens;
      if (XRD === null) throw notOffered();
      const xrdBalance = await reads
        .of({ account, settled, forceRefresh }, () => ledger.gateway.fungibleAmount(account, XRD, true))
        .catch((error: unknown) => {
          if (!(error instanceof LedgerUnavailable) || error.retryAfter !== null) throw error;
          throw new LedgerUnavailable(error.reason, { text: rules.balanceTexts.failed });
        });
      return { xrdBalance, statusMessage: statusMessage(rules, Number(xrdBalance), forceRefresh) };
    },
  );
}

function statusMessage(
  { balanceTexts, mint }: RuleSet,
  balance: number,
  refreshed: boolean | undefined,
): string {
  if (balance === 0) return refreshed ? balanceTexts.stillZero : balanceTexts.zero;
  if (balance >= mint.price.amount) return balanceTexts.enough;
  return fill(balanceTexts.low, { price: mint.price.amount });
}
