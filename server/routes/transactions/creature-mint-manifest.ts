import { ownAccount } from "../../ledger/own-account.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/** `POST /api/getCreatureMintManifest`: the manifest that pays for an egg (`LED-150`). */
export function creatureMintManifestRoute(app: App, parts: AppParts): void {
  registerCall(app, "POST /api/getCreatureMintManifest", async (request) => {
    const { ledger, account } = await ownAccount(parts, {
      playerId: sessionOf(request).id,
      address: request.body.accountAddress,
      action: "creatures",
    });
    return { manifest: ledger.manifests.mintEgg(account) };
  });
}
