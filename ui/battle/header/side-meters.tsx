import type { CSSProperties } from "react";
import { fill, numberText, type SideView } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useTexts } from "../../game/texts.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import styles from "./side-meters.module.css";

/** A side's energy out of its cap, and what its next turn brings (`BAT-025`, `BAT-098`, `BAT-099`). */
export function EnergyMeter({ side: { owner, energy, energyCap, nextRegeneration } }: { side: SideView }) {
  const names = useBattleState((state) => state.names);
  const { energy: texts } = useTexts().battleScreen;
  const filled = { "--filled": `${(energy / energyCap) * 100}%` } as CSSProperties;
  return (
    <div className={styles.meter} data-side={owner} data-energy={owner}>
      <span className={classNames(layoutStyles.number, styles.owner)}>{names[owner].name}</span>
      <span className={styles.groove} style={filled} aria-hidden="true" />
      <span className={classNames(layoutStyles.number, styles.amount)}>
        <span className={styles.bolt}>
          <Icon name="energy" size={14} />
        </span>
        <FilledText
          text={texts.amount}
          values={{ word: <span className={styles.word}>{texts.word}</span>, energy, cap: energyCap }}
        />
      </span>
      <span className={classNames(layoutStyles.dim, styles.next)} title={texts.nextHint}>
        {fill(texts.next, { energy: nextRegeneration })}
        <span className={styles.when}> {texts.nextTurn}</span>
      </span>
    </div>
  );
}

/** How many creatures a side has left: on the field, waiting in hand and deck, and how many fell. */
export function CreaturesLeft({ side }: { side: SideView }) {
  const { sides } = useTexts().battleScreen;
  const { owner, field, hand, deckCount, fallen } = side;
  const left = field.length + hand.length + deckCount;
  const values = { left, all: left + fallen.length };
  const pips = [
    ...field.map(() => "field"),
    ...Array.from({ length: hand.length + deckCount }, () => "waiting"),
    ...fallen.map(() => "fallen"),
  ];
  const label = fill(sides.left, values);
  return (
    <span
      className={classNames(layoutStyles.inlineRow, styles.left)}
      role="img"
      aria-label={label}
      title={`${label}. ${sides.leftHint}`}
    >
      <span className={styles.pips} data-side={owner}>
        {pips.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips of a kind are alike
          <span key={index} className={styles.pip} data-kind={kind} />
        ))}
      </span>
      <span className={styles.number}>
        <FilledText
          text={sides.leftShort}
          values={{ ...values, word: <span className={styles.leftWord}>{sides.leftWord}</span> }}
        />
      </span>
    </span>
  );
}

const DECIMALS = 2;

/**
 * Shows the number of actions in a row with a factor that is for display only (`CON-62`), and the energy momentum that
 * counts for the next regeneration (`BAT-025`, `BAT-071`, `BAT-100`).
 */
export function ComboMeter({ side: { consecutiveActions: actions, energyMomentum } }: { side: SideView }) {
  const { battle, texts: catalogue } = useBattleClient().rules;
  const { combo, energy } = battle;
  const { combo: texts, momentum } = catalogue.battleScreen;
  const factor = numberText(catalogue, combo.indicatorPerAction ** actions, { decimals: DECIMALS });
  return (
    <p className={styles.comboMeter}>
      <span
        data-number="combo"
        data-reached={actions >= combo.actions || undefined}
        title={fill(texts.title, { needed: combo.actions, attacks: combo.attacks })}
      >
        {fill(actions > combo.actions ? texts.beyond : texts.count, { actions, needed: combo.actions })}
        {actions === 0 ? null : <span className={styles.factor}> {fill(texts.factor, { factor })}</span>}
      </span>
      <span
        data-number="momentum"
        data-reached={energyMomentum >= energy.momentumStep || undefined}
        title={fill(momentum.hint, { step: energy.momentumStep })}
      >
        {fill(energyMomentum > energy.momentumStep ? momentum.beyond : momentum.amount, {
          energy: energyMomentum,
          step: energy.momentumStep,
        })}
      </span>
    </p>
  );
}
