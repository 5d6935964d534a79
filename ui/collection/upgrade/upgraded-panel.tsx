import {
  type Assumption,
  assumptionText,
  type OwnedCreature,
  whatsNext,
  whyNotEvolve,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { StatBars } from "../../components/stat-bars.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { leaveTransaction } from "../../transactions/leave-transaction.ts";
import { GrownHeadline } from "../layout/grown-headline.tsx";
import { loadCreatures } from "../loading/load-creatures.ts";
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
  const reading = useGameState((state) => state.collection.creatures.loading);
  if (assumed !== null) {
    return (
      <GrownHeadline headline={assumptionText(rules, "upgradeStats", assumed)}>
        <Button tone="teal" busy={reading} onClick={() => loadCreatures(game, "requested")}>
          Refresh
        </Button>
      </GrownHeadline>
    );
  }
  const again = () => leaveTransaction(game, upgradeOf(creature.id));
  const canEvolve = whyNotEvolve(rules, creature) === null;
  return (
    <>
      <GrownHeadline headline={rules.texts.transactions.upgradeStats.completed}>
        <h4>What's next</h4>
        <p>{reading ? "Reading your creature from the ledger..." : whatsNext(rules, creature)}</p>
        {canEvolve ? (
          <Button
            tone="gold"
            onClick={() => {
              again();
              openDialogInFront(game, { kind: "evolve", creatureId: creature.id });
            }}
          >
            Evolve
          </Button>
        ) : null}
        {whyNotUpgrade(rules, creature) === null ? (
          <Button tone="teal" busy={reading} onClick={again}>
            Upgrade Again
          </Button>
        ) : null}
      </GrownHeadline>
      <StatBars rules={rules} stats={creature.stats} specialties={creature.specialty_stats} />
    </>
  );
}
