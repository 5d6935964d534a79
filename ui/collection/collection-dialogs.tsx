import { useGame, useGameState, useLoaded } from "../game/game-context.tsx";
import { useLast } from "../game/hooks/use-last.ts";
import { closeDialog, frontDialog } from "../game/store/dialogs.ts";
import type { Dialog } from "../game/store/game-state.ts";
import { BookDialog } from "./book/book-dialog.tsx";
import { CreaturesDialog } from "./creatures/creatures-dialog.tsx";
import { EvolveDialog } from "./evolve/evolve-dialog.tsx";
import { ItemsDialog } from "./items/items-dialog.tsx";
import { useCreatures } from "./loading/load-creatures.ts";
import { MintEggDialog } from "./mint/mint-egg-dialog.tsx";
import { CreatureStatsDialog } from "./stats/creature-stats-dialog.tsx";
import { UpgradeStatsDialog } from "./upgrade/upgrade-stats-dialog.tsx";
import { UpgradeSeveralDialog } from "./upgrade-several/upgrade-several-dialog.tsx";

/** Shows the dialogs of creatures, tools and spells; only the first of the queue is open. */
export function CollectionDialogs() {
  const game = useGame();
  const { rules } = useLoaded();
  const dialog = useGameState(frontDialog);
  const isOpen = (kind: Dialog["kind"]) => dialog?.kind === kind;
  return (
    <>
      <CreaturesDialog open={isOpen("creatures")} />
      <ItemsDialog open={isOpen("items")} />
      <BookDialog open={isOpen("book")} />
      <MintEggDialog open={isOpen("mintEgg")} />
      <CreatureStatsDialog
        open={isOpen("creatureStats")}
        rules={rules}
        creature={useCreatureOf(dialog, "creatureStats")}
        onClose={() => closeDialog(game, "creatureStats")}
      />
      <UpgradeStatsDialog open={isOpen("upgradeStats")} creature={useCreatureOf(dialog, "upgradeStats")} />
      <UpgradeSeveralDialog open={isOpen("upgradeSeveral")} />
      <EvolveDialog open={isOpen("evolve")} creature={useCreatureOf(dialog, "evolve")} />
    </>
  );
}

/**
 * Returns the creature that a dialog of a kind is about, also while the dialog fades out; null when none was selected
 * or it is no longer in the account.
 */
function useCreatureOf(dialog: Dialog | null, kind: Dialog["kind"]) {
  const { content } = useCreatures();
  const about = useLast(dialog?.kind === kind ? dialog : null);
  const id = about && "creatureId" in about ? about.creatureId : null;
  return content?.find((creature) => creature.id === id) ?? null;
}
