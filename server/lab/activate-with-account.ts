import { whyNot } from "../../rules/index.ts";
import type { AppDeps } from "../app-deps.ts";
import type { ActivateMachineReply } from "../contract/index.ts";
import { refused } from "../http-errors/refused.ts";
import { configuredLedger } from "../ledger/configured-ledger.ts";
import { fomoHit } from "../ledger/purposes/fomo-hit.ts";
import { reconcileOnVisit } from "../ledger/settlement/reconcile-on-visit.ts";
import { type AccountActivation, activateIncubator } from "./activate-incubator.ts";
import { activationReply } from "./activation-reply.ts";
import { executeCommand } from "./execute-command.ts";

/**
 * Activates a machine for a player with a connected wallet. Refuses before it asks the ledger anything; the
 * cooldown is checked again when the reward is stored.
 */
export async function activateWithAccount(
  deps: AppDeps,
  activation: AccountActivation,
): Promise<ActivateMachineReply> {
  const { store, rules } = deps;
  const { player, machineId, account: address, log } = activation;
  let seen = await store.readLab(player.id);
  const unminted = seen.lab.machines.some(
    ({ id, type, lastActivated }) => id === machineId && type === "fomoHit" && lastActivated === 0,
  );
  if (unminted) {
    // The mint may have been committed meanwhile, or the badge may be older than the machine (`CON-15`, `GAP-10`).
    await reconcileOnVisit(deps, player.id, log);
    seen = await store.readLab(player.id);
  }
  const { lab, now } = seen;
  const command = { type: "activate", machineId, account: { address, staked: 0, lastRewardAt: 0 } } as const;
  const refusal = whyNot(rules, lab, command, now);
  if (refusal) throw refused(refusal);
  const machine = lab.machines.find(({ id }) => id === machineId);
  if (machine?.type === "incubator") return activateIncubator(deps, activation);
  const mint =
    machine?.type === "fomoHit" && machine.lastActivated === 0
      ? fomoHit.manifest(
          { network: configuredLedger(deps, player.id, fomoHit.action).network, rules },
          address,
        )
      : null;
  return executeCommand(deps, { playerId: player.id }, command, (changed, events) =>
    mint !== null && events.some(({ type }) => type === "mintRequired")
      ? { message: rules.texts.lab.activation.mintRequired, requiresMint: true, manifest: mint }
      : activationReply(changed, events),
  );
}
