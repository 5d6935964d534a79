import type { SideIndex } from "../state/battle.ts";
import type { BattleEvent } from "../state/event.ts";
import type { Line, LogScene } from "./log-line.ts";

const PERCENT = 100;

/** Lines about turns, sides and the end; null for any other event. */
export function turnLines(scene: LogScene, event: BattleEvent): Line[] | null {
  const { names, viewer } = scene;
  switch (event.type) {
    case "turnStarted":
      return [turnLine(scene, event.side, event.turn)];
    case "drawn":
      return viewer === event.side
        ? [{ text: "drawn", values: { creature: names.card(event.side, event.creatureId) } }]
        : [];
    case "energyGained":
      return [{ text: "energyGained", values: { owner: names.owner(event.side), amount: event.amount } }];
    case "rallied":
      return [{ text: "rallied", values: { side: names.side(event.side), n: event.amount } }];
    case "combo":
      return [comboLine(scene, event)];
    case "synergiesChanged": {
      const percent = Math.round(event.bonus * PERCENT * 10) / 10;
      return [{ text: "synergiesChanged", values: { owner: names.owner(event.side), percent } }];
    }
    case "turnExpired": {
      const { inARow, limit } = event;
      return [{ text: "turnExpired", values: { owner: names.owner(event.side), inARow, limit } }];
    }
    case "fieldLeftEmpty": {
      const { inARow, limit } = event;
      return [{ text: "fieldLeftEmpty", values: { owner: names.owner(event.side), inARow, limit } }];
    }
    case "battleEnded":
      return [endLine(scene, event)];
    default:
      return null;
  }
}

/** Against the AI only the player can have a combo; between players the line names the side. */
function comboLine({ battle, names, rules }: LogScene, event: Extract<BattleEvent, { type: "combo" }>): Line {
  const values = { actions: event.actions, attacks: rules.battle.combo.attacks };
  if (battle.mode === "ai") return { text: "combo", values };
  return { text: "comboOf", values: { ...values, owner: names.owner(event.side) } };
}

function turnLine({ battle, viewer }: LogScene, side: SideIndex, turn: number): Line {
  if (viewer === "watcher") return { text: "turnWatched", values: { turn, number: side + 1 } };
  if (viewer === side) return { text: "turnOwn", values: { turn } };
  return { text: battle.mode === "ai" ? "turnEnemy" : "turnOpponent", values: { turn } };
}

type BattleEnded = Extract<BattleEvent, { type: "battleEnded" }>;

/** The sentences for a winner, a loser and a watcher. */
const ENDS = {
  defeat: ["victory", "defeat", "watchedWin"],
  emptyField: ["victoryByEmptyField", "defeatByEmptyField", "watchedEmptyField"],
  turnLimit: ["victoryAtLimit", "defeatAtLimit", "watchedWin"],
  forfeit: ["victoryByForfeit", "defeatByForfeit", "watchedForfeit"],
  timeout: ["victoryByTimeout", "defeatByTimeout", "watchedTimeout"],
} as const;

function endLine({ viewer, rules }: LogScene, { winner, reason }: BattleEnded): Line {
  if (reason === "closed") return { text: "closed" };
  if (winner === "draw" || winner === null) return { text: "draw" };
  const [victory, defeat, watched] = ENDS[reason];
  const turns = reason === "emptyField" ? rules.battle.emptyFieldTurns : rules.pvp.strikes;
  const values = { number: winner + 1, loser: winner === 0 ? 2 : 1, turns };
  // Each of these sentences has places for some of the values.
  if (viewer === "watcher") return { text: watched, values } as Line;
  return (
    viewer === winner ? { text: victory, kind: "victory", values } : { text: defeat, kind: "defeat", values }
  ) as Line;
}
