import { adoptCost, petSpawnPlace, whyNot } from "../../rules/index.ts";
import { activateMachine } from "../actions/activate-machine.ts";
import { adoptCat } from "../actions/adopt-cat.ts";
import { selectPetForMove } from "../actions/select-for-move.ts";
import { AdoptCatDialog } from "../dialogs/adopt-cat-dialog.tsx";
import { AwaySummaryDialog } from "../dialogs/away-summary-dialog.tsx";
import { CatOptionsDialog } from "../dialogs/cat-options-dialog.tsx";
import { IncubatorDialog } from "../dialogs/incubator-dialog.tsx";
import type { WalletNeededProps } from "../dialogs/wallet-needed.tsx";
import { closeDialog } from "../store/dialogs.ts";
import type { Dialog } from "../store/game-state.ts";
import { serverNow } from "../store/server-time.ts";
import { useGame, useGameState, useLoaded } from "./game-context.tsx";
import { useLast } from "./use-last.ts";

interface MachineDialogsProps {
  dialog: Dialog | null;
  wallet: WalletNeededProps;
}

/** The dialogs that are about one machine, several, or the cat. */
export function MachineDialogs({ dialog, wallet }: MachineDialogsProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const away = useLast(dialog?.kind === "away" ? dialog : null);
  const cat = useLast(dialog?.kind === "catOptions" ? dialog : null);
  const incubator = useLast(dialog?.kind === "incubator" ? dialog : null);
  return (
    <>
      <AwaySummaryDialog
        open={dialog?.kind === "away"}
        rules={rules}
        machines={lab.machines.filter(({ id }) => away?.machineIds.includes(id))}
        onClose={() => closeDialog(game, "away")}
      />
      <CatOptionsDialog
        open={dialog?.kind === "catOptions"}
        rules={rules}
        onMove={() => cat && selectPetForMove(game, cat.petId)}
        onBuyEnergy={null}
        onClose={() => closeDialog(game, "catOptions")}
      />
      <IncubatorDialog
        open={dialog?.kind === "incubator"}
        rules={rules}
        level={lab.machines.find(({ id }) => id === incubator?.machineId)?.level ?? 1}
        {...wallet}
        error={incubator?.error ?? null}
        onTryAgain={() => {
          closeDialog(game, "incubator");
          if (incubator) activateMachine(game, incubator.machineId);
        }}
        onClose={() => closeDialog(game, "incubator")}
      />
      <AdoptPrompt dialog={dialog} />
    </>
  );
}

/** The prompt after a Cat's Lair was activated; its button follows the live balance (`CON-09`). */
function AdoptPrompt({ dialog }: { dialog: Dialog | null }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const busy = useGameState((state) => state.pending.adopt === true);
  const adopt = useLast(dialog?.kind === "adopt" ? dialog : null);
  const lair = lab.machines.find(({ id }) => id === adopt?.lairId);
  const command = lair && {
    ...petSpawnPlace(rules, lair),
    type: "adopt" as const,
    petType: "cat" as const,
    parentMachine: lair.id,
    id: lair.id,
  };
  return (
    <AdoptCatDialog
      open={dialog?.kind === "adopt"}
      price={adoptCost(rules).catNips}
      refusal={command ? whyNot(rules, lab, command, serverNow(game)) : null}
      busy={busy}
      onAdopt={() => lair && adoptCat(game, lair.id)}
      onClose={() => closeDialog(game, "adopt")}
    />
  );
}
