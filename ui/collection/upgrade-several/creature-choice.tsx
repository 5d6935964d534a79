import {
  fill,
  fillNumbers,
  formName,
  type OwnedCreature,
  STAT_NAMES,
  type StatName,
  type Stats,
  upgradeCostOf,
  whyNotAllocate,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import tones from "../../components/stat-tone.module.css";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import { NO_POINTS } from "../upgrade/upgrade-stats.ts";
import styles from "./upgrade-several.module.css";

interface CreatureChoiceProps {
  creature: OwnedCreature;
  /** The name that its owner gave it; null without one. */
  nickname: string | null;
  /** The points given so far; null while the creature is not chosen. */
  points: Stats | null;
  /** Why no further creature can be chosen, or null. */
  reason: string | null;
  onToggle: () => void;
  onPoints: (points: Stats) => void;
}

/** A creature that the player chooses for an upgrade, and the points it gets once it is chosen (`GAP-70`). */
export function CreatureChoice(props: CreatureChoiceProps) {
  const { creature, nickname, points, reason, onToggle, onPoints } = props;
  const { rules } = useLoaded();
  const isChosen = points !== null;
  const refused = isChosen ? null : reason;
  const name = nickname ?? creature.species_name;
  const cost = upgradeCostOf(rules, creature);
  return (
    <li className={classNames(styles.card, rarityTone(creature.rarity))} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-pressed={isChosen}
        aria-disabled={refused !== null || undefined}
        title={refused ?? undefined}
        onClick={() => refused === null && onToggle()}
      >
        <CreaturePicture creature={creature} size={60} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.facts}>
            <RarityRibbon rarity={creature.rarity} />
            {formName(rules, creature.form)}
          </span>
        </span>
        <span className={styles.creatureChoicePrice}>
          {fillNumbers(rules.texts, rules.texts.collection.several.price, { ...cost })}
        </span>
        <span className={styles.mark} aria-hidden="true">
          {isChosen ? "✓" : ""}
        </span>
      </button>
      {isChosen ? <PointRow creature={creature} name={name} points={points} onPoints={onPoints} /> : null}
    </li>
  );
}

interface PointRowProps {
  creature: OwnedCreature;
  name: string;
  points: Stats;
  onPoints: (points: Stats) => void;
}

/** The five stats in a row; a press gives a point, as long as there is one left (`LED-153`, `LED-158`). */
function PointRow({ creature, name, points, onPoints }: PointRowProps) {
  const { rules } = useLoaded();
  const { several: texts } = rules.texts.collection;
  const { maxPoints } = rules.creatures.upgrades;
  const given = STAT_NAMES.reduce((total, stat) => total + points[stat], 0);
  const raised = (stat: StatName) => ({ ...points, [stat]: points[stat] + 1 });
  return (
    <fieldset className={styles.points} aria-label={fill(texts.pointsOf, { name })}>
      <div className={styles.creatureChoiceStats}>
        {STAT_NAMES.map((stat) => {
          const refusal = whyNotAllocate(rules, raised(stat));
          const statName = rules.texts.creatures.statNames[stat];
          return (
            <button
              key={stat}
              type="button"
              className={classNames(styles.stat, tones[stat])}
              aria-label={`${fill(rules.texts.collection.upgrade.give, { stat: statName })}: ${creature.stats[stat]} +${points[stat]}`}
              aria-disabled={refusal !== null || undefined}
              data-raised={points[stat] > 0 || undefined}
              title={refusal?.text ?? statName}
              onClick={() => refusal === null && onPoints(raised(stat))}
            >
              <Icon name={`stat_${stat}`} size={22} />
              <span className={styles.value}>
                {creature.stats[stat]}
                {points[stat] > 0 ? <span className={styles.plus}>+{points[stat]}</span> : null}
              </span>
            </button>
          );
        })}
      </div>
      <div className={styles.left}>
        <span role="status" className={classNames(given === 0 && layoutStyles.warning)}>
          {fill(texts.points, { left: maxPoints - given, all: maxPoints })}
        </span>
        <Button
          size="small"
          reason={given === 0 ? texts.nothingGiven : null}
          reasonShown="caption"
          onClick={() => onPoints(NO_POINTS)}
        >
          {texts.takeBack}
        </Button>
      </div>
    </fieldset>
  );
}
