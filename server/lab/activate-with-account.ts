import { whyNot } from "../../rules/index.ts";
import type { ActivateMachineReply } from "../contract/index.ts";
import { refused } from "../failures/refused.ts";
import { configuredLedger } from "../ledger/configured-ledger.ts";
import { reconcileOnVisit } from "../ledger/settlement/reconcile-on-visit.ts";
import type { AppParts } from "../parts.ts";
import { type AccountActivation, activateIncubator } from "./activate-incubator.ts";
import { activationReply } from "./activation-reply.ts";
import { carryOut } from "./carry-out.ts";

/**
 * Activates a machine for a player whose wallet is connected. What can be refused is refused before the
 * ledger is asked anything; the cooldown is checked again when the reward is written.
 */
export async function activateWithAccount(
  parts: AppParts,
  activation: AccountActivation,
): Promise<ActivateMachineReply> {
  const { store, rules } = parts;
  const { player, machineId, account: address, log } = activation;
  let seen = await store.readLab(player.id);
  const unminted = seen.lab.machines.some(
    ({ id, type, lastActivated }) => id === machineId && type === "fomoHit" && lastActivated === 0,
  );
  if (unminted) {
    // Its mint may have ended meanwhile, or its badge be older than the machine (`CON-15`, `GAP-10`).
    await reconcileOnVisit(parts, player.id, log);
    seen = await store.readLab(player.id);
  }
  const { lab, now } = seen;
  const command = { type: "activate", machineId, account: { address, staked: 0, lastRewardAt: 0 } } as const;
  const refusal = whyNot(rules, lab, command, now);
  if (refusal) throw refused(refusal);
  const machine = lab.machines.find(({ id }) => id === machineId);
  if (machine?.type === "incubator") return activateIncubator(parts, activation);
  const mint =
    machine?.type === "fomoHit" && machine.lastActivated === 0
      ? configuredLedger(parts, player.id, "fomoHit").manifests.mintFomoHit(address)
      : null;
  return carryOut(parts, { playerId: player.id }, command, (changed, events) =>
    mint !== null && events.some(({ type }) => type === "mintRequired")
      ? { message: rules.activationTexts.mintRequired, requiresMint: true, manifest: mint }
      : activationReply(changed, events),
  );
}
