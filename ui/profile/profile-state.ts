/** The profile's part of the state. */
export interface ProfileSlice {
  /** Number of the celebration that shows; null before the first. */
  celebration: number | null;
  /** What was reached and is not praised yet, the one that shows first; `isTold`: it was announced. */
  praised: { goal: string; isTold: boolean }[];
  /** The server plays a finished battle against the AI again, to see whether it counts (`GAP-68`). */
  checkingBattle: boolean;
}

export const emptyProfileSlice: ProfileSlice = { celebration: null, praised: [], checkingBattle: false };

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends ProfileSlice {}

  interface Dialogs {
    profile: object;
    /** The list of all goals. */
    goals: object;
  }
}
