import type { Refusal, RefusalCode } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Outlook } from "../ai/outlook.ts";
import type { Reasons } from "../ai/reasons.ts";
import type { Candidate, Shortlist } from "../ai/shortlist.ts";
import type { BattleItem, Fighter } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import type { BattleMoment } from "./battle-moment.ts";

/** What the ids in an action stand for. */
export type IdRole = "item" | "actor" | "target";

/**
 * Everything about one kind of action. Legal actions, refusals, costs, the AI's candidates, replays, PvP calls,
 * statistics and screens all ask this, so a new action is one such rule and its line in `ACTION_RULES`.
 */
export interface ActionRule<
  Action extends { type: string },
  Field extends string = Exclude<keyof Action, "type"> & string,
> {
  type: Action["type"];
  /** Its name in PvP calls, where the type is accepted too (`CON-63`). */
  wireName: string;
  /** A card in the hand takes it, a creature on the field, or the side as a whole, which always may in its turn. */
  takenBy: "card" | "creature" | "side";
  /** The list of the side that the item comes from; null for an action without one. */
  items: "tools" | "spells" | null;
  /** The fields that hold ids, in the order in which they are written and checked. */
  ids: Partial<Record<IdRole, Field>>;
  /** Whether the target may be missing. */
  targetIsOptional: boolean;
  /** The template of the action in words. */
  moveText(action: Action): keyof RuleSet["texts"]["battleScreen"]["moves"];
  /** What to expect of it before it is taken, in sentences; null where there is nothing to say. The ids may be anything. */
  preview(moment: BattleMoment, action: Action): readonly string[] | null;
  /** Energy it costs; the list price where nobody is there to take it. */
  cost(rules: RuleSet, actor: Fighter | null): number;
  /** What keeps an actor from it now, whatever item or target is chosen; null: nothing. Allocates nothing. */
  blockedBy(moment: BattleMoment, actor: Fighter): RefusalCode | null;
  /** Those it may be aimed at, with that item; null where no target is chosen. */
  targets(moment: BattleMoment, item: BattleItem | null): readonly Fighter[] | null;
  /** Why it is refused, or null. The ids may be anything. Changes nothing. */
  whyNot(moment: BattleMoment, action: Action): Refusal | null;
  /** Executes the action; called only where it is legal. */
  apply(moment: BattleMoment, action: Action, record: Recorder): void;
  /** The action as data. `target` is null where none is chosen. */
  make(actor: string, item: string, target: string | null): Action;
  /**
   * Offers the AI what it should compare. Actions that cannot differ in score, such as the same tool used by
   * another creature on the same target, may be offered once.
   */
  rank(outlook: Outlook, list: Shortlist<Action["type"]>): void;
  /** How good one candidate looks to the AI, and why. */
  score(outlook: Outlook, candidate: Candidate, reasons: Reasons): number;
  /** The part of a candidate's score that does not show in the battle right after it: effects that work later. */
  worthLater(candidate: Candidate): number;
}
