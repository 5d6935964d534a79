import type { Pvp } from "../store/pvp.ts";

/** Back to the battle under way (`PVP-002`). */
export function returnToBattle({ store }: Pvp): void {
  store.setState((state) => {
    if (state.battle) state.screen = "battle";
  });
}

/** Opens the menu of the battle, whose clock goes on meanwhile; a battle that is not there is left without a question. */
export function askOrLeave(pvp: Pvp): void {
  const { battle } = pvp.store.getState();
  if (!battle || battle.loading || battle.problem !== null) leaveForMenu(pvp);
  else openBattleMenu(pvp, true);
}

/** Opens or closes the menu of the battle. */
export function openBattleMenu({ store }: Pvp, open: boolean): void {
  store.setState({ battleMenu: open });
}

/** To the PvP menu, while the battle goes on. */
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

/** Asks before the battle is given up, or takes the question back. */
export function askToConcede({ store }: Pvp, conceding: boolean): void {
  store.setState({ conceding, battleMenu: false });
}

/** Gives the battle up. */
export async function concede(pvp: Pvp): Promise<void> {
  askToConcede(pvp, false);
  await pvp.store.getState().live?.concede();
}
