import { DIFFICULTIES } from "../../battle/state/battle.ts";
import {
  type Creature,
  creaturePower,
  meetsRequirement,
  newRandom,
  RARITIES,
  type Rarity,
  type RuleSet,
  recommendedTeam,
  STAT_NAMES,
  shippedRules,
  spellDescription,
  toolDescription,
} from "../../index.ts";
import { grownTo } from "../../simulation/grown-creature.ts";
import { BadInput } from "../input/bad-input.ts";
import { deckOf } from "../input/deck-content.ts";
import { titleOf } from "../page/colors.ts";
import type { DeckCards, DeckReply, DraftDeck } from "./browser/contract.ts";
import { isTree } from "./browser/overlay.ts";

const FORMS = [0, 1, 2, 3];

/** Everything that a deck can be built of, by name. */
export function deckCards(): DeckCards {
  const rules = shippedRules;
  return {
    species: Object.entries(rules.species).map(([id, { name, specialties }]) => ({
      id,
      name,
      what: specialties.join(", "),
      usual: usualStats(rules, id),
    })),
    tools: Object.entries(rules.tools).map(([name, { type, effect }]) => ({
      name,
      what: toolDescription(rules, { name, type, effect }),
    })),
    spells: Object.entries(rules.spells).map(([name, { type, effect }]) => ({
      name,
      what: spellDescription(rules, { name, type, effect }),
    })),
    rarities: RARITIES,
    stats: STAT_NAMES,
  };
}

/** As drawn opponents grow; equal for all, so that a deck does not depend on when it was built. */
function usualStats(rules: RuleSet, species: string): DeckCards["species"][number]["usual"] {
  const kinds = FORMS.flatMap((form) => RARITIES.map((rarity: Rarity) => ({ form, rarity })));
  return Object.fromEntries(
    kinds.map(({ form, rarity }) => [
      `${form} ${rarity}`,
      { ...grownTo(rules, newRandom(`${species} ${form}`), { species, rarity, form, id: species }).stats },
    ]),
  );
}

/** The content of a deck's file. */
export function deckFileOf({ creatures, tools, spells }: DraftDeck): object {
  return { creatures, tools, spells };
}

/** Why a deck may not fight, by the sentence that the commands refuse it with, in words; null where it may. */
export function deckRefusal(rules: RuleSet, mode: "ai" | "pvp", deck: unknown): string | null {
  try {
    deckOf(rules, mode, "deck", isTree(deck) ? deckFileOf(deck as unknown as DraftDeck) : deck);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return inWords(error.message);
    throw error;
  }
}

/** The stats of a deck's creatures together, and of which difficulties it is the recommended team. */
export function deckStrength(rules: RuleSet, deck: unknown): Pick<DeckReply, "stats" | "recommended"> {
  const list = isTree(deck) && Array.isArray(deck.creatures) ? deck.creatures.filter(isTree) : [];
  const creatures = list.map((one) => ({ stats: {}, ...one }) as unknown as Creature);
  const total = creatures.reduce((sum, creature) => sum + creaturePower(creature), 0);
  return {
    stats: { total, average: total / Math.max(creatures.length, 1) },
    recommended: DIFFICULTIES.map((difficulty) => ({
      title: titleOf({ difficulty }),
      team: recommendedTeam(rules, difficulty),
      isMet: meetsRequirement(rules, creatures, difficulty),
    })),
  };
}

/** Places count from 1 in words, and the file need not be named: `deck: creatures[2].form` is creature 3. */
function inWords(sentence: string): string {
  return sentence
    .replace(/^deck: /, "")
    .replace(
      /\b(creature|tool|spell)s\[(\d+)\](?:\.(\w+))?/g,
      (_, kind: string, index: string, field?: string) =>
        `${kind} ${Number(index) + 1}${field === undefined ? "" : `, ${field.replaceAll("_", " ")}`}`,
    );
}
