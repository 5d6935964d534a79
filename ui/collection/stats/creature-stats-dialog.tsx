import { type OwnedCreature, type RuleSet, STAT_NAMES } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { StatBars } from "../../components/stat-bars.tsx";
import { CreaturePortrait } from "../creatures/creature-portrait.tsx";
import { NO_CREATURE } from "../layout/no-creature.ts";
import styles from "./creature-stats-dialog.module.css";
import { NumberTable } from "./number-table.tsx";

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
      title="Creature Stats"
      width="wide"
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      {creature === null ? <p role="alert">{NO_CREATURE}</p> : <Numbers rules={rules} creature={creature} />}
    </Dialog>
  );
}

function Numbers({ rules, creature }: { rules: RuleSet; creature: OwnedCreature }) {
  const { evolution_progress: progress, bonus_stats: bonus } = creature;
  const { upgrades } = rules.creatures;
  const { statNames } = rules.texts.creatures;
  const perStat = STAT_NAMES.map((name) => [statNames[name], progress[`${name}_allocated`]] as const);
  const fused = STAT_NAMES.map((name) => [statNames[name], bonus?.[name] ?? 0] as const);
  return (
    <>
      <CreaturePortrait rules={rules} creature={creature} size={112} />
      <section className={styles.section}>
        <h3>Base stats</h3>
        <StatBars rules={rules} stats={creature.stats} specialties={creature.specialty_stats} />
      </section>
      <NumberTable
        title="Evolution progress"
        rows={[
          ["Stat upgrades completed", `${progress.stat_upgrades_completed} of ${upgrades.perForm}`],
          ["Points allocated in this form", progress.total_points_allocated],
          ...perStat,
        ]}
      />
      <NumberTable
        title="Final form"
        rows={[["Level-ups", `${creature.final_form_upgrades} of ${upgrades.finalForm}`]]}
      />
      <NumberTable title="Fusion bonus" rows={[["Fusion level", creature.combination_level], ...fused]} />
    </>
  );
}
