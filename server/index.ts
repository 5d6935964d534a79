export { buildApp } from "./app.ts";
export type { App, AppDeps, Clock } from "./app-deps.ts";
export type { Configuration } from "./configuration/configuration.ts";
export { readConfiguration } from "./configuration/read-configuration.ts";
export { developmentHelp } from "./development/development.ts";
export { type Random, systemRandom } from "./randomness/random.ts";
export { seededRandom } from "./randomness/seeded-random.ts";
export { openSqliteStore } from "./store/sqlite/open-sqlite-store.ts";
export type { Store } from "./store/store.ts";
