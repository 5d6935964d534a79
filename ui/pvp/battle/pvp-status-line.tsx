import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import styles from "../../battle/header/status-line.module.css";
import { statusText, useChoiceText } from "../../battle/header/status-line.tsx";
import { useBattlePhase, useShownBattle } from "../../battle/use-shown-battle.ts";
import { usePvp } from "../pvp-context.tsx";

/** What goes on, in one line: as in the arena, with the opponent by name (`BAT-027`). */
export function PvpStatusLine() {
  const { rules } = usePvp();
  const phase = useBattlePhase();
  const mood = useShownBattle((battle) => battle.mood);
  const opponent = useBattleState((state) => state.names.enemy.name);
  const { battle: texts } = rules.texts.pvpScreens;
  const choice = useChoiceText();
  const text =
    phase === "enemy"
      ? fill(texts[mood === "attacking" || mood === "defending" ? mood : "turnOf"], { name: opponent })
      : statusText(rules, { phase, mood }, choice);
  return (
    <p className={styles.line} data-phase={phase}>
      {text}
    </p>
  );
}
