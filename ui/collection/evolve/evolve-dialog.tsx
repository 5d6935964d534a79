import { type Assumption, cannotEvolveYet, type OwnedCreature, whyNotEvolve } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { StatBars } from "../../components/stat-bars.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import { CancelledNote, TransactionStages, UnconfirmedPanels } from "../../transactions/panels.tsx";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { CreatureHeader, CreaturePortrait } from "../creatures/creature-header.tsx";
import { AssumedGrowth, CannotGrow, GrownHeadline, GrowthPending } from "../layout/growth-panels.tsx";
import { LoadingNote } from "../layout/list-states.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { EvolutionOffer, FormChange } from "./evolution-offer.tsx";
import { evolutionOf } from "./evolve-creature.ts";
import styles from "./evolve-dialog.module.css";

/** Evolves one creature, or explains why it cannot (`LED-164` to `LED-168`). */
export function EvolveDialog({ open, creature }: { open: boolean; creature: OwnedCreature | null }) {
  const game = useGame();
  const { rules } = useLoaded();
  const subject = evolutionOf(creature?.id ?? "");
  const { progress, hash } = useTransaction(subject);
  const refused = creature !== null && progress.stage === "init" && whyNotEvolve(rules, creature) !== null;

  function close() {
    leaveTransaction(game, subject);
    closeDialog(game, "evolve");
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={
        refused
          ? rules.texts.collection.evolve.cannotEvolveCreature
          : rules.texts.collection.evolve.evolveCreature
      }
      buttons={<Button onClick={close}>{rules.texts.words.close}</Button>}
    >
      {creature === null ? (
        <p role="alert">{rules.texts.collection.noCreature}</p>
      ) : (
        <>
          <WalletStatus stage={progress.stage} intentHash={hash} />
          {refused ? (
            <CannotEvolve creature={creature} />
          ) : (
            <EvolutionStage creature={creature} onClose={close} />
          )}
        </>
      )}
    </Dialog>
  );
}

/** Says why the creature cannot evolve and what would help (`LED-166`, `LED-173`). */
function CannotEvolve({ creature }: { creature: OwnedCreature }) {
  const game = useGame();
  const { rules } = useLoaded();
  const refusal = whyNotEvolve(rules, creature);
  const waits = cannotEvolveYet(rules, creature);
  return (
    <>
      <CreatureHeader creature={creature} />
      <CannotGrow title={waits ?? rules.texts.collection.evolve.cannotEvolve} reason={refusal?.text ?? ""}>
        {waits === null ? null : (
          <Button
            tone="teal"
            onClick={() => openDialogInFront(game, { kind: "upgradeStats", creatureId: creature.id })}
          >
            {rules.texts.collection.evolve.upgradeStats}
          </Button>
        )}
      </CannotGrow>
    </>
  );
}

/** Shows the current stage of an evolution (`LED-165`). */
function EvolutionStage({ creature, onClose }: { creature: OwnedCreature; onClose: () => void }) {
  const game = useGame();
  const account = useGameState(accountInUse);
  return (
    <TransactionStages
      about={evolutionOf(creature.id)}
      offer={
        <>
          <UnconfirmedPanels about={evolutionOf(creature.id)} />
          <EvolutionOffer creature={creature} account={account} />
          <CancelledNote about={evolutionOf(creature.id)} />
        </>
      }
      above={<FormChange creature={creature} />}
      pending={(checks) => (
        <GrowthPending
          kind="evolve"
          checks={checks}
          onRefresh={() => {
            onClose();
            void loadCreatures(game, "changed");
          }}
        />
      )}
      done={(assumed) => <EvolvedPanel creature={creature} assumed={assumed} />}
    />
  );
}

interface EvolvedPanelProps {
  /** The creature as last read from the ledger. */
  creature: OwnedCreature;
  assumed: Assumption | null;
}

/** Shows the creature in its new form. An assumed success says so and shows no new form (`CON-32`). */
function EvolvedPanel({ creature, assumed }: EvolvedPanelProps) {
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
