export { buildApp } from "./app/app.ts";
export type { Configuration } from "./configuration/configuration.ts";
export { readConfiguration } from "./configuration/read-configuration.ts";
export { developmentHelp } from "./development/development.ts";
export type { App, AppDeps } from "./http/app-deps.ts";
export type { Clock } from "./process/clock.ts";
export { type Random, seededRandom, systemRandom } from "./process/random.ts";
export { openSqliteStore } from "./store/sqlite/open-sqlite-store.ts";
export type { Store } from "./store/store.ts";
