import type { BattleView, SideView } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import type { ReplayNames } from "./replay-names.ts";
import styles from "./replay-roster.module.css";

/** Both sides in words: who stands on the field with which health, and what waits behind. */
export function ReplayRoster({ view, names }: { view: BattleView; names: ReplayNames }) {
  return (
    <Panel surface="well" className={styles.roster} aria-label="Both sides">
      <Side name={names.enemy} side={view.enemy} />
      <Side name={names.player} side={view.player} />
    </Panel>
  );
}

function Side({ name, side }: { name: string; side: SideView }) {
  const { field, hand, deckCount, energy, energyCap } = side;
  return (
    <div>
      <h3 className={styles.head}>
        {name}{" "}
        <span className={styles.facts}>
          Energy {energy}/{energyCap}, hand {hand.length}, deck {deckCount}
        </span>
      </h3>
      <ul>
        {field.length === 0 ? <li className={styles.facts}>Nobody on the field</li> : null}
        {field.map(({ id, species_name, currentHealth, maxHealth }) => (
          <li key={id} className={styles.row}>
            <span>{species_name}</span>
            <span className={styles.health}>
              {Math.round(currentHealth)} / {Math.round(maxHealth)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
