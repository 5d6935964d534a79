import { useState } from "react";
import {
  type Assumption,
  cannotEvolveYet,
  formName,
  type OwnedCreature,
  whyNotEvolve,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { StatBars } from "../../components/stat-bars.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useIsLow } from "../../game/hooks/use-media.ts";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import { CancelledNote, TransactionStages, UnconfirmedPanels } from "../../transactions/panels.tsx";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { CreatureHeader, CreaturePortrait } from "../creatures/creature-header.tsx";
import hatchingStyles from "../hatching/hatching.module.css";
import { unrestOf } from "../hatching/hatching.ts";
import { HatchingStage } from "../hatching/hatching-stage.tsx";
import { AssumedGrowth, CannotGrow, GrownHeadline, GrowthPending } from "../layout/growth-panels.tsx";
import { LoadingNote } from "../layout/list-states.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { EvolutionOffer, FormChange } from "./evolution-offer.tsx";
import { evolutionOf } from "./evolve-creature.ts";

/** Evolves one creature, or explains why it cannot (`LED-164` to `LED-168`). */
export function EvolveDialog({ open, creature }: { open: boolean; creature: OwnedCreature | null }) {
  const game = useGame();
  const { rules } = useLoaded();
  const isLow = useIsLow();
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
      width={isLow ? "wide" : "normal"}
      buttons={<Button onClick={close}>{rules.texts.words.close}</Button>}
    >
      {creature === null ? (
        <p role="alert">{rules.texts.collection.noCreature}</p>
      ) : (
        <>
          {/* What has grown needs no wallet, and a low window has no height to spare. */}
          {isLow && progress.stage === "success" ? null : (
            <WalletStatus stage={progress.stage} intentHash={hash} />
          )}
          {refused ? (
            <CannotEvolve creature={creature} />
          ) : (
            <EvolutionStage key={creature.id} creature={creature} onClose={close} />
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
  const { progress } = useTransaction(evolutionOf(creature.id));
  // The form that the evolution began with: the list may show the new one before the transaction's end is known.
  const [from, setFrom] = useState(creature.form);
  if (progress.stage === "init" && from !== creature.form) setFrom(creature.form);
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
      above={<FormChange creature={creature} unrest={unrestOf(progress)} />}
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
      done={(assumed) => <EvolvedPanel creature={creature} from={from} assumed={assumed} />}
    />
  );
}

interface EvolvedPanelProps {
  /** The creature as last read from the ledger. */
  creature: OwnedCreature;
  /** Its form before the evolution. */
  from: number;
  assumed: Assumption | null;
}

/** Shows the creature in its new form. An assumed success says so and shows no new form (`CON-32`). */
function EvolvedPanel({ creature, from, assumed }: EvolvedPanelProps) {
  const { rules } = useLoaded();
  const { loading: reading } = useCreatures();
  if (assumed !== null) return <AssumedGrowth kind="evolve" assumed={assumed} />;
  if (reading) return <LoadingNote>{rules.texts.collection.evolve.reading}</LoadingNote>;
  const grown = (
    <>
      <div className={hatchingStyles.revealed}>
        <CreaturePortrait rules={rules} creature={creature} size={190} />
      </div>
      <StatBars rules={rules} stats={creature.stats} specialties={creature.specialty_stats} />
    </>
  );
  const before = { species_id: creature.species_id, form: from };
  return (
    <GrownHeadline headline={rules.texts.transactions.evolve.completed}>
      {creature.form === from ? (
        grown
      ) : (
        <HatchingStage
          key={creature.form}
          creature={creature}
          before={<CreaturePicture creature={before} size={200} />}
          isEgg={from === 0}
          title={formName(rules, creature.form)}
        >
          {grown}
        </HatchingStage>
      )}
    </GrownHeadline>
  );
}
