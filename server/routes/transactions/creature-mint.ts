import { failure } from "../../errors/failure.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import type { Collection, TokenLog } from "../../ledger/collection/collection.ts";
import { creatureMint, type EggMint, eggMint } from "../../ledger/purposes/creature-mint.ts";
import { configuredLedger, ownAccount, requireIntentHash } from "../../ledger/request-checks.ts";
import {
  COMMITTED,
  ownIntent,
  readTransaction,
  settleOwn,
  transactionStatus,
} from "../../ledger/settlement/follow-intent.ts";
import { sessionOf } from "../../login/session.ts";
import { auditAddress } from "../../security/audit.ts";
import { registerCall } from "../register-call.ts";

/**
 * Minting an egg.
 *
 * - `POST /api/getCreatureMintManifest`: the manifest that pays for it (`LED-150`).
 * - `POST /api/checkCreatureMintStatus`: follows the mint; the same hash gives the same creature (`LED-151`).
 */
export function creatureMintRoutes(app: App, deps: AppDeps): void {
  const { store, rules } = deps;
  const { action, manifest } = creatureMint;
  registerCall(app, "POST /api/getCreatureMintManifest", async (request) => {
    const { accountAddress: address } = request.body;
    const playerId = sessionOf(request).id;
    const { ledger, account } = await ownAccount(deps, { playerId, address, action });
    return { manifest: manifest({ network: ledger.network, rules }, account) };
  });

  registerCall(app, "POST /api/checkCreatureMintStatus", async (request) => {
    const { id: playerId } = sessionOf(request);
    const intentHash = requireIntentHash(deps.ledger?.network ?? null, request.body.intentHash);
    const { network, gateway, collection } = configuredLedger(deps, playerId, action);
    const purpose = "creatureMint";
    const known = await ownIntent(store, { intentHash, playerId, purposes: [purpose], subject: "" });
    const reading = await readTransaction(gateway, intentHash);
    const status = transactionStatus(reading);
    if (reading.outcome !== "success") {
      if (known === null) return { transactionStatus: status };
      // It was reported as a success before, so the gateway's node is behind.
      const egg = { creatureId: known.subject, tools: [], spells: [] };
      return { transactionStatus: COMMITTED, ...(await minted(collection, egg, request.log)) };
    }
    const mint = eggMint(rules, network, reading.transaction);
    if (!mint) throw failure("no_egg");
    const { account, creatureId: subject } = mint;
    const intent = { intentHash, purpose, playerId, subject, account } as const;
    await settleOwn(store, intent, known, auditAddress(request, deps.configuration));
    return { transactionStatus: status, ...(await minted(collection, mint, request.log)) };
  });
}

async function minted(
  { creatures, tools, spells }: Collection,
  mint: Omit<EggMint, "account">,
  log: TokenLog,
) {
  const [[creature], [tool], [spell]] = await Promise.all([
    creatures.withIds([mint.creatureId], log),
    tools.withIds(mint.tools, log),
    spells.withIds(mint.spells, log),
  ]);
  const item = tool ?? spell;
  return {
    ...(creature ? { creatureNft: creature } : {}),
    ...(item
      ? { bonusItem: { id: item.id, name: item.name, type: item.type, image_url: item.image_url } }
      : {}),
  };
}
