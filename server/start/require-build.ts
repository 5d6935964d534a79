import { existsSync } from "node:fs";

/** Comes before `npm run serve` (npm's `preserve`), in the project's folder: says what to do where nothing was built. */
if (!existsSync("dist/server/serve.js")) {
  console.error("The game is not built: run npm run build first.");
  process.exit(1);
}
