import { useState } from "react";
import {
  type Assumption,
  type OwnedCreature,
  whatsNext,
  whyNotAllocate,
  whyNotEvolve,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { StatBars } from "../../components/stat-bars.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { CancelledNote, TransactionStages, UnconfirmedPanels } from "../../transactions/panels.tsx";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { CreatureHeader } from "../creatures/creature-header.tsx";
import { AssumedGrowth, GrownHeadline, GrowthPending } from "../layout/growth-panels.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { UpgradeForm } from "./upgrade-form.tsx";
import { NO_POINTS, upgradeOf } from "./upgrade-stats.ts";

/** Dialog to raise the stats of one creature (`LED-153` to `LED-157`). */
export function UpgradeStatsDialog({ open, creature }: { open: boolean; creature: OwnedCreature | null }) {
  const texts = useTexts();
  const game = useGame();
  function close() {
    if (creature) leaveTransaction(game, upgradeOf(creature.id));
    closeDialog(game, "upgradeStats");
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.upgrade.upgradeStats}
      buttons={<Button onClick={close}>{texts.words.close}</Button>}
    >
      {creature === null ? (
        <p role="alert">{texts.collection.noCreature}</p>
      ) : (
        <>
          <WalletStatus />
          <CreatureHeader creature={creature} />
          <CurrentStage key={stateOf(creature)} creature={creature} />
        </>
      )}
    </Dialog>
  );
}

/** Key of the allocation: it starts again for another creature and after each upgrade. */
function stateOf({ id, form, evolution_progress: progress, final_form_upgrades }: OwnedCreature): string {
  return [id, form, progress.stat_upgrades_completed, final_form_upgrades].join(" ");
}

function CurrentStage({ creature }: { creature: OwnedCreature }) {
  const game = useGame();
  const { rules } = useLoaded();
  const account = useGameState(accountInUse);
  const subject = upgradeOf(creature.id);
  // The points live here so that they survive when the player declines in the wallet.
  const [points, setPoints] = useState(NO_POINTS);
  const [upgrades, setUpgrades] = useState(1);
  return (
    <TransactionStages
      about={subject}
      offer={
        <>
          <UnconfirmedPanels about={subject} />
          <UpgradeForm
            creature={creature}
            account={account}
            points={points}
            onPoints={setPoints}
            upgrades={upgrades}
            onUpgrades={(count) => {
              setUpgrades(count);
              // Points that no longer fit would have to be taken from somewhere; the player gives them again.
              if (whyNotAllocate(rules, points, count)?.code === "too_many_points") setPoints(NO_POINTS);
            }}
          />
          <CancelledNote about={subject} />
        </>
      }
      pending={(checks) => (
        <GrowthPending kind="upgradeStats" checks={checks} onRefresh={() => loadCreatures(game, "changed")} />
      )}
      done={(assumed) => <UpgradedPanel creature={creature} assumed={assumed} />}
    />
  );
}

interface UpgradedPanelProps {
  /** The creature as last read from the ledger. */
  creature: OwnedCreature;
  assumed: Assumption | null;
}

/**
 * Shows that the upgrade is done and what can be done next (`LED-157`). An assumed success says so and shows no new
 * stats (`CON-32`).
 */
function UpgradedPanel({ creature, assumed }: UpgradedPanelProps) {
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
