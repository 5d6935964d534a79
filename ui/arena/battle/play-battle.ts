import {
  type Battle,
  type BattleResult,
  badgesOf,
  battleResult,
  newReplay,
  type Replay,
  rewardsOf,
} from "../../../rules/index.ts";
import type { AiBattle } from "../../battle/ai-battle/ai-battle.ts";
import { BattleDirector } from "../../battle/ai-battle/battle-director.ts";
import { EnemyMind } from "../../battle/ai-battle/enemy-mind.ts";
import { forgetBattle, restoreBattle, saveBattle } from "../../battle/ai-battle/saved-battle.ts";
import { battleOwner, savedBattleOf, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { courseOf, rememberLesson } from "../../battle/lesson/lesson-course.ts";
import { showBattle } from "../../battle/store/battle-client.ts";
import { showBeat } from "../../battle/store/battle-graphics.ts";
import {
  nothingAsked,
  nothingChosen,
  type ShownBattle,
  shownSpeed,
} from "../../battle/store/battle-state.ts";
import { ENEMY, PLAYER } from "../../battle/store/sides.ts";
import { notify } from "../../game/store/notify.ts";
import { handInBattle } from "../../profile/replays/hand-in.ts";
import { addRewards } from "../result/reward-totals.ts";
import type { Arena } from "../store/arena.ts";

/** Plays a battle against the AI on the battle screen, saves it after each action, and goes on to its result. */
export function playBattle(arena: Arena, battle: AiBattle): void {
  stopBattle(arena);
  const { game, store, battle: client } = arena;
  const lesson = courseOf(battle);
  const isPractice = () => lesson !== null || store.getState().practice;
  const save = () => mayKeep(arena) && saveBattle(game, battle, isPractice());
  const speed = () => shownSpeed(client.rules, client.store.getState(), game.store.getState().settings);
  const director = new BattleDirector(battle, {
    stage: { show: (beat) => showBeat(client, client.store.getState().canvas, beat, speed()), speed },
    enemy: new EnemyMind(battle),
    pause: game.pause,
    changed: (shown) => takeShown(arena, battle, shown),
    acted: save,
    shownOfTurn: (actions) => client.store.setState({ shownOfTurn: actions }),
    enemyFailed: () => store.setState({ enemyFailed: true }),
  });
  const running = { known: battle, director, replay: () => replayOf(arena, battle) };
  // The guided battle says itself when to end a turn.
  const endQuestion = { ...nothingAsked, answered: lesson !== null };
  const fresh = { shown: null, chosen: nothingChosen, restingId: null, shownOfTurn: 0 };
  client.store.setState({ running, endQuestion, ...fresh });
  store.setState({ screen: "battle", lesson, result: null, enemyFailed: false });
  if (!save() && mayKeep(arena)) notify(game, arena.rules.texts.arena.battle.notKept);
  void director.begin();
}

/** Stops playing; the saved battle can be resumed later. */
export function stopBattle({ battle: { store } }: Arena): void {
  store.getState().running?.director.stop();
  store.setState({ running: null });
}

function takeShown(arena: Arena, battle: AiBattle, shown: ShownBattle): void {
  showBattle(arena.battle, shown);
  if (shown.phase === "over") finish(arena, battle);
}

function finish(arena: Arena, ended: AiBattle): void {
  forgetKept(arena);
  const result = battleResult(arena.rules, ended.battle);
  if (!result) return;
  const replay = replayOf(arena, ended);
  showResult(arena, result, replay);
  if (arena.linked === null) handInBattle(arena.game, replay);
}

/** Gives the battle under way up: it ends as a defeat, and counts for nothing. */
export function giveUpBattle(arena: Arena): void {
  const { running } = arena.battle.store.getState();
  const replay = running?.replay?.();
  forgetKept(arena);
  stopBattle(arena);
  if (running?.known.battle && replay) showGivenUp(arena, running.known.battle, replay);
}

/** Gives the battle up that waits on this device; one that cannot be played any more is only forgotten. */
export function giveUpWaiting(arena: Arena): void {
  const { game, rules, store } = arena;
  const restored = restoreBattle(game.storage, rules, battleOwner(game));
  forgetKept(arena);
  if (!restored) return;
  const { battle, practice } = restored;
  const lesson = courseOf(battle);
  const { difficulty } = battle.setup;
  store.setState({ lesson, practice: practice && lesson === null, difficulty });
  showGivenUp(arena, battle.battle, replayOf(arena, battle));
}

function showGivenUp(arena: Arena, battle: Battle, replay: Replay): void {
  const result = battleResult(arena.rules, battle, ENEMY);
  if (result) showResult(arena, result, { ...replay, end: { by: "forfeit", loser: PLAYER } });
}

/** Shows the result with rewards and badges; practice and the guided battle bring none (`CON-93`). */
function showResult(arena: Arena, result: BattleResult, replay: Replay): void {
  const { game, rules, store, battle: client } = arena;
  const { practice, lesson } = store.getState();
  const isForNothing = practice || lesson !== null;
  if (lesson !== null && result.victory) rememberLesson(game, lesson.lesson.id, "finished");
  const rewards = isForNothing ? null : rewardsOf(rules, result);
  if (rewards) addRewards(game.storage, battleOwner(game).owner, rewards);
  const badges = isForNothing ? [] : badgesOf(rules, result);
  client.store.setState({ skipping: false });
  store.setState({ result: { result, rewards, badges, replay }, screen: "result", leaving: false });
}

function replayOf({ rules, battle: { rulesHash } }: Arena, { setup, actions }: AiBattle) {
  return newReplay(rules, rulesHash, setup, actions);
}

/**
 * Returns whether the place for an unfinished battle is free for the one under way. Another one that waits there, of
 * another tab or beside a guided battle, is left alone; a battle by the rules of a link is never kept.
 */
function mayKeep({ game, battle, linked }: Arena): boolean {
  if (linked !== null) return false;
  const kept = savedBattleOf(game.storage, battleOwner(game));
  const played = battle.store.getState().running?.replay?.();
  return kept === null || played === undefined || kept.setup?.seed === played.seed;
}

/** Returns whether the battle under way is kept, so that the player can leave it and go on later. */
export function isKept(arena: Arena): boolean {
  return mayKeep(arena) && waitingBattle(arena.game.storage, battleOwner(arena.game)) !== null;
}

/** Forgets the battle under way, or the one that waits if none is; never another one than that under way. */
export function forgetKept(arena: Arena): void {
  if (mayKeep(arena)) forgetBattle(arena.game);
}
