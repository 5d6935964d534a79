export { execute } from "./execute.ts";
export { readTransaction } from "./signed-transaction.ts";
