import { adoptAt, adoptCost, whyNot } from "../../rules/index.ts";
import { adoptCat } from "../actions/adopt-cat.ts";
import { selectPetForMove } from "../actions/select-for-move.ts";
import { AdoptCatDialog } from "../dialogs/adopt-cat-dialog.tsx";
import { AwaySummaryDialog } from "../dialogs/away-summary-dialog.tsx";
import { CatOptionsDialog } from "../dialogs/cat-options-dialog.tsx";
import { EnergyPurchase } from "../energy/energy-purchase.tsx";
import { FomoHitDialog } from "../fomo-hit/fomo-hit-dialog.tsx";
import { IncubatorDialog } from "../incubator/incubator-dialog.tsx";
import { declineCat } from "../store/cat-offer.ts";
import { closeDialog } from "../store/dialogs.ts";
import type { Dialog } from "../store/game-state.ts";
import { serverNow } from "../store/server-time.ts";
import { useGame, useGameState, useLoaded } from "./game-context.tsx";
import { useLast } from "./use-last.ts";

/** The dialogs that are about one machine, several, or the cat. */
export function MachineDialogs({ dialog }: { dialog: Dialog | null }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const away = useLast(dialog?.kind === "away" ? dialog : null);
  const cat = useLast(dialog?.kind === "catOptions" ? dialog : null);
  return (
    <>
      <AwaySummaryDialog
        open={dialog?.kind === "away"}
        rules={rules}
        machines={lab.machines.filter(({ id }) => away?.machineIds.includes(id))}
        notices={away?.notices ?? []}
        onClose={() => closeDialog(game, "away")}
      />
      <CatOptionsDialog
        open={dialog?.kind === "catOptions"}
        energyPurchase={<EnergyPurchase />}
        onMove={() => cat && selectPetForMove(game, cat.petId)}
        onClose={() => closeDialog(game, "catOptions")}
      />
      <IncubatorDialog incubator={dialog?.kind === "incubator" ? dialog : null} />
      <FomoHitDialog machineId={dialog?.kind === "fomoHit" ? dialog.machineId : null} />
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
  return (
    <AdoptCatDialog
      open={dialog?.kind === "adopt"}
      price={adoptCost(rules).catNips}
      refusal={lair ? whyNot(rules, lab, adoptAt(rules, lair, lair.id), serverNow(game)) : null}
      busy={busy}
      onAdopt={() => lair && adoptCat(game, lair.id)}
      onClose={() => declineCat(game)}
    />
  );
}
