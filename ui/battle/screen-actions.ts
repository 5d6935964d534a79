import type { ActionType, RuleSet } from "../../rules/index.ts";
import type { ButtonTone } from "../components/button.tsx";
import type { IconName } from "../components/icon.tsx";
import type { KeySet } from "../game/controls/key-command.ts";
import type { PadButton } from "../game/pad/pad-buttons.ts";
import type { BattleMood } from "./store/battle-state.ts";

/**
 * How the screen offers one type of action. Whether it is legal, its cost, item and preview come from the rules. Its
 * label is `actions` in the texts of the battle screen, its sentence in the list of all moves `moves`.
 */
interface ScreenAction {
  /** The code of the key that presses its button, in each set of keys. */
  key: Readonly<Record<KeySet, string>>;
  /** The button of a gamepad that presses it. */
  pad: PadButton;
  icon: IconName;
  tone: ButtonTone;
  /** Status shown while the enemy takes this action. */
  mood: BattleMood;
  /** Texts for choosing the target; only for an action that needs a target but no item. */
  aim?(texts: BattleTexts): AimTexts;
}

type BattleTexts = RuleSet["texts"]["battleScreen"];

interface AimTexts {
  /** Asks for the target. */
  question: string;
  /** Reason shown when there is no target. */
  nobody: string;
  /** Heading of the preview. */
  preview: string;
}

/** The actions as the battle screen offers them: buttons, keys and hints follow from this. */
export const SCREEN_ACTIONS: Readonly<Record<ActionType, ScreenAction>> = {
  deploy: {
    key: { standard: "KeyD", left: "KeyE", right: "KeyO" },
    pad: "leftTrigger",
    icon: "deploy",
    tone: "teal",
    mood: "acting",
  },
  attack: {
    key: { standard: "KeyA", left: "KeyR", right: "KeyJ" },
    pad: "west",
    icon: "attack",
    tone: "danger",
    mood: "attacking",
    aim: ({ status, panel, preview }) => ({
      question: status.attack,
      nobody: panel.nobodyToAttack,
      preview: preview.attack,
    }),
  },
  useTool: {
    key: { standard: "KeyT", left: "KeyT", right: "KeyU" },
    pad: "leftShoulder",
    icon: "tool",
    tone: "violet",
    mood: "attacking",
  },
  useSpell: {
    key: { standard: "KeyC", left: "KeyC", right: "KeyI" },
    pad: "rightShoulder",
    icon: "spell",
    tone: "violet",
    mood: "attacking",
  },
  defend: {
    key: { standard: "KeyF", left: "KeyF", right: "KeyK" },
    pad: "rightTrigger",
    icon: "defend",
    tone: "neutral",
    mood: "defending",
  },
  endTurn: {
    key: { standard: "KeyE", left: "KeyG", right: "KeyL" },
    pad: "north",
    icon: "end_turn",
    tone: "gold",
    mood: "acting",
  },
};

/** The action that a press on an enemy takes while an own creature is chosen. */
export const PRESSED_ACTION: ActionType = "attack";
