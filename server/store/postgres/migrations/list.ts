import { game } from "./001-game.ts";

/** All migrations in order; number n leads to version n. Never edit a landed one. */
export const MIGRATIONS: readonly string[] = [game];
