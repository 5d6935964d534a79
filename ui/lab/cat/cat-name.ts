import { fill, type Pet, type RuleSet } from "../../../rules/index.ts";
import type { NamePetReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, notify } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLab } from "../commands/change-lab.ts";
import { changeLabState } from "../state/change-lab-state.ts";

/** Returns what the player calls their cat: its own name, or the stock name until it has one. */
export function catName({ texts }: RuleSet, { name }: Pick<Pet, "name">): string {
  return name ?? texts.lab.cat.stockName;
}

/** Gives a cat a name that only its owner sees. */
export function nameCat(game: Game, petId: string, name: string): Promise<boolean> {
  return changeLab<NamePetReply>(game, {
    key: "namePet",
    prepare: () => ({
      command: { type: "namePet", petId, name },
      call: () => game.api.call("POST /api/namePet", { body: { petId, name } }),
    }),
    repeatable: true,
    fallback: textsIn(game.store.getState()).lab.cat.nameFailed,
    accepted(reply) {
      changeLabState(game, (lab) => {
        lab.pets = lab.pets.map((pet) => (pet.id === petId ? { ...pet, name: reply.name } : pet));
      });
      game.sounds.emit("purr");
      announce(game, fill(textsIn(game.store.getState()).lab.cat.named, { name: reply.name }));
    },
    refused: (text) => notify(game, text, "error"),
  });
}
