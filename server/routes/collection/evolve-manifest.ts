import { evolve, evolveCostOf, refusalOf } from "../../../rules/index.ts";
import { CostedManifestReply, EvolveManifestRequest } from "../../contract/index.ts";
import { refused } from "../../failures/refused.ts";
import { growthOf } from "../../ledger/collection/growth.ts";
import { ownedCreature } from "../../ledger/collection/owned-creature.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import type { App, AppParts } from "../../parts.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** `POST /api/getEvolveManifest` (`LED-180`): the ledger's creature decides, as with upgrades (`ABU-34`). */
export function evolveManifestRoute(app: App, parts: AppParts): void {
  const { store, rules } = parts;
  app.post(
    "/getEvolveManifest",
    {
      schema: {
        summary: "Ask for an evolution",
        tags: ["collection"],
        body: EvolveManifestRequest,
        response: { 200: CostedManifestReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<CostedManifestReply> => {
      const { accountAddress: address, creatureId } = request.body;
      const { id: playerId } = sessionOf(request);
      const { ledger, account } = await ownAccount(parts, { playerId, address, action: "creatures" });
      const creature = await ownedCreature(ledger, account, creatureId, request.log);
      const grown = evolve(rules, creature);
      if (!grown.ok) throw refused(grown.refusal);
      const cost = evolveCostOf(rules, creature);
      if (cost === null) throw refused(refusalOf(rules, "cannot_evolve"));
      const manifest = ledger.manifests.evolve(account, creatureId, cost);
      await store.expectGrowth(playerId, creatureId, growthOf(grown.creature));
      return { manifest, cost };
    },
  );
}
