import { rebindRefusal } from "../../../rules/index.ts";
import { SavedAccountReply, SaveRadixAccountRequest } from "../../contract/index.ts";
import { accountBoundToAnother } from "../../failures/failures.ts";
import { refused } from "../../failures/refused.ts";
import { requireAccountAddress } from "../../ledger/address/require-address.ts";
import { configuredLedger } from "../../ledger/configured-ledger.ts";
import { readAccountProof } from "../../ledger/proof/account-proof.ts";
import { checkChallenge } from "../../ledger/proof/challenge.ts";
import { expectedOrigin } from "../../ledger/proof/expected-origin.ts";
import { proofRefused } from "../../ledger/proof/proof-refused.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/**
 * `POST /api/saveRadixAccount`: binds the account whose key has signed our challenge (`LED-032`, `ABU-12`,
 * `ABU-13`). The account that is bound already needs no proof: nothing changes. One that was bound lately keeps
 * its place for `wallet.rebindCooldownMs` (`ABU-15`).
 */
export function saveRadixAccountRoute(app: App, parts: AppParts): void {
  const { store, configuration, rules } = parts;
  app.post(
    "/saveRadixAccount",
    {
      schema: {
        summary: "Bind a ledger account",
        tags: ["ledger"],
        body: SaveRadixAccountRequest,
        response: { 200: SavedAccountReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<SavedAccountReply> => {
      const { accountAddress, proof } = request.body;
      const network = parts.ledger?.network ?? null;
      const account = requireAccountAddress(network, accountAddress, "Account address is required");
      const { id: playerId, secretHash: sessionHash } = sessionOf(request);
      const ledger = configuredLedger(parts, playerId);
      if ((await store.boundAccount(playerId)) === account) return { success: true, accountAddress: account };

      const signed = readAccountProof(proof, account);
      const { challenge } = signed;
      const seal = { secret: await store.sharedSecret(), sessionHash };
      const { expiresAt } = checkChallenge(challenge, seal, {
        now: await store.now(),
        lifetimeMs: rules.challengeMs,
      });
      if (!(await ledger.verifyProof(signed, expectedOrigin(request, configuration)))) throw proofRefused();
      const { rebindCooldownMs } = rules.wallet;
      const used = { challenge: challenge.toLowerCase(), expiresAt };
      const answer = await store.bindAccount(playerId, account, used, rebindCooldownMs);
      if (typeof answer === "object") throw refused(rebindRefusal(rules, answer.tooSoonMs));
      if (answer === "challengeUsed") throw proofRefused();
      if (answer === "boundToAnother") throw accountBoundToAnother();
      return { success: true, accountAddress: account };
    },
  );
}
