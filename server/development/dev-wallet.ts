import type { DevLedger } from "../dev-ledger/dev-ledger.ts";
import type { App } from "../http/app-deps.ts";
import { sessionOf } from "../login/session.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";
import { requiredDevLedger } from "./required-dev-ledger.ts";

/** `GET /api/dev/wallet`: keys of the caller's own dev accounts, for the dev wallet to sign with. */
export function devWalletRoute(app: App, ledger: DevLedger | null): void {
  registerDevelopmentCall(app, "GET /api/dev/wallet", async (request) => ({
    accounts: requiredDevLedger(ledger).accountsOf(sessionOf(request).publicId),
  }));
}
