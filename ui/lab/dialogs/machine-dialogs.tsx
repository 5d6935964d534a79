import { adoptAt, adoptCost, fillNumbers, whyNot } from "../../../rules/index.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import { serverNow } from "../../game/store/game.ts";
import type { Dialog as OpenDialog } from "../../game/store/game-state.ts";
import { adoptCat, catName, strokeCat } from "../commands/cat.ts";
import { selectPetForMove } from "../commands/move-mode.ts";
import { ActivateAllDialog } from "./activate-all-dialog.tsx";
import { AlbumDialog } from "./album-dialog.tsx";
import { AwaySummaryDialog } from "./away-dialog.tsx";
import { AdoptCatDialog, CatNameField, CatOptionsDialog } from "./cat-dialogs.tsx";
import { DecorateDialog } from "./decorate-dialog.tsx";
import { EnergyPurchase } from "./energy-purchase.tsx";
import { FomoHitDialog } from "./fomo-hit-dialog.tsx";
import { IncubatorDialog } from "./incubator-dialog.tsx";
import { StatisticsDialog } from "./statistics-dialog.tsx";

/** Shows the dialogs about machines and the cat. */
export function MachineDialogs() {
  const game = useGame();
  const dialog = useGameState(frontDialog);
  const { rules, lab } = useLoaded();
  const catRests = useGameState((state) => state.catRests);
  const away = useLast(dialog?.kind === "away" ? dialog : null);
  const cat = useLast(dialog?.kind === "catOptions" ? dialog : null);
  const pet = lab.pets.find(({ id }) => id === cat?.petId);
  return (
    <>
      <AwaySummaryDialog open={dialog?.kind === "away"} absence={away} />
      <CatOptionsDialog
        open={dialog?.kind === "catOptions"}
        naming={pet ? <CatNameField key={catName(rules, pet)} cat={pet} /> : null}
        energyPurchase={<EnergyPurchase />}
        rests={catRests}
        onStroke={() => cat && strokeCat(game, cat.petId)}
        onMove={() => cat && selectPetForMove(game, cat.petId)}
        onClose={() => closeDialog(game, "catOptions")}
      />
      <Dialog
        open={dialog?.kind === "energyShop"}
        onClose={() => closeDialog(game, "energyShop")}
        title={rules.texts.lab.energy.shop}
        description={fillNumbers(rules.texts, rules.texts.lab.energy.about, rules.energyPack)}
        width="narrow"
      >
        <EnergyPurchase />
      </Dialog>
      <IncubatorDialog incubator={dialog?.kind === "incubator" ? dialog : null} />
      <FomoHitDialog machineId={dialog?.kind === "fomoHit" ? dialog.machineId : null} />
      <ActivateAllDialog open={dialog?.kind === "activateAll"} />
      <AlbumDialog open={dialog?.kind === "album"} onClose={() => closeDialog(game, "album")} />
      <StatisticsDialog open={dialog?.kind === "statistics"} />
      <DecorateDialog open={dialog?.kind === "decorate"} onClose={() => closeDialog(game, "decorate")} />
      <AdoptPrompt dialog={dialog} />
    </>
  );
}

/** The offer of a cat after a Cat's Lair was activated; its button follows the balance (`CON-09`). */
function AdoptPrompt({ dialog }: { dialog: OpenDialog | null }) {
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
      onClose={() => closeDialog(game, "adopt")}
    />
  );
}
