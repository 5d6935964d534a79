import { useId } from "react";
import {
  compareTeam,
  meetsRequirement,
  requirementText,
  selectionCaps,
  winChanceText,
} from "../../../rules/index.ts";
import { cardsOf } from "../../battle/team/selection.ts";
import { classNames } from "../../components/class-names.ts";
import { Panel } from "../../components/panel.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import { BattleOrder } from "./battle-order.tsx";
import { RatingBars } from "./rating-bars.tsx";
import { SynergyList } from "./synergy-list.tsx";
import styles from "./team-panel.module.css";

/** The picked team: size, power against the enemy's, synergies and drawing order (`BAT-016`, `BAT-017`, `BAT-019`, `BAT-022`, `BAT-023`). */
export function TeamPanel() {
  const { rules } = useArena();
  const heading = useId();
  const difficulty = useArenaState((state) => state.difficulty);
  const creatures = useArenaState((state) => state.collection.creatures);
  const picked = useArenaState((state) => state.selection.creatures);
  const team = cardsOf(creatures, picked);
  const { own, enemy, recommendation } = compareTeam(rules, team, difficulty);
  const isMet = meetsRequirement(rules, team, difficulty);
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading} className={styles.head}>
        Your team{" "}
        <span className={styles.count}>
          {team.length} / {selectionCaps(rules).creatures}
        </span>
      </h3>
      <p>
        Team power <strong className={styles.power}>{own.toLocaleString("en-US")}</strong>
      </p>
      <RatingBars own={own} enemy={enemy} />
      <p role="status" className={styles.advice}>
        {[winChanceText(rules, team, difficulty), recommendation].filter(Boolean).join(". ")}
      </p>
      {team.length > 0 ? (
        <p className={classNames(styles.requirement, isMet ? styles.met : styles.failed)}>
          {requirementText(rules, team, difficulty)}
        </p>
      ) : null}
      <SynergyList team={team} />
      <BattleOrder team={team} />
    </Panel>
  );
}
