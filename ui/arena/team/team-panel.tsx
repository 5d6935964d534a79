import { useId } from "react";
import {
  compareTeam,
  fill,
  meetsRequirement,
  numberText,
  requirementText,
  selectionCaps,
  winChanceText,
} from "../../../rules/index.ts";
import { cardsOf } from "../../battle/team/selection.ts";
import { classNames } from "../../components/class-names.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { Panel } from "../../components/panel.tsx";
import { sentences } from "../../game/sentences.ts";
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
  const { team: texts } = rules.texts.arena;
  const { own, enemy, recommendation } = compareTeam(rules, team, difficulty);
  const isMet = meetsRequirement(rules, team, difficulty);
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading} className={styles.head}>
        {texts.yours}{" "}
        <span className={styles.count}>
          {fill(texts.picked, { picked: team.length, cap: selectionCaps(rules).creatures })}
        </span>
      </h3>
      <p>
        <FilledText
          text={texts.power}
          values={{
            power: (
              <strong className={styles.power}>{numberText(rules.texts, own, { grouped: true })}</strong>
            ),
          }}
        />
      </p>
      <RatingBars own={own} enemy={enemy} />
      <p className={styles.hint}>
        {fill(texts.ratingsHint, { difficulty: rules.texts.difficulty[difficulty].name })}
      </p>
      <p role="status" className={styles.advice}>
        {sentences(rules.texts, [winChanceText(rules, team, difficulty), recommendation])}
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
