import { fill, itemNames, type RuleSet } from "../../../rules/index.ts";
import { useArena, useArenaState } from "../../arena/arena-context.tsx";
import type { BattleShown } from "../ai-battle/battle-director.ts";
import { useBattleLabel, useBattlePart, useBattlePhase } from "../use-battle.ts";
import styles from "./status-line.module.css";

/** What goes on, in one line (`BAT-026`, `BAT-027`). */
export function StatusLine() {
  const { rules } = useArena();
  const phase = useBattlePhase();
  const mood = useBattlePart((battle) => battle.mood);
  const choice = useChoiceText();
  return (
    <p className={styles.line} data-phase={phase}>
      {statusText(rules, { phase, mood }, choice)}
    </p>
  );
}

/** What is chosen and what it waits for; null while nothing is chosen. */
export function useChoiceText(): string | null {
  const { status } = useArena().rules.texts.battleScreen;
  const { actorId, targetId, inspectedId, item, attacking } = useArenaState((state) => state.chosen);
  const itemName = useBattlePart(({ view }) => (item ? itemNames(view.player)[item.kind](item.id) : null));
  const isCard = useBattlePart(({ view }) =>
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

/** @param choice what the player has chosen, in words, or null */
export function statusText(
  {
    texts: {
      battleScreen: { status },
    },
  }: RuleSet,
  { phase, mood }: Pick<BattleShown, "phase" | "mood">,
  choice: string | null,
): string {
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
