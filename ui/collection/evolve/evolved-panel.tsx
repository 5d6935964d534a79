import type { Assumption, OwnedCreature } from "../../../rules/index.ts";
import { StatBars } from "../../components/stat-bars.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import { CreaturePortrait } from "../creatures/creature-portrait.tsx";
import { AssumedGrowth } from "../layout/assumed-growth.tsx";
import { GrownHeadline } from "../layout/grown-headline.tsx";
import { LoadingNote } from "../layout/list-states.tsx";
import { useCreatures } from "../loading/load-creatures.ts";
import styles from "./evolved-panel.module.css";

interface EvolvedPanelProps {
  /** The creature as last read from the ledger. */
  creature: OwnedCreature;
  assumed: Assumption | null;
}

/** Shows the creature in its new form. An assumed success says so and shows no new form (`CON-32`). */
export function EvolvedPanel({ creature, assumed }: EvolvedPanelProps) {
  const { rules } = useLoaded();
  const { loading: reading } = useCreatures();
  if (assumed !== null) return <AssumedGrowth kind="evolve" assumed={assumed} />;
  if (reading) return <LoadingNote>{rules.texts.collection.evolve.reading}</LoadingNote>;
  return (
    <>
      <GrownHeadline headline={rules.texts.transactions.evolve.completed}>
        <div className={styles.reveal}>
          <CreaturePortrait rules={rules} creature={creature} size={190} />
        </div>
      </GrownHeadline>
      <StatBars rules={rules} stats={creature.stats} specialties={creature.specialty_stats} />
    </>
  );
}
