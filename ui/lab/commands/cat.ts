import { adoptAt, amountOf, fill, type Pet, type RuleSet } from "../../../rules/index.ts";
import type { BuyPetReply, NamePetReply } from "../../../server/contract/index.ts";
import { closeDialog, openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { announce, floatError, notify } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { changeLabState } from "../state/change-lab-state.ts";
import { amountFromReply } from "../state/lab-from-reply.ts";
import { changeLab } from "./change-lab.ts";

/**
 * Opens the offer of a cat each time the Cat's Lair `lairId` was activated, if the player has no cat and can pay
 * (`LAB-138`, `CON-09`). The panel always offers it.
 */
export function offerCat(game: Game, lairId: string): void {
  const { lab, rules } = game.store.getState();
  if (!lab || !rules || lab.pets.length >= rules.pets.cat.limit) return;
  if (lab.resources.catNips < amountOf(rules.pets.cat.cost)) return;
  openDialog(game, { kind: "adopt", lairId });
}

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

/** Strokes the cat: hearts and a purr, then it rests from it for a while. Returns whether it was stroked. */
export function strokeCat(game: Game, petId: string): boolean {
  const { rules, lab, catRests } = game.store.getState();
  const cat = lab?.pets.find(({ id }) => id === petId);
  if (!rules || catRests || !cat) return false;
  const name = catName(rules, cat);
  game.effects.emit({ type: "purr", petId, name });
  game.sounds.emit("purr");
  announce(game, fill(rules.texts.lab.cat.purrs, { name }));
  game.store.setState({ catRests: true });
  game.after(rules.ui.catRestMs, () => game.store.setState({ catRests: false }));
  return true;
}
