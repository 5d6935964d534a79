import { CreatureMintManifestRequest, ManifestReply } from "../../contract/index.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/getCreatureMintManifest`: the manifest that pays for an egg (`LED-150`). */
export function creatureMintManifestRoute(app: App, parts: AppParts): void {
  app.post(
    "/getCreatureMintManifest",
    {
      schema: {
        summary: "Ask for the mint of an egg",
        tags: ["collection"],
        body: CreatureMintManifestRequest,
        response: { 200: ManifestReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<ManifestReply> => {
      const { ledger, account } = await ownAccount(parts, {
        playerId: sessionOf(request).id,
        address: request.body.accountAddress,
        action: "creatures",
      });
      return { manifest: ledger.manifests.mintEgg(account) };
    },
  );
}
