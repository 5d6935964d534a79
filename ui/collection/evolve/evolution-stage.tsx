import type { OwnedCreature, TransactionProgress } from "../../../rules/index.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { CancelledNote, FailedPanel, UnconfirmedPanels, WaitingPanel } from "../../transactions/panels.tsx";
import { tryAgain } from "../../transactions/transaction-progress.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { GrowthPending } from "../layout/growth-pending.tsx";
import { loadCreatures } from "../loading/load-creatures.ts";
import { EvolutionOffer } from "./evolution-offer.tsx";
import { evolutionOf } from "./evolve-creature.ts";
import { EvolvedPanel } from "./evolved-panel.tsx";
import { FormChange } from "./form-change.tsx";

interface EvolutionStageProps {
  creature: OwnedCreature;
  progress: TransactionProgress;
  onClose: () => void;
}

/** Shows the current stage of an evolution (`LED-165`). */
export function EvolutionStage({ creature, progress, onClose }: EvolutionStageProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const account = useGameState(accountInUse);
  switch (progress.stage) {
    case "init":
      return (
        <>
          <UnconfirmedPanels about={evolutionOf(creature.id)} />
          <EvolutionOffer creature={creature} account={account} />
          <CancelledNote progress={progress} />
        </>
      );
    case "sending":
      return (
        <>
          <FormChange creature={creature} />
          <WaitingPanel text={rules.texts.everyTransaction.signing} />
        </>
      );
    case "pending":
      return (
        <>
          <FormChange creature={creature} />
          <GrowthPending
            kind="evolve"
            checks={progress.checks}
            onRefresh={() => {
              onClose();
              void loadCreatures(game, "changed");
            }}
          />
        </>
      );
    case "success":
      return <EvolvedPanel creature={creature} assumed={progress.assumed} />;
    case "failed":
      return (
        <FailedPanel
          rules={rules}
          kind="evolve"
          details={progress.details}
          onTryAgain={() => tryAgain(game, evolutionOf(creature.id))}
        />
      );
  }
}
