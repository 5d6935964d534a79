import { createHmac } from "node:crypto";
import { WalletChallengeReply } from "../contract/index.ts";
import type { App, AppParts } from "../parts.ts";
import { sessionOf } from "../session/recognise-session.ts";
import { FAILURE_REPLIES } from "./failure-replies.ts";

const RANDOM_BYTES = 10;
const TIME_BYTES = 6;
const SEAL_BYTES = 16;

/**
 * `GET /api/walletChallenge`: 32 bytes for the wallet to sign. It carries its own time and a seal over
 * the session, so that asking for one writes nothing (`CON-94`) and any process can check it later.
 */
export function walletChallengeRoute(app: App, { store, random, clock }: AppParts): void {
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
      const open = Buffer.alloc(TIME_BYTES + RANDOM_BYTES);
      open.writeUIntBE(clock.now(), 0, TIME_BYTES);
      random.bytes(RANDOM_BYTES).copy(open, TIME_BYTES);
      const seal = createHmac("sha256", await store.sharedSecret())
        .update(sessionOf(request).secretHash)
        .update(open)
        .digest()
        .subarray(0, SEAL_BYTES);
      return { challenge: Buffer.concat([open, seal]).toString("hex") };
    },
  );
}
