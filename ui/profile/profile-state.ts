/** The profile's part of the state. */
export interface ProfileSlice {
  /** Number of the celebration that shows; null before the first. */
  celebration: number | null;
}

export const emptyProfileSlice: ProfileSlice = { celebration: null };

declare module "../game/store/game-state.ts" {
  interface PlayerSlices extends ProfileSlice {}

  interface Dialogs {
    profile: object;
  }
}
