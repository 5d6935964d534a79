import { fill, numberText, type SideView } from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./combo-meter.module.css";

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
    <p className={styles.meter}>
      <span
        data-reached={actions >= combo.actions || undefined}
        title={fill(texts.title, { needed: combo.actions, attacks: combo.attacks })}
      >
        {fill(actions > combo.actions ? texts.beyond : texts.count, { actions, needed: combo.actions })}
        {actions === 0 ? null : <span className={styles.factor}> {fill(texts.factor, { factor })}</span>}
      </span>
      <span
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
