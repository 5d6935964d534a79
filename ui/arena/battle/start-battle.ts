import {
  type Deck,
  isLesson,
  practiceSeed,
  type Replay,
  setupOfReplay,
  startButton,
  teamSeedOf,
} from "../../../rules/index.ts";
import { AiBattle } from "../../battle/ai-battle/ai-battle.ts";
import { restoreBattle } from "../../battle/ai-battle/saved-battle.ts";
import {
  type AiSetup,
  battleOwner,
  mayResume,
  waitingBattle,
} from "../../battle/ai-battle/waiting-battle.ts";
import { cardsOf } from "../../battle/team/selection.ts";
import { notify } from "../../game/store/notify.ts";
import type { Arena } from "../store/arena.ts";
import type { ArenaState } from "../store/arena-state.ts";
import { practiseWithoutWallet } from "./guided-battle.ts";
import { playBattle } from "./play-battle.ts";

/** Begins a battle with the picked team, where the rules allow it (`BAT-018`). */
export function startBattle(arena: Arena): void {
  const state = arena.store.getState();
  const { difficulty, selection } = state;
  if (!startButton(arena.rules, selection.creatures.length).enabled) return;
  const seed = newSeed(arena, state.practice ? state.lentSeed : null);
  playBattle(arena, new AiBattle(arena.rules, { mode: "ai", difficulty, seed, player: deckOf(state) }));
}

/** Fights the same battle again at once: the same team and difficulty, other luck and enemies; the guided one as it is. */
export function fightAgain(arena: Arena, replay: Replay): void {
  const setup = setupOfReplay(replay);
  if (setup.mode !== "ai") return;
  const { difficulty, player } = setup;
  const seed = newSeed(arena, teamSeedOf(setup.seed));
  const anew: AiSetup = { mode: "ai", difficulty, player, seed };
  playBattle(arena, new AiBattle(arena.rules, isLesson(setup) ? setup : anew));
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
    practice: restored.practice && !isLesson(restored.battle.setup),
    difficulty: restored.battle.setup.difficulty,
  });
  if (isLesson(restored.battle.setup)) practiseWithoutWallet(arena);
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
