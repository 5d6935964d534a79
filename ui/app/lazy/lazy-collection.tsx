import { useCallback, useEffect } from "react";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useFetched } from "../../game/hooks/use-fetched.ts";
import { closeDialog, frontDialog } from "../../game/store/dialogs.ts";
import type { Dialog } from "../../game/store/game-state.ts";
import { notify } from "../../game/store/notify.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

const KINDS: readonly Dialog["kind"][] = [
  "creatures",
  "items",
  "mintEgg",
  "creatureStats",
  "upgradeStats",
  "evolve",
];
const FAILED = "Your creatures could not be loaded. Check your connection and try again.";

const loadDialogs = () => import("../../collection/collection-dialogs.tsx");

/**
 * The dialogs of creatures, tools and spells. Only players with a wallet need their code: it is fetched when an
 * account comes into use, or when the first of them opens.
 */
export function CollectionDoor() {
  const game = useGame();
  const account = useGameState(accountInUse);
  const isWanted = useGameState((state) => KINDS.includes(frontDialog(state)?.kind ?? "welcome"));
  const close = useCallback(() => {
    for (const kind of KINDS) closeDialog(game, kind);
    notify(game, FAILED, "error");
  }, [game]);
  const dialogs = useFetched(loadDialogs, isWanted, close);

  useEffect(() => {
    // What fails here is tried again, and told, when a dialog opens.
    if (account !== null) loadDialogs().catch(() => undefined);
  }, [account]);
  return dialogs && <dialogs.CollectionDialogs />;
}
