import { fill, itemNames, type RuleSet } from "../../../rules/index.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import type { ShownBattle } from "../store/battle-state.ts";
import { useBattleLabel, useBattlePhase, useShownBattle } from "../use-shown-battle.ts";
import styles from "./status-line.module.css";

/** What is going on, in one line (`BAT-026`, `BAT-027`). */
export function StatusLine() {
  const { rules } = useBattleClient();
  const phase = useBattlePhase();
  const mood = useShownBattle((battle) => battle.mood);
  const choice = useChoiceText();
  return (
    <p className={styles.line} data-phase={phase}>
      {statusText(rules, { phase, mood }, choice)}
    </p>
  );
}

/** What is chosen and what the player has to do next; null while nothing is chosen. */
export function useChoiceText(): string | null {
  const { status } = useBattleClient().rules.texts.battleScreen;
  const { actorId, targetId, inspectedId, item, attacking } = useBattleState((state) => state.chosen);
  const itemName = useShownBattle(({ view }) => (item ? itemNames(view.player)[item.kind](item.id) : null));
  const isCard = useShownBattle(({ view }) =>
    view.player.hand.some((card) => !("hidden" in card) && card.id === actorId),
  );
  const creature = useBattleLabel(actorId ?? inspectedId);
  const target = useBattleLabel(targetId);
  if (itemName !== null) return fill(status.target, { item: itemName });
  if (attacking) return status.attack;
  if (creature === null) return target === null ? null : fill(status.aimedFirst, { target });
  if (actorId === null) return fill(status.inspected, { creature });
  if (target !== null) return fill(status.aimed, { creature, target });
  return fill(isCard ? status.card : status.actor, { creature });
}

/**
 * The status of a battle in words.
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
