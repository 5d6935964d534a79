import type { BattleAction } from "../battle/actions/action-rules.ts";
import type { AttackPreview } from "../battle/preview/attack-preview.ts";
import type { SpellPreview } from "../battle/preview/spell-preview.ts";
import type { BattleView } from "../battle/view/battle-view.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { ImaginedBattle } from "./imagined-battle.ts";

/**
 * Decides the next action of its side. It is asked again after each action until it ends the turn or the battle ends.
 *
 * `random` returns the next number from 0 up to, not including, 1; a bot that takes all its chances from there plays
 * the same battle again with the same seed. A bot answers at once: it must not be asynchronous.
 */
export type Bot = (view: BotView, random: () => number) => BattleAction;

/**
 * What a bot sees: exactly what a player sees in a PvP battle, with its own side as `player`. Of the other side these
 * are the field, the fallen, the number of cards in hand and deck, and the tools and spells used so far; never the seed.
 */
export interface BotView extends BattleView {
  /** The rules of the battle. They cannot be changed. */
  readonly rules: RuleSet;
  /** What the bot may return now, never empty; ending the turn comes last. */
  readonly legalActions: readonly BattleAction[];
  /** The bot's own notes in this battle, empty at first. Nothing is kept from one battle to the next. */
  readonly memory: Record<string, unknown>;
  /** Energy that an action costs now. */
  energyCost(action: BattleAction): number;
  /** What an attack may do before its dice are rolled; null for another action. */
  attackPreview(action: BattleAction): AttackPreview | null;
  /** What a spell would do if it was cast now; null for another action. */
  spellPreview(action: BattleAction): SpellPreview | null;
  /** A copy of the battle to try actions on; what the bot does not know is drawn anew each time. */
  imagine(): ImaginedBattle;
}
