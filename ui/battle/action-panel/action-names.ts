import type { ActionType } from "../../../rules/index.ts";
import type { ButtonTone } from "../../components/button.tsx";
import type { IconName } from "../../components/icon.tsx";

/** The buttons of the panel, in its order (`BAT-034`). */
export const ACTION_NAMES: Record<ActionType, string> = {
  deploy: "Deploy",
  attack: "Attack",
  useTool: "Use Tool",
  useSpell: "Cast Spell",
  defend: "Defend",
  endTurn: "End Turn",
};

/** The key that does the same. */
export const ACTION_KEYS: Record<ActionType, string> = {
  deploy: "D",
  attack: "A",
  useTool: "T",
  useSpell: "C",
  defend: "F",
  endTurn: "E",
};

export const ACTION_LOOKS: Record<ActionType, { icon: IconName; tone: ButtonTone }> = {
  deploy: { icon: "deploy", tone: "teal" },
  attack: { icon: "attack", tone: "danger" },
  useTool: { icon: "tool", tone: "violet" },
  useSpell: { icon: "spell", tone: "violet" },
  defend: { icon: "defend", tone: "neutral" },
  endTurn: { icon: "end_turn", tone: "gold" },
};
