import type { ActivateCommand, Machine } from "../../../rules/index.ts";
import type { ActivateMachineReply } from "../../../server/contract/index.ts";
import { offerCallback } from "../../game/callbacks/offer-callback.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { float, floatError } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { takeActivation } from "./activation-reply.ts";
import { offerCat } from "./cat.ts";
import { changeLab } from "./change-lab.ts";
import { showOutcome } from "./incubator-outcome.ts";

/**
 * Activates a machine (`LAB-105`, `LAB-107`). Floating texts show what it yielded, or why it could not be activated
 * (`LAB-109`, `LAB-110`).
 */
export function activateMachine(game: Game, machineId: string): Promise<boolean> {
  return changeLab<ActivateMachineReply>(game, {
    key: `activate ${machineId}`,
    prepare() {
      const state = game.store.getState();
      const accountAddress = accountInUse(state);
      return {
        command: activationCommand(state, machineId),
        call: () =>
          game.api.call("POST /api/activateMachine", {
            body: { machineId, ...(accountAddress === null ? {} : { accountAddress }) },
          }),
      };
    },
    repeatable: false,
    fallback: fallbackText(game, machineId),
    accepted: (reply) => applyActivation(game, machineId, reply),
    refused: (text) => showRefusal(game, machineId, text),
  });
}

function machineOfId(game: Game, machineId: string): Machine | undefined {
  return game.store.getState().lab?.machines.find(({ id }) => id === machineId);
}

/** Returns the text of a failure for which the server gave none (`ERR-004`, `ERR-005`). */
function fallbackText(game: Game, machineId: string): string {
  const { incubator, commands } = textsIn(game.store.getState()).lab;
  const isIncubator = machineOfId(game, machineId)?.type === "incubator";
  return isIncubator ? incubator.error : commands.cannotActivate;
}

/**
 * Shows a refusal over the machine; incubator and FOMO HIT open their dialogs, which explain it (`LAB-120`,
 * `LAB-160`).
 */
function showRefusal(game: Game, machineId: string, text: string): void {
  floatError(game, { machineId }, text);
  const type = machineOfId(game, machineId)?.type;
  if (type === "incubator") showOutcome(game, machineId, { type: "failed", of: "activation", text });
  const hasWallet = accountInUse(game.store.getState()) !== null;
  if (type === "fomoHit" && !hasWallet) openDialog(game, { kind: "fomoHit", machineId });
}

function applyActivation(game: Game, machineId: string, reply: ActivateMachineReply): void {
  const machine = machineOfId(game, machineId);
  const taken = takeActivation(game, machineId, reply);
  if (!machine || !taken) return;
  const { texts, isRewarded } = taken;
  if (machine.type === "incubator")
    showOutcome(game, machineId, {
      type: "activated",
      texts,
      staked: (isRewarded && reply.stakedCVX) || null,
    });
  for (const { text, tone } of texts) {
    float(game, { machineId }, text, tone);
    if (tone !== "plain" && tone !== "error") game.sounds.emit(tone);
  }
  if (!isRewarded) return;
  game.effects.emit({ type: "activationBurst", machineId, machineType: machine.type });
  game.sounds.emit("hit");
  if (machine.type === "catLair") offerCat(game, machineId);
  void offerCallback(game, "machines");
}

/**
 * Returns the activation command with what the client knows; only the server knows the account's stake and the time
 * of its last reward.
 */
export function activationCommand(state: Pick<GameState, "wallet">, machineId: string): ActivateCommand {
  const address = accountInUse(state);
  const account = address === null ? null : { address, staked: 0, lastRewardAt: 0 };
  return { type: "activate", machineId, account };
}
