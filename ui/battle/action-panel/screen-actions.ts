import type { ActionType, RuleSet } from "../../../rules/index.ts";
import type { ButtonTone } from "../../components/button.tsx";
import type { IconName } from "../../components/icon.tsx";
import type { BattleMood } from "../store/battle-state.ts";

/**
 * How the screen offers one kind of action. What may be done, what it costs, which item it takes and what to expect
 * of it the rules say; its label is `actions` in the texts of the battle screen, its sentence among all moves `moves`.
 */
export interface ScreenAction {
  /** The letter that presses its button. */
  key: string;
  icon: IconName;
  tone: ButtonTone;
  /** What the enemy is seen doing while this is shown. */
  mood: BattleMood;
  /** For an action without an item: it is aimed at one of several targets, and these words go with that. */
  aim?(texts: BattleTexts): AimTexts;
}

type BattleTexts = RuleSet["texts"]["battleScreen"];

interface AimTexts {
  /** Asks for the target. */
  question: string;
  /** Said where there is no target. */
  nobody: string;
  /** Heads what to expect of it. */
  preview: string;
}

/** The actions as the battle screen offers them: buttons, keys and hints follow from this. */
export const SCREEN_ACTIONS: Readonly<Record<ActionType, ScreenAction>> = {
  deploy: { key: "D", icon: "deploy", tone: "teal", mood: "acting" },
  attack: {
    key: "A",
    icon: "attack",
    tone: "danger",
    mood: "attacking",
    aim: ({ status, panel, preview }) => ({
      question: status.attack,
      nobody: panel.nobodyToAttack,
      preview: preview.attack,
    }),
  },
  useTool: { key: "T", icon: "tool", tone: "violet", mood: "attacking" },
  useSpell: { key: "C", icon: "spell", tone: "violet", mood: "attacking" },
  defend: { key: "F", icon: "defend", tone: "neutral", mood: "defending" },
  endTurn: { key: "E", icon: "end_turn", tone: "gold", mood: "acting" },
};

/** The letters that press other buttons of the battle screen. */
export const OTHER_KEYS = { allMoves: "M", speed: "S", skip: "X" } as const;
