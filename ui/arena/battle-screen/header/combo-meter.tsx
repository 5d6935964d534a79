import type { SideView } from "../../../../rules/index.ts";
import { useBattle } from "../use-battle.ts";
import styles from "./combo-meter.module.css";

/** Actions in a row and the energy that counts for the next regeneration (`BAT-025`, `BAT-071`, `BAT-100`). */
export function ComboMeter({ side: { consecutiveActions, energyMomentum } }: { side: SideView }) {
  const { combo, energy } = useBattle().rules.battle;
  return (
    <p className={styles.meter}>
      <span
        data-reached={consecutiveActions >= combo.actions || undefined}
        title={`${combo.actions} actions in one turn give +${combo.attacks} to both attacks`}
      >
        Combo {consecutiveActions}/{combo.actions}
      </span>
      <span
        data-reached={energyMomentum >= energy.momentumStep || undefined}
        title={`Every ${energy.momentumStep} energy spent in a turn give +1 next turn`}
      >
        Momentum {energyMomentum}/{energy.momentumStep}
      </span>
    </p>
  );
}
