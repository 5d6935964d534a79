import { TokenBalanceReply, TokenBalanceRequest } from "../../contract/index.ts";
import { invalidInput, notOffered } from "../../failures/failures.ts";
import { isTokenSymbol } from "../../ledger/network/tokens.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { AccountReads } from "../../ledger/reads/account-reads.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/checkTokenBalance`: what the player's account holds of a token the game knows (`LED-163`). */
export function tokenBalanceRoute(app: App, parts: AppParts): void {
  const { rules, clock } = parts;
  const { refreshSpacingMs } = rules.ledgerReads;
  const reads = new AccountReads<string>(clock, { refreshSpacingMs, keptMs: refreshSpacingMs });
  app.post(
    "/checkTokenBalance",
    {
      schema: {
        summary: "The account's holding of a token",
        tags: ["ledger"],
        body: TokenBalanceRequest,
        response: { 200: TokenBalanceReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<TokenBalanceReply> => {
      const { accountAddress, tokenSymbol } = request.body;
      if (!isTokenSymbol(tokenSymbol)) throw invalidInput("This token is not known");
      const { id: playerId } = sessionOf(request);
      const { ledger, account, settled } = await ownAccount(parts, { playerId, address: accountAddress });
      const resource = ledger.network.tokens[tokenSymbol];
      if (resource === null) throw notOffered();
      const demand = { account: `${account} ${tokenSymbol}`, settled, forceRefresh: false };
      return {
        tokenBalance: await reads.of(demand, () => ledger.gateway.fungibleAmount(account, resource, true)),
      };
    },
  );
}
