import type { Settings } from "../store/game-state.ts";

/** What the system asks for, of every page. */
export interface SystemLook {
  lessMotion: boolean;
  moreContrast: boolean;
}

/** How the game looks: what the player chose, and where nothing is chosen what the system asks for. */
export interface Look {
  motion: "less" | "full";
  contrast: "normal" | "more";
  /** Size of texts as a factor, 1 to 2. */
  textSize: number;
}

/** Returns how the game looks. */
export function lookOf(
  { motion, contrast, textSize }: Pick<Settings, "motion" | "contrast" | "textSize">,
  { lessMotion, moreContrast }: SystemLook,
): Look {
  return {
    motion: motion ?? (lessMotion ? "less" : "full"),
    contrast: contrast ?? (moreContrast ? "more" : "normal"),
    textSize,
  };
}
