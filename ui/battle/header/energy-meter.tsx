import type { CSSProperties } from "react";
import { fill, type SideView } from "../../../rules/index.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { useTexts } from "../../game/texts.ts";
import { useBattleState } from "../battle-context.tsx";
import styles from "./energy-meter.module.css";

/** A side's energy out of its cap, and what its next turn brings (`BAT-025`, `BAT-098`, `BAT-099`). */
export function EnergyMeter({ side: { owner, energy, energyCap, nextRegeneration } }: { side: SideView }) {
  const names = useBattleState((state) => state.names);
  const { energy: texts } = useTexts().battleScreen;
  const filled = { "--filled": `${(energy / energyCap) * 100}%` } as CSSProperties;
  return (
    <div className={styles.meter} data-side={owner} data-energy={owner}>
      <span className={styles.owner}>{names[owner].name}</span>
      <span className={styles.groove} style={filled} aria-hidden="true" />
      <span className={styles.amount}>
        <span className={styles.bolt}>
          <Icon name="energy" size={14} />
        </span>
        <FilledText
          text={texts.amount}
          values={{ word: <span className={styles.word}>{texts.word}</span>, energy, cap: energyCap }}
        />
      </span>
      <span className={styles.next} title={texts.nextHint}>
        {fill(texts.next, { energy: nextRegeneration })}
        <span className={styles.when}> {texts.nextTurn}</span>
      </span>
    </div>
  );
}
