import { DevWalletReply } from "../contract/index.ts";
import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import type { App } from "../parts.ts";
import { FAILURE_REPLIES } from "../routes/failure-replies.ts";
import { sessionOf } from "../session/recognise-session.ts";
import { requiredDevLedger } from "./required-dev-ledger.ts";

/** `GET /api/dev/wallet`: keys of the caller's own dev accounts, for the dev wallet to sign with. */
export function devWalletRoute(app: App, ledger: DevLedger | null): void {
  app.get(
    "/dev/wallet",
    {
      schema: {
        summary: "Keys of the caller's dev accounts",
        tags: ["development"],
        response: { 200: DevWalletReply, ...FAILURE_REPLIES },
      },
    },
    async (request) => ({ accounts: requiredDevLedger(ledger).accountsOf(sessionOf(request).publicId) }),
  );
}
