import {
  type Deck,
  lessonOf,
  practiceSeed,
  type Replay,
  setupOfReplay,
  startButton,
  teamSeedOf,
} from "../../../rules/index.ts";
import { AiBattle } from "../../battle/ai-battle/ai-battle.ts";
import { forgetBattle, restoreBattle } from "../../battle/ai-battle/saved-battle.ts";
import {
  type AiSetup,
  battleOwner,
  mayResume,
  savedBattleOf,
  waitingBattle,
} from "../../battle/ai-battle/waiting-battle.ts";
import { cardsOf } from "../../battle/team/selection.ts";
import { notify } from "../../game/store/notify.ts";
import type { Arena, ArenaState } from "../store/arena.ts";
import { practiseWithoutWallet } from "./guided-battle.ts";
import { playBattle } from "./play-battle.ts";

/** Begins a battle with the picked team, where the rules allow it (`BAT-018`). */
export function startBattle(arena: Arena): void {
  const state = arena.store.getState();
  const { difficulty, selection } = state;
  if (!startButton(arena.rules, selection.creatures.length).enabled) return;
  const seed = newSeed(arena, state.practice ? state.lentSeed : null);
  begin(arena, { mode: "ai", difficulty, seed, player: deckOf(state) });
}

/** Fights the same battle again at once: the same team and difficulty, other luck and enemies; the guided one as it is. */
export function fightAgain(arena: Arena, replay: Replay): void {
  const setup = setupOfReplay(replay);
  if (setup.mode !== "ai") return;
  const { difficulty, player } = setup;
  const seed = newSeed(arena, teamSeedOf(setup.seed));
  const anew: AiSetup = { mode: "ai", difficulty, player, seed };
  begin(arena, lessonOf(setup) ? setup : anew);
}

/** Begins a battle; one that would take the place of another that waits, perhaps of another tab, only after a question. */
function begin(arena: Arena, setup: AiSetup): void {
  const { game, store, battle, linked } = arena;
  const kept = linked !== null ? null : savedBattleOf(game.storage, battleOwner(game));
  const isOther = kept !== null && kept.setup?.seed !== battle.store.getState().running?.replay?.().seed;
  if (isOther && !lessonOf(setup)) store.setState({ replacing: setup });
  else playBattle(arena, new AiBattle(arena.rules, setup));
}

/** Answers that question: begins the new battle in the place of the one that waits, or leaves all as it is. */
export function answerReplacing(arena: Arena, replaces: boolean): void {
  const { replacing } = arena.store.getState();
  arena.store.setState({ replacing: null });
  if (!replaces || replacing === null) return;
  forgetBattle(arena.game);
  playBattle(arena, new AiBattle(arena.rules, replacing));
}

/**
 * Resumes a battle that a reload or a closed tab interrupted; answers whether it did. A battle that needs a
 * connected account waits for one (`BAT-007`).
 */
export function resumeBattle(arena: Arena): boolean {
  const { game, rules, store } = arena;
  const restored = restoreBattle(game.storage, rules, battleOwner(game));
  if (!restored || !mayResume(game.store.getState(), restored)) return false;
  store.setState({
    practice: restored.practice && lessonOf(restored.battle.setup) === null,
    difficulty: restored.battle.setup.difficulty,
  });
  if (lessonOf(restored.battle.setup)) practiseWithoutWallet(arena);
  playBattle(arena, restored.battle);
  return true;
}

/**
 * Resumes the battle that waits, or tells the player what it needs, or that it cannot be played.
 * @returns false where the saved battle is of no use any more
 */
export function resumeOrTell(arena: Arena): boolean {
  const { game, rules } = arena;
  const { connectFirst, unusable } = rules.texts.arena.waiting;
  const waiting = waitingBattle(game.storage, battleOwner(game));
  if (waiting && !mayResume(game.store.getState(), waiting)) {
    notify(game, connectFirst, "error");
    return true;
  }
  const resumed = resumeBattle(arena);
  if (!resumed) notify(game, unusable, "error");
  return resumed;
}

/** A seed for a new battle; one with a lent team names the seed of the team. */
function newSeed({ game }: Arena, lentSeed: string | null): string {
  const id = game.newId();
  return lentSeed === null ? id : practiceSeed(lentSeed, id);
}

/** The picked cards in the order they were picked. */
function deckOf({ collection, selection }: Pick<ArenaState, "collection" | "selection">): Deck {
  return {
    creatures: cardsOf(collection.creatures, selection.creatures),
    tools: cardsOf(collection.tools, selection.tools),
    spells: cardsOf(collection.spells, selection.spells),
  };
}
