import { join } from "node:path";

export const PROJECT_FOLDER = join(import.meta.dirname, "..", "..");
/** Started with node itself: ending a wrapper such as npx would leave the real process running. */
export const VITE = join(PROJECT_FOLDER, "node_modules", "vite", "bin", "vite.js");
/** Holds a folder for each language of the game. */
export const TEXTS_FOLDER = join(PROJECT_FOLDER, "rules", "texts");
