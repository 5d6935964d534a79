import type { DataPlace } from "../store/data-place.ts";
import type { Variables } from "./variables.ts";

/** Reads where the game is kept: all that a tool for its data needs of the configuration. */
export function readDataPlace(variables: Variables): DataPlace {
  return { dataFolder: variables.text("DATA_DIR") ?? "./data", databaseUrl: databaseUrl(variables) };
}

/** The sentence does not repeat the address, which may hold a password. */
function databaseUrl(variables: Variables): string | null {
  const value = variables.word("DATABASE_URL");
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url !== null && ["postgres:", "postgresql:"].includes(url.protocol)) return value;
  variables.refuse("DATABASE_URL", "must be an address such as postgres://user:password@host:5432/database.");
  return null;
}
