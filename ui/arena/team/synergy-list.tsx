import { useId } from "react";
import { type Creature, fill, numberText, teamSynergies, teamSynergy } from "../../../rules/index.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./synergy-list.module.css";

const PERCENT = 100;

/** The synergies of the picked creatures, were all of them on the field together (`BAT-016`). */
export function SynergyList({ team }: { team: readonly Creature[] }) {
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
