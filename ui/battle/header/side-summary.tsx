import { fill, type SideView } from "../../../rules/index.ts";
import { useTexts } from "../../game/texts.ts";
import { useBattleState } from "../battle-context.tsx";
import { useShownBattle } from "../use-shown-battle.ts";
import styles from "./battle-header.module.css";
import { ComboMeter } from "./combo-meter.tsx";
import { CreaturesLeft } from "./creatures-left.tsx";
import { EnergyMeter } from "./energy-meter.tsx";
import { SynergySummary } from "./synergy-summary.tsx";

/** A side's energy, creatures left, synergies, combo and momentum (`BAT-025`, `PVP-023`). */
export function SideSummary({ owner }: Pick<SideView, "owner">) {
  const side = useShownBattle(({ view }) => view[owner]);
  const whose = useBattleState((state) => state.names[owner].owner);
  const { sides } = useTexts().battleScreen;
  return (
    <section className={styles.side} aria-label={fill(sides.label, { owner: whose })}>
      <div className={styles.line}>
        <EnergyMeter side={side} />
        <CreaturesLeft side={side} />
      </div>
      <div className={styles.line}>
        <SynergySummary owner={owner} synergies={side.activeSynergies} />
        <ComboMeter side={side} />
      </div>
    </section>
  );
}
