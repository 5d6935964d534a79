import { actionWith, type BattleAction, idsOf, isActionType } from "../battle/actions/action-rules.ts";
import type { Deck } from "../battle/setup/new-battle.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { creatureOfRow, creatureRow, itemOfRow } from "./creature-row.ts";
import type { Position, PositionGoal, PositionTheme } from "./position.ts";

/** A team as it is kept: creatures as lines, items by name. */
interface TeamRow {
  creatures: string[];
  tools: string[];
  spells: string[];
}

/** A position as it is kept: with decks and actions as short texts, a quarter as long as JSON. */
export interface PositionRow {
  id: number;
  goal: PositionGoal;
  /** Left out when it is 0. */
  answers?: number;
  theme: PositionTheme;
  difficulty: number;
  level: Difficulty;
  seed: string;
  own: TeamRow;
  foe: TeamRow;
  actions: string[];
  solution: string[];
  obvious: string[];
}

/** The short form of a position. */
export function positionRow({ setup, actions, solution, obvious, answers, ...rest }: Position): PositionRow {
  return {
    ...rest,
    ...(answers > 0 ? { answers } : {}),
    level: setup.difficulty,
    seed: setup.seed,
    own: teamRow(setup.player),
    foe: teamRow(setup.enemy ?? { creatures: [], tools: [], spells: [] }),
    actions: actions.map(actionRow),
    solution: solution.map(actionRow),
    obvious: obvious.map(actionRow),
  };
}

/** The position of a short form. Whether it can be played is checked apart: see `positionProblem`. */
export function positionOfRow(rules: RuleSet, row: PositionRow): Position {
  return {
    id: row.id,
    goal: row.goal,
    answers: row.answers ?? 0,
    theme: row.theme,
    difficulty: row.difficulty,
    setup: {
      mode: "ai",
      difficulty: row.level,
      seed: row.seed,
      player: teamOfRow(rules, row.own, "own"),
      enemy: teamOfRow(rules, row.foe, "foe"),
    },
    actions: row.actions.map(actionOfRow),
    solution: row.solution.map(actionOfRow),
    obvious: row.obvious.map(actionOfRow),
  };
}

function teamRow({ creatures, tools, spells }: Deck): TeamRow {
  return {
    creatures: creatures.map(creatureRow),
    tools: tools.map(({ name }) => name),
    spells: spells.map(({ name }) => name),
  };
}

function teamOfRow(rules: RuleSet, { creatures, tools, spells }: TeamRow, side: "own" | "foe"): Deck {
  return {
    creatures: creatures.map((row, index) => creatureOfRow(rules, row, side, index)),
    tools: tools.map((name, index) => itemOfRow(rules, "tools", name, side, index)),
    spells: spells.map((name, index) => itemOfRow(rules, "spells", name, side, index)),
  };
}

const NO_ID = "-";

/** An action as a text: its type, actor, item and target, such as `useTool own-1 own-tool-2 own-1`. */
export function actionRow(action: BattleAction): string {
  const { actor, item, target } = idsOf(action);
  const words = [action.type, actor ?? NO_ID, item ?? NO_ID, target ?? NO_ID];
  while (words.at(-1) === NO_ID) words.pop();
  return words.join(" ");
}

/** The action of such a text; one of an unknown type has that type, which the rules refuse. */
export function actionOfRow(row: string): BattleAction {
  const [type = "", ...ids] = row.split(" ");
  const [actor = null, item = null, target = null] = ids.map((id) => (id === NO_ID ? null : id));
  if (!isActionType(type)) return { type } as unknown as BattleAction;
  return actionWith(type, { actor, item, target });
}
