import type { SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";
import type { Line, LogScene } from "./log-scene.ts";

const PERCENT = 100;

/** Lines about turns, sides and the end; null for any other event. */
export function turnLines(scene: LogScene, event: BattleEvent): Line[] | null {
  const { names, viewer, rules } = scene;
  switch (event.type) {
    case "turnStarted":
      return [turnLine(scene, event.side, event.turn)];
    case "drawn":
      return viewer === event.side
        ? [{ text: "drawn", values: { creature: names.creature(event.side, event.creatureId) } }]
        : [];
    case "energyGained":
      return [{ text: "energyGained", values: { owner: names.owner(event.side), amount: event.amount } }];
    case "combo":
      return [{ text: "combo", values: { actions: event.actions, attacks: rules.battle.combo.attacks } }];
    case "synergiesChanged": {
      const percent = Math.round(event.bonus * PERCENT * 10) / 10;
      return [{ text: "synergiesChanged", values: { owner: names.owner(event.side), percent } }];
    }
    case "battleEnded":
      return [endLine(scene, event)];
    default:
      return null;
  }
}

function turnLine({ battle, viewer }: LogScene, side: SideIndex, turn: number): Line {
  if (viewer === "watcher") return { text: "turnWatched", values: { turn, number: side + 1 } };
  if (viewer === side) return { text: "turnOwn", values: { turn } };
  return { text: battle.mode === "ai" ? "turnEnemy" : "turnOpponent", values: { turn } };
}

function endLine({ viewer }: LogScene, event: Extract<BattleEvent, { type: "battleEnded" }>): Line {
  const { winner, reason } = event;
  if (winner === "draw" || winner === null) return { text: "draw" };
  if (viewer === "watcher") return { text: "watchedWin", values: { number: winner + 1 } };
  const atLimit = reason === "turnLimit";
  return viewer === winner
    ? { text: atLimit ? "victoryAtLimit" : "victory", kind: "victory" }
    : { text: atLimit ? "defeatAtLimit" : "defeat", kind: "defeat" };
}
