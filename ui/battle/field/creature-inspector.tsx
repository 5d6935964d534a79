import {
  type BattleView,
  type CreatureView,
  fill,
  numberText,
  type RuleSet,
  rowText,
} from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { useBattleLabel, useShownBattle } from "../use-shown-battle.ts";
import styles from "./creature-inspector.module.css";
import { formWords, statusWords } from "./creature-words.ts";
import { HealthBar } from "./health-bar.tsx";

/** Shows all details of the target, else of the inspected creature, else of the acting one. */
export function CreatureInspector() {
  const { rules } = useBattleClient();
  const id = useBattleState(({ chosen }) => chosen.targetId ?? chosen.inspectedId ?? chosen.actorId);
  const creature = useShownBattle(({ view }) => inSight(view, id));
  const known = useBattleLabel(id);
  if (!creature) return null;
  const label = known ?? creature.species_name;
  const statuses = statusWords(rules, creature);
  return (
    <Panel surface="well" className={styles.inspector} aria-label={label}>
      <div className={layoutStyles.pictureRow}>
        <CreaturePicture creature={creature} size={52} />
        <div className={styles.words}>
          <h3>{label}</h3>
          <p className={styles.facts}>
            {formWords(rules, creature.form)} <RarityRibbon rarity={creature.rarity} />
          </p>
        </div>
      </div>
      <HealthBar creature={creature} />
      <dl className={styles.stats}>
        {statsOf(rules, creature).map(([name, value]) => (
          <div key={name}>
            <dt className={layoutStyles.dim}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {statuses.length > 0 ? (
        <ul className={styles.statuses}>
          {statuses.map((status) => (
            <li key={status}>{status}</li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function inSight({ player, enemy }: BattleView, id: string | null): CreatureView | null {
  const all = [...player.hand, ...player.field, ...enemy.field];
  return all.find((one): one is CreatureView => !("hidden" in one) && one.id === id) ?? null;
}

/** Returns the names and current values of the creature's battle stats (`BAT-058`). */
function statsOf({ texts }: RuleSet, { battleStats, specialty_stats }: CreatureView): [string, string][] {
  const { stats } = texts.battleScreen;
  const whole = (value: number) => numberText(texts, Math.round(value));
  const percent = (value: number) => fill(stats.percent, { percent: whole(value) });
  const { physicalAttack, magicalAttack, physicalDefense, magicalDefense } = battleStats;
  const { initiative, criticalChance, dodgeChance } = battleStats;
  return [
    [stats.physicalAttack, whole(physicalAttack)],
    [stats.magicalAttack, whole(magicalAttack)],
    [stats.physicalDefense, whole(physicalDefense)],
    [stats.magicalDefense, whole(magicalDefense)],
    [stats.initiative, whole(initiative)],
    [stats.criticalChance, percent(criticalChance)],
    [stats.dodgeChance, percent(dodgeChance)],
    [
      stats.specialty,
      rowText(
        texts,
        specialty_stats.map((stat) => texts.creatures.statNames[stat]),
      ),
    ],
  ];
}
