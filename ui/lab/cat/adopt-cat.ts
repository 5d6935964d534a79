import { adoptAt } from "../../../rules/index.ts";
import type { BuyPetReply } from "../../../server/contract/index.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, floatError } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLab } from "../commands/change-lab.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { amountFromReply } from "../state/lab-from-reply.ts";

/** Adopts a cat beside its Cat's Lair (`LAB-140`, `LAB-145`). */
export function adoptCat(game: Game, lairId: string): Promise<boolean> {
  const requestId = game.newId();
  return changeLab<BuyPetReply>(game, {
    key: "adopt",
    prepare(rules, lab) {
      const lair = lab.machines.find(({ id }) => id === lairId);
      if (!lair) return { refusal: rules.texts.refusals.unknown_parent };
      const { type, id, ...wish } = adoptAt(rules, lair, requestId);
      return {
        command: { type, id, ...wish },
        call: () => game.api.call("POST /api/buyPet", { body: { ...wish, requestId } }),
      };
    },
    repeatable: true,
    fallback: textsIn(game.store.getState()).lab.cat.adoptFailed,
    accepted: (reply) => applyAdoption(game, lairId, reply),
    refused: (text) => floatError(game, { machineId: lairId }, text),
  });
}

function applyAdoption(game: Game, lairId: string, reply: BuyPetReply): void {
  changeLabState(game, (lab) => {
    lab.resources.catNips = amountFromReply(reply.newResources.catNips);
    lab.pets = lab.pets.filter(({ id }) => id !== reply.petId);
    lab.pets.push({ id: reply.petId, type: reply.petType, ...reply.position, parentMachine: lairId });
  });
  closeDialog(game, "adopt");
  game.sounds.emit("purr");
  announce(game, textsIn(game.store.getState()).lab.cat.movedIn);
}
