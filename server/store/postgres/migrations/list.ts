import { migrationsOf, type OwnMigration } from "../../database/migrations.ts";
import { game } from "./001-game.ts";
import {
  accounts,
  archive,
  audit,
  callbacks,
  challenges,
  countedReplays,
  limits,
  processVersions,
  ruleSets,
  sessionList,
} from "./002-to-011.ts";
import {
  casualBattles,
  friends,
  languages,
  playersGone,
  practiceTeams,
  returns,
  shown,
  tournaments,
} from "./012-to-019.ts";

/** All migrations in order; number n leads to version n. The landed ones below stay as they are, new ones go into `database/migrations.ts`. */
export const MIGRATIONS: readonly OwnMigration[] = migrationsOf("postgres", [
  game,
  processVersions,
  audit,
  ruleSets,
  sessionList,
  archive,
  limits,
  accounts,
  challenges,
  callbacks,
  countedReplays,
  tournaments,
  returns,
  friends,
  shown,
  casualBattles,
  languages,
  practiceTeams,
  playersGone,
]);
