import { cannotEvolveYet, type OwnedCreature, whyNotEvolve } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { CreatureHeader } from "../creatures/creature-header.tsx";
import { CannotGrow } from "../layout/cannot-grow.tsx";
import { EvolutionStage } from "./evolution-stage.tsx";
import { evolutionOf } from "./evolve-creature.ts";

interface EvolveDialogProps {
  open: boolean;
  creature: OwnedCreature | null;
}

/** Evolves one creature, or explains why it cannot (`LED-164` to `LED-168`). */
export function EvolveDialog({ open, creature }: EvolveDialogProps) {
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
            <EvolutionStage creature={creature} progress={progress} onClose={close} />
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
