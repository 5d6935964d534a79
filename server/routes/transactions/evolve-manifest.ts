import { evolve, evolveCostOf, refusalOf } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { refused } from "../../http-errors/refused.ts";
import { growthOf } from "../../ledger/collection/growth.ts";
import { ownedCreature } from "../../ledger/collection/owned-creature.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { registerCall } from "../register-call.ts";

/** `POST /api/getEvolveManifest` (`LED-180`): the ledger's creature decides, as with upgrades (`ABU-34`). */
export function evolveManifestRoute(app: App, deps: AppDeps): void {
  const { store, rules } = deps;
  registerCall(app, "POST /api/getEvolveManifest", async (request) => {
    const { accountAddress: address, creatureId } = request.body;
    const { id: playerId } = sessionOf(request);
    const { ledger, account } = await ownAccount(deps, { playerId, address, action: "creatures" });
    const creature = await ownedCreature(ledger, account, creatureId, request.log);
    const grown = evolve(rules, creature);
    if (!grown.ok) throw refused(grown.refusal);
    const cost = evolveCostOf(rules, creature);
    if (cost === null) throw refused(refusalOf(rules, "cannot_evolve"));
    const manifest = ledger.manifests.evolve(account, creatureId, cost);
    await store.expectGrowth(playerId, creatureId, growthOf(grown.creature));
    return { manifest, cost };
  });
}
