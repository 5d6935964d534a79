import type { BattleAction } from "../../../rules/index.ts";
import { actionOfRow, actionRow, judgeTry } from "../../../rules/positions.ts";
import { AiBattle } from "../../battle/ai-battle/ai-battle.ts";
import { BattleDirector } from "../../battle/ai-battle/battle-director.ts";
import { showBeat } from "../../battle/store/battle-graphics.ts";
import {
  nothingAsked,
  nothingChosen,
  type ShownBattle,
  shownSpeed,
} from "../../battle/store/battle-state.ts";
import { ENEMY } from "../../battle/store/sides.ts";
import { type JudgedTurn, type Puzzle, refreshStanding, showPosition } from "../store/puzzle.ts";
import { tellResult } from "./tell-result.ts";

/** Goes on where the player left the position: with the turn under way, or the result of the last try. */
export function resumeTurn(puzzle: Puzzle): void {
  playTurn(puzzle, puzzle.record.turn().map(actionOfRow));
}

/** Begins the turn anew: what was done in it is taken back, also after its end. */
export function beginAgain(puzzle: Puzzle): void {
  puzzle.record.keepTurn([]);
  playTurn(puzzle, []);
}

/** Stops playing; the turn is kept. */
export function stopTurn({ client: { store } }: Puzzle): void {
  store.getState().running?.director.stop();
  store.setState({ running: null });
}

/** Shows the position after these actions of the turn; a turn that cannot be played any more begins anew. */
function playTurn(puzzle: Puzzle, turn: readonly BattleAction[]): void {
  const { client, position, positions, store } = puzzle;
  stopTurn(puzzle);
  const played = battleAfter(puzzle, turn);
  const battle = played ?? battleAfter(puzzle, []);
  if (battle === null) throw new Error(`Position ${position.id} cannot be played`);
  store.setState({ ended: null, isResultOpen: false, line: null });
  refreshStanding(puzzle);
  const fresh = { chosen: nothingChosen, restingId: null, shownOfTurn: 0, skipping: false };
  const { rules } = positions;
  client.store.setState({ ...fresh, rules, endQuestion: { ...nothingAsked, never: true } });
  if (hasEnded(battle)) showEnd(puzzle, battle);
  else direct(puzzle, battle);
}

function battleAfter({ client, position }: Puzzle, turn: readonly BattleAction[]): AiBattle | null {
  const battle = new AiBattle(client.rules, position.setup);
  return battle.catchUp([...position.actions, ...turn]) === null ? battle : null;
}

/** Whether the player's turn is over: it was ended, or the battle is. */
function hasEnded({ battle }: AiBattle): boolean {
  return battle.winner !== null || battle.active === ENEMY;
}

function turnOf({ position }: Puzzle, { actions }: AiBattle): BattleAction[] {
  return actions.slice(position.actions.length);
}

/** Shows a try that has ended before, with the enemy's answer. */
function showEnd(puzzle: Puzzle, battle: AiBattle): void {
  const { client, position, store } = puzzle;
  const judged = judgeTry(client.rules, position, turnOf(puzzle, battle));
  if (!judged.ok) return;
  battle.catchUp([...battle.actions, ...judged.answer]);
  const director = { act: () => null, stop: () => undefined };
  client.store.setState({ running: { known: battle, director, replay: null } });
  store.setState({ ended: judged, isResultOpen: true });
  showPosition(puzzle, { view: battle.view(), phase: "over", mood: null });
}

/** Lets the player act; the end of the turn is judged at once, and the enemy's answer is shown. */
function direct(puzzle: Puzzle, battle: AiBattle): void {
  const { game, client, record, store } = puzzle;
  const answer: BattleAction[] = [];
  const speed = () => shownSpeed(client.rules, client.store.getState(), game.store.getState().settings);
  const acted = () => {
    if (store.getState().ended !== null) return;
    const turn = turnOf(puzzle, battle);
    if (hasEnded(battle)) answer.push(...noteEnd(puzzle, turn).answer);
    else record.keepTurn(turn.map(actionRow));
  };
  const director = new BattleDirector(battle, {
    stage: { show: (beat) => showBeat(client, client.store.getState().canvas, beat, speed()), speed },
    enemy: {
      decide: async () => answer.shift() ?? { type: "endTurn" },
      beginAnew: () => undefined,
      stop: () => undefined,
    },
    pause: game.pause,
    changed: (shown) => takeShown(puzzle, shown),
    acted,
    shownOfTurn: (actions) => client.store.setState({ shownOfTurn: actions }),
    enemyFailed: () => undefined,
  });
  client.store.setState({ running: { known: battle, director, replay: null } });
  void director.begin();
}

/** Judges a turn that has ended, by the rules that the server judges with, and keeps the try. */
function noteEnd(puzzle: Puzzle, turn: readonly BattleAction[]): JudgedTurn {
  const { client, position, record, store } = puzzle;
  const judged = judgeTry(client.rules, position, turn);
  if (!judged.ok) throw new Error(`A turn was played that is not legal: ${judged.refusal.text}`);
  record.noteTry(turn.map(actionRow), judged);
  store.setState({ ended: judged });
  refreshStanding(puzzle);
  return judged;
}

/** The battle does not go on after the enemy's answer: then the result is shown. */
function takeShown(puzzle: Puzzle, shown: ShownBattle): void {
  const { client, store } = puzzle;
  const { ended } = store.getState();
  const isOver = ended !== null && (shown.phase === "player" || shown.phase === "over");
  showPosition(puzzle, isOver ? { ...shown, phase: "over" } : shown);
  if (!isOver || ended === null) return;
  client.store.setState({ skipping: false });
  store.setState({ isResultOpen: true });
  tellResult(puzzle, ended);
}
