export interface FomoColors {
  readonly isOffline: boolean;
  readonly red: string;
  readonly gold: string;
  readonly hot: string;
  readonly cyan: string;
  readonly cabinet: string;
  readonly cabinetTop: string;
  /** Edge of the word on the button. */
  readonly wordEdge: string;
}

/** FOMO HIT in full color, or in greys while it is offline. */
export const fomoColors = (isOffline: boolean): FomoColors =>
  isOffline
    ? {
        isOffline,
        red: "#7d7896",
        gold: "#8f8aa8",
        hot: "#6a6585",
        cyan: "#77729a",
        cabinet: "#5a5578",
        cabinetTop: "#736e93",
        wordEdge: "#4a4566",
      }
    : {
        isOffline,
        red: "#ff3f55",
        gold: "#ffc53d",
        hot: "#ff8a3d",
        cyan: "#4fe3ff",
        cabinet: "#5a3a9c",
        cabinetTop: "#7a57c9",
        wordEdge: "#7a0f2c",
      };
