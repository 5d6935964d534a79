import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** `npm run serve`: starts what `npm run build` made. Plain JavaScript, so that production loads no compiler. */
const server = new URL("../../dist/server/serve.js", import.meta.url);
if (!existsSync(fileURLToPath(server))) {
  process.stderr.write("The game is not built: run npm run build first.\n");
  process.exit(1);
}
await import(server.href);
