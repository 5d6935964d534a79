import { useState } from "react";
import {
  fill,
  type OwnedCreature,
  type RuleSet,
  STAT_NAMES,
  type StatName,
  type Stats,
  whyNotAllocate,
} from "../../../rules/index.ts";
import { Icon } from "../../components/icon.tsx";
import tones from "../../components/stat-tone.module.css";
import styles from "./point-allocator.module.css";

interface PointAllocatorProps {
  rules: RuleSet;
  creature: OwnedCreature;
  points: Stats;
  /** Number of upgrades that the points are for. */
  upgrades: number;
  onChange: (points: Stats) => void;
}

const sum = (points: Stats) => STAT_NAMES.reduce((total, name) => total + points[name], 0);

/**
 * Lets the player distribute points over the five stats (`LED-153`). A step that the rules refuse changes nothing and
 * shows the reason (`LED-158`, `LED-159`).
 */
export function PointAllocator({ rules, creature, points, upgrades, onChange }: PointAllocatorProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const maxPoints = upgrades * rules.creatures.upgrades.maxPoints;

  function change(name: StatName, by: number) {
    const next = { ...points, [name]: points[name] + by };
    const refused = whyNotAllocate(rules, next, upgrades);
    // Every allocation starts with no points, so that is not shown as a refusal.
    const isRefused = refused !== null && refused.code !== "no_points" && refused.code !== "point_for_each";
    setRefusal(isRefused ? refused.text : null);
    if (!isRefused) onChange(next);
  }

  return (
    <fieldset className={styles.allocator}>
      <legend className={styles.legend}>
        {fill(rules.texts.collection.upgrade.pointsLeft, { left: maxPoints - sum(points), all: maxPoints })}
      </legend>
      {STAT_NAMES.map((name) => (
        <div key={name} className={`${styles.row} ${tones[name]}`}>
          <span className={styles.name}>
            <Icon name={`stat_${name}`} size={20} />
            {rules.texts.creatures.statNames[name]}
          </span>
          <span className={styles.value}>
            {creature.stats[name]}
            {points[name] > 0 ? <span className={styles.plus}> +{points[name]}</span> : null}
          </span>
          <Step
            label={fill(rules.texts.collection.upgrade.take, { stat: rules.texts.creatures.statNames[name] })}
            sign="−"
            possible={points[name] > 0}
            onClick={() => change(name, -1)}
          />
          <Step
            label={fill(rules.texts.collection.upgrade.give, { stat: rules.texts.creatures.statNames[name] })}
            sign="+"
            possible={sum(points) < maxPoints}
            onClick={() => change(name, 1)}
          />
        </div>
      ))}
      <p role="status" className={styles.refusal}>
        {refusal}
      </p>
    </fieldset>
  );
}

interface StepProps {
  label: string;
  sign: string;
  /** An impossible step is dimmed but can be pressed to show its reason. */
  possible: boolean;
  onClick: () => void;
}

function Step({ label, sign, possible, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      data-dimmed={!possible || undefined}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}
