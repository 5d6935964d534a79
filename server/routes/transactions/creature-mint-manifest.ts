import type { App, AppDeps } from "../../app-deps.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/** `POST /api/getCreatureMintManifest`: the manifest that pays for an egg (`LED-150`). */
export function creatureMintManifestRoute(app: App, deps: AppDeps): void {
  registerCall(app, "POST /api/getCreatureMintManifest", async (request) => {
    const { ledger, account } = await ownAccount(deps, {
      playerId: sessionOf(request).id,
      address: request.body.accountAddress,
      action: "creatures",
    });
    return { manifest: ledger.manifests.mintEgg(account) };
  });
}
