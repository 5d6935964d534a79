import { UserCreaturesReply, UserCreaturesRequest } from "../../contract/index.ts";
import { writtenOnce } from "../../http/written-once.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { AccountReads } from "../../ledger/reads/account-reads.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/getUserCreatures`: the creatures the player's account holds (`LED-135`). */
export function userCreaturesRoute(app: App, parts: AppParts): void {
  const { rules, clock } = parts;
  const reads = new AccountReads<UserCreaturesReply>(clock, rules.ledgerReads);
  app.post(
    "/getUserCreatures",
    {
      ...writtenOnce(),
      schema: {
        summary: "The player's creatures",
        tags: ["collection"],
        body: UserCreaturesRequest,
        response: { 200: UserCreaturesReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<UserCreaturesReply> => {
      const { accountAddress: address, forceRefresh } = request.body;
      const { id: playerId } = sessionOf(request);
      const { ledger, account, settled } = await ownAccount(parts, {
        playerId,
        address,
        action: "creatures",
      });
      return await reads.of({ account, settled, forceRefresh }, async () => ({
        creatures: await ledger.collection.creatures.heldBy(account, request.log),
      }));
    },
  );
}
