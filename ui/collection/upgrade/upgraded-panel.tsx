import {
  type Assumption,
  type OwnedCreature,
  whatsNext,
  whyNotEvolve,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { StatBars } from "../../components/stat-bars.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { AssumedGrowth } from "../layout/assumed-growth.tsx";
import { GrownHeadline } from "../layout/grown-headline.tsx";
import { useCreatures } from "../loading/load-creatures.ts";
import { upgradeOf } from "./upgrade-stats.ts";

interface UpgradedPanelProps {
  /** The creature as last read from the ledger. */
  creature: OwnedCreature;
  assumed: Assumption | null;
}

/**
 * Shows that the upgrade is done and what can be done next (`LED-157`). An assumed success says so and shows no new
 * stats (`CON-32`).
 */
export function UpgradedPanel({ creature, assumed }: UpgradedPanelProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const { loading: reading } = useCreatures();
  if (assumed !== null) return <AssumedGrowth kind="upgradeStats" assumed={assumed} />;
  const again = () => leaveTransaction(game, upgradeOf(creature.id));
  const canEvolve = whyNotEvolve(rules, creature) === null;
  return (
    <>
      <GrownHeadline headline={rules.texts.transactions.upgradeStats.completed}>
        <h4>{rules.texts.collection.upgrade.whatsNext}</h4>
        <p>{reading ? rules.texts.collection.upgrade.reading : whatsNext(rules, creature)}</p>
        {canEvolve ? (
          <Button
            tone="gold"
            onClick={() => {
              again();
              openDialogInFront(game, { kind: "evolve", creatureId: creature.id });
            }}
          >
            {rules.texts.collection.upgrade.evolve}
          </Button>
        ) : null}
        {whyNotUpgrade(rules, creature) === null ? (
          <Button tone="teal" busy={reading} onClick={again}>
            {rules.texts.collection.upgrade.upgradeAgain}
          </Button>
        ) : null}
      </GrownHeadline>
      <StatBars rules={rules} stats={creature.stats} specialties={creature.specialty_stats} />
    </>
  );
}
