import { replaceEqualDeep } from "@tanstack/react-query";
import { freeze } from "immer";
import { type KnownHashes, type RuleSet, rulesInLanguage } from "../../../rules/index.ts";
import { noteSeenForms } from "../../collection/book/seen-forms.ts";
import type { Game } from "../../game/store/game.ts";
import { createRecipeStore, type RecipeStore } from "../../game/store/recipe-store.ts";
import {
  type BattleState,
  type Chosen,
  nothingAsked,
  nothingChosen,
  type ShownBattle,
} from "./battle-state.ts";
import { keptChoice, onlyChoice } from "./kept-choice.ts";
import { againstEnemy } from "./sides.ts";

/** The battle part of an open arena, against the AI or between players: its rules and what its screens show. */
export interface BattleClient extends KnownHashes {
  readonly game: Game;
  /** Their texts are in the language of the page, which may change during a battle. */
  readonly rules: RuleSet;
  readonly store: RecipeStore<BattleState>;
  /** Whether even the book of seen forms does not count what is met here (`GAP-83`). */
  readonly isForNothing: boolean;
}

/** Creates the battle part of an arena, without a battle; null before the rules are known. */
export function createBattleClient(game: Game): BattleClient | null {
  const { rules, rulesHash, earlierHashes } = game.store.getState();
  if (!rules || rulesHash === null) return null;
  const store = createRecipeStore<BattleState>({
    shown: null,
    rules: null,
    running: null,
    names: againstEnemy(rules.texts),
    chosen: nothingChosen,
    restingId: null,
    pointedId: null,
    targetFellAt: null,
    endQuestion: nothingAsked,
    speed: 1,
    shownOfTurn: 0,
    skipping: false,
    replay: null,
    graphics: null,
    canvas: null,
    fieldArea: null,
  });
  return {
    game,
    get rules() {
      return inPageLanguage(game, rules);
    },
    rulesHash,
    earlierHashes,
    store,
    isForNothing: false,
  };
}

/** Returns rules with the texts of the page; the same object as long as its language stays. */
export function inPageLanguage(game: Game, rules: RuleSet): RuleSet {
  return rulesInLanguage(rules, game.store.getState().rules?.texts ?? rules.texts);
}

/**
 * Shows a battle in its current state; skipping ends once the player can act. What is chosen stays chosen while the
 * battle allows it; nothing is chosen in the enemy's turn, and after it the creature of before it, or the only one on
 * the field. Unchanged parts keep their identity, so that their components do not rerender. Views never change: freezing only the top keeps immer from walking through
 * them.
 */
export function showBattle(client: BattleClient, shown: ShownBattle): void {
  const { store } = client;
  const next = freeze(replaceEqualDeep(store.getState().shown, shown));
  const choice = choiceIn(client, next.phase);
  if (!client.isForNothing) noteSeenForms(client.game, next.view.enemy.field);
  store.setState(
    next.phase === "player" ? { shown: next, skipping: false, ...choice } : { shown: next, ...choice },
  );
}

/** The choice while a battle is in this phase; empty where it stays as it is. */
function choiceIn({ game, rules, store }: BattleClient, phase: ShownBattle["phase"]): Partial<BattleState> {
  const { running, shown, chosen, restingId } = store.getState();
  if (phase === "player" && running && chosen === nothingChosen && shown?.phase !== "player") {
    const { battle } = running.known;
    const again = keptChoice(rules, battle, { ...nothingChosen, actorId: restingId });
    return { chosen: again.actorId === null ? onlyChoice(rules, battle) : again, restingId: null };
  }
  if (phase === "showing" || chosen === nothingChosen) return {};
  if (phase !== "player" || !running) return { chosen: nothingChosen };
  const kept: Chosen = keptChoice(rules, running.known.battle, chosen);
  const fell = chosen.targetId !== null && kept.targetId === null;
  return kept === chosen ? {} : { chosen: kept, ...(fell ? { targetFellAt: game.now() } : {}) };
}
