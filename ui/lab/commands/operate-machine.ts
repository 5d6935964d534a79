import { type Machine, remainingCooldown } from "../../../rules/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import type { Dialog } from "../../game/store/game-state.ts";
import { floatError } from "../../game/store/notify.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activateMachine } from "./activate-machine.ts";
import { openMachineCard } from "./machine-card.ts";

/** Returns the dialog of a machine; null when the machine is activated directly (`LAB-157`, `LAB-165`, `LAB-167`). */
export function dialogOf({ id, type, lastActivated }: Machine): Dialog | null {
  if (type === "incubator") return { kind: "incubator", machineId: id, outcome: null };
  if (type === "fomoHit" && lastActivated === 0) return { kind: "fomoHit", machineId: id };
  return null;
}

/**
 * Operates a machine from the canvas or the list: opens its dialog or activates it. Without a wallet the dialog says
 * what is missing (`LAB-120`); one that cools down also shows its card.
 */
export function operateMachine(game: Game, machineId: string): void {
  const { lab, rules, wallet } = game.store.getState();
  const machine = lab?.machines.find(({ id }) => id === machineId);
  const dialog = machine ? dialogOf(machine) : null;
  game.effects.emit({ type: "attend", machineId });
  if (dialog === null) {
    if (rules && machine && remainingCooldown(rules, machine, serverNow(game)) > 0)
      openMachineCard(game, machineId);
    void activateMachine(game, machineId);
    return;
  }
  if (rules && accountInUse({ wallet }) === null)
    floatError(game, { machineId }, rules.texts.refusals.wallet_required);
  openDialog(game, dialog);
}
