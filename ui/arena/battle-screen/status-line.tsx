import { fill, itemNames, type RuleSet } from "../../../rules/index.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import type { BattleShown } from "../battle/battle-director.ts";
import styles from "./status-line.module.css";
import { useBattlePart, useBattlePhase } from "./use-battle.ts";

/** What goes on, in one line (`BAT-026`, `BAT-027`). */
export function StatusLine() {
  const { rules } = useArena();
  const phase = useBattlePhase();
  const mood = useBattlePart((battle) => battle.mood);
  const aimed = useAimedName();
  return (
    <p className={styles.line} data-phase={phase}>
      {statusText(rules, { phase, mood }, aimed)}
    </p>
  );
}

/** The name of the item the player aims, or null. */
export function useAimedName(): string | null {
  const item = useArenaState((state) => state.chosen.item);
  return useBattlePart(({ view: { player } }) =>
    item ? itemNames(player)[item.kind](item.id) : null,
  );
}

/** @param aimed name of the item the player aims, or null */
export function statusText(
  { battleScreen: { status } }: RuleSet,
  { phase, mood }: Pick<BattleShown, "phase" | "mood">,
  aimed: string | null,
): string {
  switch (phase) {
    case "player":
      return aimed === null ? status.choose : fill(status.target, { item: aimed });
    case "showing":
      return status.showing;
    case "enemy":
      return status[mood ?? "acting"];
    case "over":
      return status.over;
  }
}
