import { existsSync } from "node:fs";

/** Runs before `npm run serve` (npm's `preserve`) and says what to do if nothing was built. */
if (!existsSync("dist/server/serve.js")) {
  console.error("The game is not built: run npm run build first.");
  process.exit(1);
}
