export { execute } from "./execute.ts";
export { readPreview } from "./preview-manifest.ts";
export { readTransaction } from "./signed-transaction.ts";
