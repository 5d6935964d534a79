import { useId } from "react";
import { fill, numberText, type OwnedCreature, type RuleSet, STAT_NAMES } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { StatBars } from "../../components/stat-bars.tsx";
import { useTexts } from "../../game/texts.ts";
import { CreaturePortrait } from "../creatures/creature-header.tsx";
import styles from "./creature-stats-dialog.module.css";

interface CreatureStatsDialogProps {
  open: boolean;
  rules: RuleSet;
  creature: OwnedCreature | null;
  onClose: () => void;
}

/** Shows all numbers of a creature (`LED-130`). */
export function CreatureStatsDialog({ open, rules, creature, onClose }: CreatureStatsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={rules.texts.collection.stats.creatureStats}
      width="wide"
      buttons={<Button onClick={onClose}>{rules.texts.words.close}</Button>}
    >
      {creature === null ? (
        <p role="alert">{rules.texts.collection.noCreature}</p>
      ) : (
        <Numbers rules={rules} creature={creature} />
      )}
    </Dialog>
  );
}

function Numbers({ rules, creature }: { rules: RuleSet; creature: OwnedCreature }) {
  const { evolution_progress: progress, bonus_stats: bonus } = creature;
  const { upgrades } = rules.creatures;
  const { statNames } = rules.texts.creatures;
  const { stats: texts } = rules.texts.collection;
  const perStat = STAT_NAMES.map((name) => [statNames[name], progress[`${name}_allocated`]] as const);
  const fused = STAT_NAMES.map((name) => [statNames[name], bonus?.[name] ?? 0] as const);
  return (
    <>
      <CreaturePortrait rules={rules} creature={creature} size={112} />
      <section className={layoutStyles.stack}>
        <h3>{rules.texts.collection.stats.baseStats}</h3>
        <StatBars rules={rules} stats={creature.stats} specialties={creature.specialty_stats} />
      </section>
      <NumberTable
        title={rules.texts.collection.stats.evolutionProgress}
        rows={[
          [
            rules.texts.collection.stats.statUpgradesCompleted,
            fill(texts.of, { done: progress.stat_upgrades_completed, total: upgrades.perForm }),
          ],
          [rules.texts.collection.stats.pointsAllocated, progress.total_points_allocated],
          ...perStat,
        ]}
      />
      <NumberTable
        title={rules.texts.collection.stats.finalForm}
        rows={[
          [texts.levelUps, fill(texts.of, { done: creature.final_form_upgrades, total: upgrades.finalForm })],
        ]}
      />
      <NumberTable
        title={rules.texts.collection.stats.fusionBonus}
        rows={[[rules.texts.collection.stats.fusionLevel, creature.combination_level], ...fused]}
      />
    </>
  );
}

interface NumberTableProps {
  title: string;
  rows: readonly (readonly [name: string, value: number | string])[];
}

/** A table of labelled numbers with a heading. */
function NumberTable({ title, rows }: NumberTableProps) {
  const id = useId();
  const texts = useTexts();
  return (
    <section className={layoutStyles.stack} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={layoutStyles.dim}>{name}</dt>
            <dd>{typeof value === "number" ? numberText(texts, value) : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
