import { fill } from "../../../rules/index.ts";
import styles from "../../arena/battle-screen/status-line.module.css";
import { statusText } from "../../arena/battle-screen/status-line.tsx";
import { useBattle } from "../../arena/battle-screen/use-battle.ts";

/** What goes on, in one line: as in the arena, with the opponent by name. */
export function PvpStatusLine() {
  const { rules, shown, view, names, chosen } = useBattle();
  const items = [...view.player.tools, ...view.player.spells];
  const aimed = items.find(({ id }) => id === chosen.item?.id)?.name ?? null;
  const text =
    shown.phase === "enemy"
      ? fill(rules.pvpScreens.battle.turnOf, { name: names.enemy.name })
      : statusText(rules, shown, aimed);
  return (
    <p className={styles.line} data-phase={shown.phase}>
      {text}
    </p>
  );
}
