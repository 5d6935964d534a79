import type { Pvp } from "../store/pvp.ts";

/** Returns to the running battle (`PVP-002`). */
export function returnToBattle({ store }: Pvp): void {
  store.setState((state) => {
    if (state.battle) state.screen = "battle";
  });
}

/**
 * Opens the menu of the battle, while its clock continues; a battle that has not loaded is left without confirmation.
 */
export function askOrLeave(pvp: Pvp): void {
  const { battle } = pvp.store.getState();
  if (!battle || battle.loading || battle.problem !== null) leaveForMenu(pvp);
  else openBattleMenu(pvp, true);
}

/** Opens or closes the menu of the battle. */
export function openBattleMenu({ store }: Pvp, open: boolean): void {
  store.setState({ battleMenu: open });
}

/** Shows the PvP menu, while the battle continues. */
export function leaveForMenu({ store }: Pvp): void {
  store.setState((state) => {
    state.screen = "menu";
    state.conceding = false;
    state.battleMenu = false;
    if (!state.battle || state.battle.problem !== null) {
      state.battle = null;
      state.tab = "play";
    }
  });
}

/** Asks for confirmation before giving up, or closes that question. */
export function askToConcede({ store }: Pvp, conceding: boolean): void {
  store.setState({ conceding, battleMenu: false });
}

/** Gives the battle up. */
export async function concede(pvp: Pvp): Promise<void> {
  askToConcede(pvp, false);
  await pvp.store.getState().live?.concede();
}
