import {
  type BattleAction,
  badgesOf,
  battleResult,
  type Creature,
  type Deck,
  newReplay,
  type OwnedItem,
  rewardsOf,
  startButton,
} from "../../../rules/index.ts";
import { ArenaBattle } from "../../battle/ai-battle/arena-battle.ts";
import { BattleDirector, type BattleShown } from "../../battle/ai-battle/battle-director.ts";
import { forgetBattle, restoreBattle, saveBattle } from "../../battle/ai-battle/saved-battle.ts";
import { battleOwner, mayResume, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { showBeat } from "../../battle/canvas/show-beat.ts";
import { EnemyMind } from "../../battle/enemy/enemy-mind.ts";
import { notify } from "../../game/store/notify.ts";
import { addRewards } from "../result/reward-totals.ts";
import { type Arena, showBattle } from "../store/arena.ts";
import { nothingChosen, type Selection, type Speed } from "../store/arena-state.ts";

const NOT_RESUMED = "The battle cannot be resumed: what was kept of it does not fit together.";
const WALLET_FIRST = "Connect your wallet to go on with this battle.";
const NOT_KEPT = "This browser keeps nothing: after a reload this battle would be lost.";

/** Begins a battle with the picked team, where the rules allow it (`BAT-018`). */
export function startBattle(arena: Arena): void {
  const { difficulty, selection } = arena.store.getState();
  if (!startButton(arena.rules, selection.creatures.length).enabled) return;
  const seed = arena.game.newId();
  const player = deckOf(arena, selection);
  play(arena, new ArenaBattle(arena.rules, { mode: "ai", difficulty, seed, player }));
}

/**
 * Goes on with a battle that a reload or a closed tab interrupted; answers whether it did. Without the account
 * it needs the battle waits on (`BAT-007`).
 */
export function resumeBattle(arena: Arena): boolean {
  const restored = restoreBattle(arena.game.storage, arena.rules, battleOwner(arena.game));
  if (!restored || !mayResume(arena.game.store.getState(), restored)) return false;
  arena.store.change((state) => {
    state.practice = restored.practice;
    state.difficulty = restored.battle.setup.difficulty;
  });
  play(arena, restored.battle);
  return true;
}

/**
 * Goes on with the battle that waits, or says what it needs, or that what was kept of it cannot be played;
 * answers whether it may be kept.
 */
export function resumeOrTell(arena: Arena): boolean {
  const { game } = arena;
  const waiting = waitingBattle(game.storage, battleOwner(game));
  if (waiting && !mayResume(game.store.getState(), waiting)) {
    notify(game, WALLET_FIRST, "error");
    return true;
  }
  const resumed = resumeBattle(arena);
  if (!resumed) notify(game, NOT_RESUMED, "error");
  return resumed;
}

/** The player acts; a refusal is shown as a notice (`ERR-040`) and changes nothing. */
export function actInBattle(arena: Arena, action: BattleAction): void {
  const refusal = arena.running?.director.act(action);
  if (refusal) {
    notify(arena.game, refusal.text, "error");
    arena.game.sounds.emit("error");
  } else {
    arena.store.change((state) => {
      state.chosen = nothingChosen;
    });
  }
}

/** Leaves the battle for good: it counts for nothing. */
export function leaveBattle(arena: Arena): void {
  stop(arena);
  forgetBattle(arena.game.storage);
  arena.store.change((state) => {
    state.screen = "setup";
    state.battle = null;
    state.result = null;
    state.leaving = false;
  });
}

/** Asks before a battle is left, or takes the question back. */
export function askToLeave({ store }: Arena, leaving: boolean): void {
  store.change((state) => {
    state.leaving = leaving;
  });
}

/** From the result back to the difficulties (`BAT-005`). */
export function playAgain({ store }: Arena): void {
  store.change((state) => {
    state.screen = "setup";
    state.battle = null;
    state.result = null;
  });
}

/** The arena closes; a battle that goes on is kept for later. */
export function closeArena(arena: Arena): void {
  stop(arena);
}

export function changeSpeed({ store }: Arena, speed: Speed): void {
  store.change((state) => {
    state.speed = speed;
  });
}

/** What is being shown now, and what follows until the player's turn, is shown only by how it ends. */
export function skipAhead({ store }: Arena): void {
  store.change((state) => {
    state.skipping = true;
  });
}

function play(arena: Arena, battle: ArenaBattle): void {
  stop(arena);
  const { game, store } = arena;
  const keep = () => saveBattle(game.storage, battleOwner(arena.game), battle, store.getState().practice);
  const speed = () => {
    const state = store.getState();
    return state.skipping ? Number.POSITIVE_INFINITY : state.speed;
  };
  const director = new BattleDirector(battle, {
    stage: { show: (beat) => showBeat(arena, arena.canvas, beat, speed()), speed },
    enemy: new EnemyMind(battle),
    pause: game.pause,
    changed: (shown) => takeShown(arena, battle, shown),
    acted: keep,
    enemyFailed: () =>
      store.change((state) => {
        state.enemyFailed = true;
      }),
  });
  const { setup, actions } = battle;
  const replay = () => newReplay(arena.rules, arena.rulesHash, setup, actions);
  arena.running = { battle, director, replay };
  store.change((state) => {
    Object.assign(state, { screen: "battle", battle: null, result: null, enemyFailed: false });
    state.chosen = nothingChosen;
  });
  if (!keep()) notify(game, NOT_KEPT);
  void director.begin();
}

function takeShown(arena: Arena, battle: ArenaBattle, shown: BattleShown): void {
  showBattle(arena, shown);
  if (shown.phase === "over") finish(arena, battle);
}

/** The result, its rewards and badges; in practice there are none (`CON-93`). */
function finish(arena: Arena, { battle, setup, actions }: ArenaBattle): void {
  const { game, rules, rulesHash, store } = arena;
  forgetBattle(game.storage);
  const result = battleResult(rules, battle);
  if (!result) return;
  const { practice } = store.getState();
  const rewards = practice ? null : rewardsOf(rules, result);
  if (rewards) addRewards(game.storage, rewards);
  const badges = practice ? [] : badgesOf(rules, result);
  const replay = newReplay(rules, rulesHash, setup, actions);
  store.change((state) => {
    state.result = { result, rewards, badges, replay } as typeof state.result;
    state.skipping = false;
    state.screen = "result";
  });
}

function stop(arena: Arena): void {
  arena.running?.director.stop();
  arena.running = null;
}

/** The picked cards in the order they were picked. */
function deckOf({ store }: Arena, selection: Selection): Deck {
  const { creatures, tools, spells } = store.getState().collection;
  const picked = <Card extends Creature | OwnedItem>(cards: readonly Card[], ids: readonly string[]) =>
    ids.flatMap((id) => cards.filter((card) => card.id === id));
  return {
    creatures: picked(creatures, selection.creatures),
    tools: picked(tools, selection.tools),
    spells: picked(spells, selection.spells),
  };
}
