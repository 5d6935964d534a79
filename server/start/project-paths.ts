import { join } from "node:path";

export const PROJECT_FOLDER = join(import.meta.dirname, "..", "..");
/** Started with node itself: ending a wrapper such as npx would leave the real process running. */
export const VITE = join(PROJECT_FOLDER, "node_modules", "vite", "bin", "vite.js");
