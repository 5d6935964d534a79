import {
  type ActionType,
  actionCost,
  type Battle,
  type BattleAction,
  fill,
  type RuleSet,
  whyNotAction,
} from "../../../rules/index.ts";
import { itemUse } from "../choose/item-uses.ts";
import { PLAYER } from "../sides.ts";
import type { Chosen, ChosenItem } from "../store/battle-state.ts";

/** A button of the panel for what is chosen. */
export interface PanelAction {
  type: ActionType;
  /** Energy it costs; null for the end of the turn, which costs nothing. */
  cost: number | null;
  /** Why it may not be pressed, or null. */
  reason: string | null;
}

const NOBODY = "";

/**
 * The six buttons for what is chosen, each with its cost and why it may not be pressed (`BAT-034`, `BAT-039`,
 * `BAT-040`). The buttons of a creature that cannot act say why (`CON-85`).
 */
export function panelActions(rules: RuleSet, battle: Battle, chosen: Chosen): PanelAction[] {
  const actor = chosen.actorId ?? chosen.inspectedId;
  return [
    ...CREATURE_ACTIONS.map((type) => ({
      type,
      cost: actionCost(rules, battle, PLAYER, plainAction(type, actor, chosen.targetId)),
      reason: whyNotOffered(rules, battle, type, actor, chosen.targetId),
    })),
    { type: "endTurn", cost: null, reason: null },
  ];
}

const CREATURE_ACTIONS = ["deploy", "attack", "useTool", "useSpell", "defend"] as const;
type CreatureAction = (typeof CREATURE_ACTIONS)[number];

/** The action with the first item there is, or with none. */
export function plainAction(
  type: CreatureAction,
  actor: string | null,
  target: string | null,
  item: string = NOBODY,
): BattleAction {
  const creatureId = actor ?? NOBODY;
  switch (type) {
    case "deploy":
    case "defend":
      return { type, creatureId };
    case "attack":
      return { type, attackerId: creatureId, targetId: target ?? NOBODY };
    case "useTool":
      return itemUse({ kind: "tool", id: item }, creatureId);
    case "useSpell":
      return itemUse({ kind: "spell", id: item }, creatureId);
  }
}

function whyNotOffered(
  rules: RuleSet,
  battle: Battle,
  type: CreatureAction,
  actor: string | null,
  target: string | null,
): string | null {
  const { panel } = rules.texts.battleScreen;
  const { hand, field } = battle.sides[PLAYER];
  if (actor === null) return panel.choose;
  const isCard = hand.some(({ id }) => id === actor);
  if (isCard && type !== "deploy") return panel.deployFirst;
  if (field.some(({ id }) => id === actor)) {
    // Asked first for attacks too: the rules would miss the target of one that cannot act anyway (`ERR-042`).
    const cannot = refusalText(rules, battle, plainAction("defend", actor, null), CANNOT_ACT);
    if (cannot !== null && (type === "deploy" || type === "attack")) return cannot;
    if (type === "deploy") return panel.alreadyDeployed;
  }
  if (type === "attack" && target === null) return whyNotAim(rules, battle, actor);
  if (type === "useTool" || type === "useSpell") return whyNotPick(rules, battle, type, actor);
  return refusalText(rules, battle, plainAction(type, actor, target));
}

/** Why a creature can attack nobody; null: the button asks for the target (`BAT-084`). */
function whyNotAim(rules: RuleSet, battle: Battle, actor: string): string | null {
  const foes = battle.sides[PLAYER === 0 ? 1 : 0].field;
  const reasons = foes.map(({ id }) => refusalText(rules, battle, plainAction("attack", actor, id)));
  if (reasons.includes(null)) return null;
  return reasons[0] ?? rules.texts.battleScreen.panel.nobodyToAttack;
}

const CANNOT_ACT: readonly string[] = ["stunned", "charging"];

/** The text of a refusal, or only of some; null where there is none. */
function refusalText(
  rules: RuleSet,
  battle: Battle,
  action: BattleAction,
  codes: readonly string[] | null = null,
): string | null {
  const refusal = whyNotAction(rules, battle, PLAYER, action);
  return refusal && (codes === null || codes.includes(refusal.code)) ? refusal.text : null;
}

/**
 * Why no item can be picked: the creature cannot act, or no spell can be paid. With no items the picker says so
 * (`BAT-037`); between players the button does (`PVP-034`).
 */
function whyNotPick(
  rules: RuleSet,
  battle: Battle,
  type: "useTool" | "useSpell",
  actor: string,
): string | null {
  const cannot = refusalText(rules, battle, plainAction("defend", actor, null), CANNOT_ACT);
  if (cannot !== null) return cannot;
  const kind = type === "useTool" ? "tools" : "spells";
  if (battle.mode === "pvp" && battle.sides[PLAYER][kind].every(({ used }) => used))
    return fill(rules.texts.battleScreen.picker.noneTitle, { items: kind });
  if (type === "useTool") return null;
  const spells = battle.sides[PLAYER].spells;
  const reasons = spells.map(({ id }) => whyNotItem(rules, battle, { kind: "spell", id }, actor));
  return reasons.includes(null) ? null : (reasons.find((reason) => reason !== null) ?? null);
}

/** Why a creature cannot use an item, wherever it is aimed; null: there is a target for it. */
export function whyNotItem(rules: RuleSet, battle: Battle, item: ChosenItem, actor: string): string | null {
  const { field } = battle.sides[PLAYER];
  const foes = battle.sides[PLAYER === 0 ? 1 : 0].field;
  const untargeted = whyNotAction(rules, battle, PLAYER, itemUse(item, actor));
  if (!untargeted) return null;
  const targets = [...foes, ...field];
  const aimable = targets.some(({ id }) => !whyNotAction(rules, battle, PLAYER, itemUse(item, actor, id)));
  return aimable ? null : untargeted.text;
}
