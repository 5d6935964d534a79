import { Choice } from "../../components/choice.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { kindText } from "../challenge/terms-text.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./battle-kind.module.css";

/** What the select box has for a rated battle: no clock of its own. */
const RATED = 0;

/** The choice between a rated battle and casual ones with their clocks (`GAP-69`). */
export function BattleKind() {
  const pvp = usePvp();
  const { rules } = pvp;
  const { queue } = rules.texts.pvpScreens;
  const casualTurnMs = usePvpState((state) => state.casualTurnMs);
  const kinds = [null, ...rules.pvp.casual.turnsMs];
  return (
    <div className={styles.kind}>
      <Choice
        label={queue.kind}
        value={casualTurnMs ?? RATED}
        options={kinds.map((kind) => ({ value: kind ?? RATED, text: kindText(rules, kind) }))}
        onChange={(value) => pvp.store.setState({ casualTurnMs: value === RATED ? null : value })}
      />
      <p className={layoutStyles.muted}>{casualTurnMs === null ? queue.ratedText : queue.casualText}</p>
    </div>
  );
}
