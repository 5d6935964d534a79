import type { RoomEffect } from "../../../engine/index.ts";
import { fill, type Resident, type RuleSet } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { announce } from "../../game/store/notify.ts";

/** A creature that lives in a lab; visitors learn no nickname. */
export interface NamedResident extends Resident {
  nickname?: string;
}

/** Where a meeting is shown and heard: effects go to the canvas of the own room, or of a visited one. */
interface Meeting {
  game: Game;
  rules: RuleSet;
  effects: { emit(effect: RoomEffect): void };
}

const EGG = 0;
/** Beside the sounds of the lab; the one who answers a call is farther away. */
const GREETED_LOUDNESS = 0.7;
const ANSWER_LOUDNESS = 0.4;

/** Returns what a creature of the lab is called: by its nickname, or by its species, which says that it is an egg. */
export function residentName({ texts, species }: RuleSet, resident: Omit<NamedResident, "id">): string {
  const { speciesId, form, nickname } = resident;
  if (nickname !== undefined) return nickname;
  const name = species[speciesId]?.name ?? speciesId;
  return form === EGG ? fill(texts.lab.residents.egg, { name }) : name;
}

/** Greets a creature (`GAP-75`): a heart over it, its name and level, and its cry. */
export function greet({ game, rules, effects }: Meeting, resident: NamedResident): void {
  const { residents: texts } = rules.texts.lab;
  const { id: residentId, speciesId, form, level } = resident;
  const words = { name: residentName(rules, resident), level };
  effects.emit({ type: "greet", residentId, text: fill(texts.tag, words) });
  game.cries.emit({ species_id: speciesId, form, loudness: GREETED_LOUDNESS });
  announce(game, fill(form === EGG ? texts.stirs : texts.greeted, words));
}

/** Calls the creatures of a room to the avatar (`GAP-75`); the first one answers. Eggs only stir. */
export function call({ game, rules, effects }: Meeting, called: readonly NamedResident[]): void {
  const { residents: texts } = rules.texts.lab;
  const first = called.find(({ form }) => form !== EGG) ?? called[0];
  if (!first) return;
  effects.emit({ type: "call" });
  game.cries.emit({ species_id: first.speciesId, form: first.form, loudness: ANSWER_LOUDNESS });
  const words = { name: residentName(rules, first), level: first.level };
  announce(game, first.form === EGG ? fill(texts.stirs, words) : texts.come);
}
