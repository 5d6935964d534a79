import { type CSSProperties, useId } from "react";
import {
  type Creature,
  compareTeam,
  fill,
  meetsRequirement,
  numberText,
  requirementText,
  selectionCaps,
  teamSynergies,
  teamSynergy,
} from "../../../rules/index.ts";
import { cardsOf } from "../../battle/team/selection.ts";
import { classNames } from "../../components/class-names.ts";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { useTexts } from "../../game/texts.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { BattleOrder } from "./battle-order.tsx";
import styles from "./team-panel.module.css";

/** The picked team: size, power against the enemy's, synergies and drawing order (`BAT-016`, `BAT-017`, `BAT-019`, `BAT-022`, `BAT-023`). */
export function TeamPanel() {
  const { rules } = useArena();
  const heading = useId();
  const difficulty = useArenaState((state) => state.difficulty);
  const creatures = useArenaState((state) => state.collection.creatures);
  const picked = useArenaState((state) => state.selection.creatures);
  const isLent = useArenaState((state) => state.practice);
  const team = cardsOf(creatures, picked);
  const { team: texts } = rules.texts.arena;
  const { own, enemy, recommendation } = compareTeam(rules, team, difficulty, isLent);
  const isMet = meetsRequirement(rules, team, difficulty);
  return (
    <Panel aria-labelledby={heading} className={layoutStyles.looseStack}>
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
            power: <strong className={layoutStyles.figure}>{numberText(rules.texts, own)}</strong>,
          }}
        />
      </p>
      <RatingBars own={own} enemy={enemy} />
      <p className={layoutStyles.muted}>
        {fill(texts.ratingsHint, { difficulty: rules.texts.difficulty[difficulty].name })}
      </p>
      <p role="status" className={styles.advice}>
        {recommendation}
      </p>
      {team.length > 0 ? (
        <p className={classNames(styles.requirement, isMet ? layoutStyles.success : layoutStyles.warning)}>
          {requirementText(rules, team, difficulty)}
        </p>
      ) : null}
      <SynergyList team={team} />
      <BattleOrder team={team} />
    </Panel>
  );
}

const WHOLE = 100;

/** The team's rating and the enemy's, as numbers and as bars on one scale (`BAT-016`, `GAP-33`). */
function RatingBars({ own, enemy }: { own: number; enemy: number }) {
  const { ownRating, enemyRating } = useTexts().arena.team;
  const longest = Math.max(own, enemy, 1);
  return (
    <dl className={styles.bars}>
      <Rating name={ownRating} value={own} share={own / longest} tone={styles.own} />
      <Rating name={enemyRating} value={enemy} share={enemy / longest} tone={styles.enemy} />
    </dl>
  );
}

interface RatingProps {
  name: string;
  value: number;
  /** Length of the bar, 0 to 1. */
  share: number;
  tone: string | undefined;
}

function Rating({ name, value, share, tone }: RatingProps) {
  const texts = useTexts();
  const length = { "--length": `${share * WHOLE}%` } as CSSProperties;
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={layoutStyles.number}>{numberText(texts, value)}</dd>
      <dd className={styles.groove} style={length} aria-hidden="true">
        <span className={`${styles.bar} ${tone ?? ""}`} />
      </dd>
    </div>
  );
}

const PERCENT = 100;

/** The synergies of the picked creatures, were all of them on the field together (`BAT-016`). */
function SynergyList({ team }: { team: readonly Creature[] }) {
  const { rules } = useArena();
  const heading = useId();
  const synergies = teamSynergies(rules, team);
  if (synergies.length === 0) return null;
  const { team: texts } = rules.texts.arena;
  const percent = Math.round(teamSynergy(rules, team) * PERCENT * 10) / 10;
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>
        {texts.synergies}{" "}
        <span className={styles.sum}>
          {fill(texts.synergySum, { percent: numberText(rules.texts, percent) })}
        </span>
      </h4>
      <ul className={styles.list}>
        {synergies.map(({ name, description, color }) => (
          <li key={name}>
            <strong style={{ color }}>{name}</strong> {description}
          </li>
        ))}
      </ul>
    </section>
  );
}
