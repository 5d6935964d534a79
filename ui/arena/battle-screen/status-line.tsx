import { fill, type RuleSet } from "../../../rules/index.ts";
import type { BattleShown } from "../battle/battle-director.ts";
import styles from "./status-line.module.css";
import { useBattle } from "./use-battle.ts";

/** What goes on, in one line (`BAT-026`, `BAT-027`). */
export function StatusLine() {
  const { rules, shown, view, chosen } = useBattle();
  const { item } = chosen;
  const items = [...view.player.tools, ...view.player.spells];
  const aimed = items.find(({ id }) => id === item?.id)?.name ?? null;
  return (
    <p className={styles.line} data-phase={shown.phase}>
      {statusText(rules, shown, aimed)}
    </p>
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
