import {
  type ActionType,
  actionNeeds,
  type Battle,
  fill,
  idsOf,
  legalActions,
  legalUses,
  type RuleSet,
} from "../../../rules/index.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { likelyUser } from "../item-uses.ts";
import { SCREEN_ACTIONS } from "../screen-actions.ts";
import type { ShownBattle } from "../store/battle-state.ts";
import { PLAYER } from "../store/sides.ts";
import {
  useBattleLabel,
  useBattlePhase,
  useBattleView,
  useKnownBattle,
  useShownBattle,
} from "../use-shown-battle.ts";
import styles from "./status-line.module.css";

/** Describes in one line what is happening (`BAT-026`, `BAT-027`). */
export function StatusLine() {
  const { rules } = useBattleClient();
  const phase = useBattlePhase();
  const mood = useShownBattle((battle) => battle.mood);
  const choice = useChoiceText();
  const { nothingLeft } = rules.texts.battleScreen.status;
  const isDone = useIsDone();
  const emptyField = useEmptyFieldText();
  // The try at a position ends, the battle does not.
  const isTryOver = useShownBattle(({ view }) => phase === "over" && view.gameState === "battle");
  return (
    <p className={styles.line} data-phase={phase}>
      {isTryOver
        ? rules.texts.positions.ended
        : statusText(rules, { phase, mood }, choice ?? (isDone ? nothingLeft : emptyField))}
    </p>
  );
}

/** Returns the warning that an empty field loses, from the second such turn on (`GAP-37`); null if it does not. */
function useEmptyFieldText(): string | null {
  const { rules } = useBattleClient();
  const emptyTurns = useShownBattle(({ view: { player } }) =>
    player.field.length > 0 ? 0 : player.emptyTurns,
  );
  const values = { n: emptyTurns + 1, limit: rules.battle.emptyFieldTurns };
  return emptyTurns > 0 ? fill(rules.texts.battleScreen.status.emptyField, values) : null;
}

/** Returns whether the player can do nothing but end the turn. */
function useIsDone(): boolean {
  const { rules } = useBattleClient();
  const known = useKnownBattle();
  // What may be done changes with each view, not with the battle, which stays the same object.
  useBattleView();
  const isOwnTurn = useBattlePhase() === "player";
  if (!known || !isOwnTurn) return false;
  return legalActions(rules, known.battle, PLAYER).every(({ type }) => actionNeeds(type).takenBy === "side");
}

/** Returns what is chosen and what the player has to do next; null while nothing is chosen. */
export function useChoiceText(): string | null {
  const { status } = useBattleClient().rules.texts.battleScreen;
  const { actorId, targetId, inspectedId } = useBattleState((state) => state.chosen);
  const question = useAimQuestion();
  const isCard = useShownBattle(({ view }) =>
    view.player.hand.some((card) => !("hidden" in card) && card.id === actorId),
  );
  const creature = useBattleLabel(actorId ?? inspectedId);
  const target = useBattleLabel(targetId);
  if (question !== null) return question;
  if (creature === null) return target === null ? null : fill(status.aimedFirst, { target });
  if (actorId === null) return fill(status.inspected, { creature });
  if (target !== null) return fill(status.aimed, { creature, target });
  return fill(isCard ? status.card : status.actor, { creature });
}

/** Returns the question for the target of the aimed action; null while none is aimed. */
function useAimQuestion(): string | null {
  const { rules } = useBattleClient();
  const texts = rules.texts.battleScreen;
  const { aimed, actorId } = useBattleState((state) => state.chosen);
  const list = aimed && actionNeeds(aimed.type).items;
  const itemName = useShownBattle(({ view }) =>
    list ? (view.player[list].find(({ id }) => id === aimed.itemId)?.name ?? aimed.itemId) : null,
  );
  const known = useKnownBattle();
  const casterId = aimed && known ? casterOverAll(rules, known.battle, { ...aimed, actor: actorId }) : null;
  const caster = useBattleLabel(casterId);
  if (!aimed) return null;
  if (itemName !== null && caster !== null)
    return fill(texts.status.targetAll, { item: itemName, creature: caster });
  if (itemName !== null) return fill(texts.status.target, { item: itemName });
  return SCREEN_ACTIONS[aimed.type].aim?.(texts).question ?? null;
}

/** Returns who would cast a spell that hits all enemies without a target; null for any other item. */
function casterOverAll(
  rules: RuleSet,
  battle: Battle,
  { type, itemId, actor }: { type: ActionType; itemId: string | null; actor: string | null },
): string | null {
  if (type !== "useSpell" || itemId === null) return null;
  const caster = likelyUser(battle, actor);
  const uses = caster === null ? [] : legalUses(rules, battle, PLAYER, type, { actor: caster, item: itemId });
  return uses.length > 0 && uses.every((use) => idsOf(use).target === null) ? caster : null;
}

/**
 * Returns the status of a battle in words.
 * @param choice what the player has chosen, in words, or null
 */
export function statusText(
  { texts }: RuleSet,
  { phase, mood }: Pick<ShownBattle, "phase" | "mood">,
  choice: string | null,
): string {
  const { status } = texts.battleScreen;
  switch (phase) {
    case "player":
      return choice ?? status.choose;
    case "showing":
      return mood === "turnBegins" ? status.turnBegins : status.showing;
    case "enemy":
      return status[mood ?? "acting"];
    case "over":
      return status.over;
  }
}
