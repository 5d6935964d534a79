declare module "virtual:first-texts" {
  import type { FirstTexts } from "../rules/index.ts";

  /** Loads the first texts of each language; English comes first. Written by the build (`vite.config.ts`). */
  const loaders: Readonly<Record<string, () => Promise<{ default: FirstTexts }>>>;
  export default loaders;
}
