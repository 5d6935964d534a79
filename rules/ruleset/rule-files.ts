import { aiFile } from "./schema/ai.ts";
import { battleFile } from "./schema/battle.ts";
import { battleScreenFile } from "./schema/battle-screen.ts";
import { creaturesFile } from "./schema/creatures.ts";
import { decorationsFile } from "./schema/decorations.ts";
import { difficultiesFile } from "./schema/difficulties.ts";
import { goalsFile } from "./schema/goals.ts";
import { itemsFile } from "./schema/items.ts";
import { labFile } from "./schema/lab.ts";
import { ledgerFile } from "./schema/ledger.ts";
import { machinesFile } from "./schema/machines.ts";
import { puzzlesFile } from "./schema/puzzles.ts";
import { pvpFile } from "./schema/pvp.ts";
import { pvpScreensFile } from "./schema/pvp-screens.ts";
import { rewardsFile } from "./schema/rewards.ts";
import { scenesFile } from "./schema/scenes.ts";
import { avatarFile, petsFile, replaysFile, timingsFile } from "./schema/small-files.ts";
import { speciesFile } from "./schema/species.ts";
import { synergiesFile } from "./schema/synergies.ts";
import { teamFile } from "./schema/team.ts";
import { walletFile } from "./schema/wallet.ts";

/**
 * The schema of each rule file under `rules/data/`, by file name without its ending. Types, loading, serving and
 * overlays derive from this list; `npm run rules:schema` writes what editors and bundlers read.
 */
export const RULE_FILE_SCHEMAS = {
  machines: machinesFile,
  lab: labFile,
  pets: petsFile,
  avatar: avatarFile,
  battle: battleFile,
  "battle-screen": battleScreenFile,
  ai: aiFile,
  difficulties: difficultiesFile,
  species: speciesFile,
  items: itemsFile,
  synergies: synergiesFile,
  creatures: creaturesFile,
  team: teamFile,
  replays: replaysFile,
  rewards: rewardsFile,
  goals: goalsFile,
  decorations: decorationsFile,
  puzzles: puzzlesFile,
  scenes: scenesFile,
  pvp: pvpFile,
  "pvp-screens": pvpScreensFile,
  ledger: ledgerFile,
  timings: timingsFile,
  wallet: walletFile,
};
export type RuleFileName = keyof typeof RULE_FILE_SCHEMAS;
