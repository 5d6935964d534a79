export interface FomoColors {
  readonly isOffline: boolean;
  readonly red: string;
  readonly gold: string;
  readonly hot: string;
  readonly cyan: string;
}

/** FOMO HIT in full color, or in greys while it is offline. */
export const fomoColors = (isOffline: boolean): FomoColors =>
  isOffline
    ? { isOffline, red: "#7d7896", gold: "#8f8aa8", hot: "#6a6585", cyan: "#77729a" }
    : { isOffline, red: "#ff3f55", gold: "#ffc53d", hot: "#ff8a3d", cyan: "#4fe3ff" };
