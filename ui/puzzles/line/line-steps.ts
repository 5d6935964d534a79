import type { BattleAction, SideIndex } from "../../../rules/index.ts";
import { newReplay } from "../../../rules/index.ts";
import { judgeTry, stepText } from "../../../rules/positions.ts";
import { AiBattle } from "../../battle/ai-battle/ai-battle.ts";
import { ReplayPlayer } from "../../battle/replay/replay-player.ts";
import { ReplayTape } from "../../battle/replay/replay-tape.ts";
import { showBeat } from "../../battle/store/battle-graphics.ts";
import { nothingChosen } from "../../battle/store/battle-state.ts";
import { PLAYER } from "../../battle/store/sides.ts";
import { resumeTurn, stopTurn } from "../play/play-turn.ts";
import {
  type JudgedTurn,
  type LineKind,
  type Puzzle,
  refreshStanding,
  type ShownLine,
  showPosition,
} from "../store/puzzle.ts";

/** Shows a line from the position on, with the enemy's answer; a position that was not solved counts as shown. */
export function showLine(puzzle: Puzzle, kind: LineKind): void {
  const { game, client, position, positions, store } = puzzle;
  const judged = judgeTry(client.rules, position, position[kind]);
  if (!judged.ok) return;
  puzzle.record.noteShown();
  refreshStanding(puzzle);
  closeLine(puzzle);
  stopTurn(puzzle);
  const before = position.actions.length;
  const { actions, sides } = playedLine(puzzle, kind, judged);
  const replay = newReplay(client.rules, positions.rulesHash, position.setup, actions);
  const tape = new ReplayTape(client.rules, replay);
  const player: ReplayPlayer = new ReplayPlayer(
    { length: actions.length - before, beatAt: (index) => tape.beatAt(before + index) },
    {
      show: (beat) => {
        const speed = player.speed() * client.store.getState().speed;
        const shown = showBeat(client, client.store.getState().canvas, beat, speed);
        return Promise.race([shown, game.pause(client.rules.ai.turnTimeoutMs)]);
      },
    },
  );
  const show = () =>
    showPosition(puzzle, { view: player.store.getState().view, phase: "showing", mood: null });
  client.store.setState({ chosen: nothingChosen, skipping: false });
  player.store.subscribe(show);
  show();
  const steps = actions.slice(before).map((action, index) => ({ side: sides[index] ?? PLAYER, action }));
  store.setState({ line: { kind, player, steps, judged }, isResultOpen: false });
}

/** Leaves the line; the screen goes on with the turn, or with the last try. */
export function leaveLine(puzzle: Puzzle): void {
  closeLine(puzzle);
  resumeTurn(puzzle);
}

/** Stops the line that is shown. */
export function closeLine({ store }: Puzzle): void {
  store.getState().line?.player.stop();
  store.setState({ line: null });
}

/** What happens in one step, in a sentence; step 0 is the position itself. */
export function sentenceOf(
  { client: { rules } }: Puzzle,
  { steps, judged }: ShownLine,
  index: number,
): string {
  const step = steps[index - 1];
  if (step === undefined) return rules.texts.positions.best.begin;
  return stepText(rules, judged.battle, step.side, step.action);
}

/** All actions of the battle with the line and its answer, and whose those of the line and the answer are. */
function playedLine(
  { client: { rules }, position }: Puzzle,
  kind: LineKind,
  { answer }: JudgedTurn,
): { actions: BattleAction[]; sides: SideIndex[] } {
  const battle = new AiBattle(rules, position.setup);
  battle.catchUp([...position.actions, ...position[kind]]);
  if (battle.battle.winner === null && battle.battle.active === PLAYER)
    battle.act(PLAYER, { type: "endTurn" });
  const own = battle.actions.length - position.actions.length;
  const actions = [...battle.actions, ...answer];
  const sides = actions.slice(position.actions.length).map((_, index): SideIndex => (index < own ? 0 : 1));
  return { actions, sides };
}
