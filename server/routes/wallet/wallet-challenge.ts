import { WalletChallengeReply } from "../../contract/index.ts";
import { newChallenge } from "../../ledger/proof/challenge.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `GET /api/walletChallenge`: 32 bytes for the wallet to sign. */
export function walletChallengeRoute(app: App, { store, random }: AppParts): void {
  app.get(
    "/walletChallenge",
    {
      schema: {
        summary: "A challenge for the wallet to sign",
        tags: ["ledger"],
        response: { 200: WalletChallengeReply, ...FAILURE_REPLIES },
      },
    },
    async (request) => {
      const seal = { secret: await store.sharedSecret(), sessionHash: sessionOf(request).secretHash };
      return { challenge: newChallenge(seal, await store.now(), random) };
    },
  );
}
