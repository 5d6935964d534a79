/** The profile's part of the state. */
export interface ProfileSlice {
  /** Number of the celebration that shows; null before the first. */
  celebration: number | null;
  /** The server plays a finished battle against the AI again, to see whether it counts (`GAP-68`). */
  checkingBattle: boolean;
}

export const emptyProfileSlice: ProfileSlice = { celebration: null, checkingBattle: false };

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends ProfileSlice {}

  interface Dialogs {
    profile: object;
    /** The list of all goals. */
    goals: object;
  }
}
