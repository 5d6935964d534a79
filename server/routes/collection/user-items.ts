import { UserItemsReply, UserItemsRequest } from "../../contract/index.ts";
import { writtenOnce } from "../../http/written-once.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { AccountReads } from "../../ledger/reads/account-reads.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/getUserItems`: the tools and spells the player's account holds (`LED-139`). */
export function userItemsRoute(app: App, parts: AppParts): void {
  const { rules, clock } = parts;
  const reads = new AccountReads<UserItemsReply>(clock, rules.ledgerReads);
  app.post(
    "/getUserItems",
    {
      ...writtenOnce(),
      schema: {
        summary: "The player's tools and spells",
        tags: ["collection"],
        body: UserItemsRequest,
        response: { 200: UserItemsReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<UserItemsReply> => {
      const { accountAddress: address, forceRefresh } = request.body;
      const { id: playerId } = sessionOf(request);
      const { ledger, account, settled } = await ownAccount(parts, {
        playerId,
        address,
        action: "creatures",
      });
      return await reads.of({ account, settled, forceRefresh }, () =>
        ledger.collection.itemsHeldBy(account, request.log),
      );
    },
  );
}
