import type { Refusal, RefusalCode } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Outlook } from "../ai/scores/outlook.ts";
import type { Reasons } from "../ai/scores/reasons.ts";
import type { Candidate, Shortlist } from "../ai/scores/shortlist.ts";
import type { TargetOutcome } from "../preview/target-outcome.ts";
import type { BattleItem, BattleSide, Fighter } from "../state/battle.ts";
import type { BattleMoment } from "../state/battle-moment.ts";
import type { Recorder } from "../state/event.ts";

/** The meaning of the ids in an action. */
export type IdRole = "item" | "actor" | "target";

/**
 * Everything about one kind of action. Legal actions, refusals, costs, the AI's candidates, replays, PvP calls,
 * statistics and screens all use it. CONTRIBUTING ("Add a battle action") tells what else has a word about each action.
 */
export interface ActionRule<
  Action extends { type: string },
  Field extends string = Exclude<keyof Action, "type"> & string,
> {
  type: Action["type"];
  /** Its name in PvP calls, where the type is accepted too (`CON-63`). */
  wireName: string;
  /**
   * Who takes it: a card in the hand, a creature on the field, or the side as a whole, which can always act in its
   * turn.
   */
  takenBy: "card" | "creature" | "side";
  /** The list of the side that the item comes from; null for an action without one. */
  items: "tools" | "spells" | null;
  /** The fields that hold ids, in the order in which they are written and checked. */
  ids: Partial<Record<IdRole, Field>>;
  /** Whether the target may be missing. */
  targetIsOptional: boolean;
  /** Key of the text that describes the action. */
  moveText(action: Action): keyof RuleSet["texts"]["battleScreen"]["moves"];
  /** Forecast of its effects in sentences; null when there is nothing to say. The ids may be invalid. */
  preview(moment: BattleMoment, action: Action): readonly string[] | null;
  /** What it would do to each creature it reaches; empty when it changes no health. The ids may be invalid. */
  outcomes(moment: BattleMoment, action: Action): readonly TargetOutcome[];
  /** Energy it costs the side; the list price when `actor` is null. */
  cost(rules: RuleSet, actor: Fighter | null, own: Pick<BattleSide, "field" | "fallen">): number;
  /** Why the actor cannot take it now with any item or target, or null. Creates no objects, for speed. */
  blockedBy(moment: BattleMoment, actor: Fighter): RefusalCode | null;
  /** The possible targets with that item; null when the action has no target to choose. */
  targets(moment: BattleMoment, item: BattleItem | null): readonly Fighter[] | null;
  /** Why it is refused, or null. The ids may be invalid. Changes nothing. */
  whyNot(moment: BattleMoment, action: Action): Refusal | null;
  /** Executes the action; called only when it is legal. */
  apply(moment: BattleMoment, action: Action, record: Recorder): void;
  /** Creates the action as data. `target` is null when none is chosen. */
  make(actor: string, item: string, target: string | null): Action;
  /**
   * Offers the AI what it should compare. Actions that cannot differ in score, such as the same tool used by
   * another creature on the same target, may be offered once.
   */
  rank(outlook: Outlook, list: Shortlist<Action["type"]>): void;
  /** The AI's score of one candidate; adds the reasons to `reasons`. */
  score(outlook: Outlook, candidate: Candidate, reasons: Reasons): number;
}
