import { ACTION_TYPES, type ActionType, type Texts } from "../../../rules/index.ts";
import type { KeyCommand, KeySet } from "../../game/controls/key-command.ts";
import { SCREEN_ACTIONS } from "../screen-actions.ts";

/** A command of the battle screen that presses the button of an action. */
interface ActionCommand extends KeyCommand {
  action: ActionType;
}

function actionCommand(action: ActionType): ActionCommand {
  const { key, pad } = SCREEN_ACTIONS[action];
  return { id: action, area: "battle", action, pad, keys: inEachSet(key) };
}

function inEachSet({ standard, left, right }: Readonly<Record<KeySet, string>>): KeyCommand["keys"] {
  return { standard: [standard], left: [left], right: [right] };
}

/** The actions as commands: their keys, and their buttons of a gamepad. */
export const ACTION_COMMANDS = Object.fromEntries(
  ACTION_TYPES.map((type) => [type, actionCommand(type)]),
) as Readonly<Record<ActionType, ActionCommand>>;

/** What else keys do in a battle. */
export const OTHER_COMMANDS = {
  allMoves: other("allMoves", { standard: "KeyM", left: "KeyQ", right: "KeyM" }, "view"),
  speed: other("speed", { standard: "KeyS", left: "KeyV", right: "KeyP" }, "rightStick"),
  skip: other("skip", { standard: "KeyX", left: "KeyX", right: "KeyN" }, "menu"),
  /** Takes the last action again while no control has the focus. */
  again: other("again", { standard: "Enter", left: "Space", right: "Enter" }),
} as const;

function other<Id extends string>(
  id: Id,
  key: Readonly<Record<KeySet, string>>,
  pad?: KeyCommand["pad"],
): KeyCommand & { id: Id } {
  return { id, area: "battle", keys: inEachSet(key), ...(pad ? { pad } : {}) };
}

/** All commands of the battle screen. */
export const BATTLE_COMMANDS = [...Object.values(ACTION_COMMANDS), ...Object.values(OTHER_COMMANDS)];

/** What a command of the battle screen is called. */
export function battleCommandName({ battleScreen, controls }: Texts, { id }: KeyCommand): string {
  const others: Readonly<Record<string, string>> = {
    allMoves: battleScreen.allMoves.title,
    speed: controls.commands.speed,
    skip: controls.commands.skip,
    again: controls.commands.again,
  };
  const actions: Readonly<Record<string, string>> = battleScreen.actions;
  return actions[id] ?? others[id] ?? id;
}
