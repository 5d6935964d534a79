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
 * Shows the dialogs of creatures, tools and spells. Their code is loaded when an account comes into use or the first
 * of them opens, because only players with a wallet need it.
 */
export function LazyCollection() {
  const game = useGame();
  const account = useGameState(accountInUse);
  const isWanted = useGameState((state) => KINDS.includes(frontDialog(state)?.kind ?? "welcome"));
  const close = useCallback(() => {
    for (const kind of KINDS) closeDialog(game, kind);
    notify(game, FAILED, "error");
  }, [game]);
  const dialogs = useFetched(loadDialogs, isWanted, close);

  useEffect(() => {
    // A failure here is ignored: the load is repeated when a dialog opens, and reported then.
    if (account !== null) loadDialogs().catch(() => undefined);
  }, [account]);
  return dialogs && <dialogs.CollectionDialogs />;
}
