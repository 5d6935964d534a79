import { aiFile } from "./ai.ts";
import { battleFile } from "./battle.ts";
import { difficultiesFile } from "./difficulties.ts";
import { itemsFile } from "./items.ts";
import { labFile } from "./lab.ts";
import { machinesFile } from "./machines.ts";
import { pvpFile } from "./pvp.ts";
import { avatarFile, ledgerFile, petsFile, timingsFile } from "./small-files.ts";
import { speciesFile } from "./species.ts";
import { synergiesFile } from "./synergies.ts";
import { refusalsFile, textsFile } from "./texts.ts";

/** The schema of each rule file under `rules/data/`, by file name without its ending. */
export const RULE_FILE_SCHEMAS = {
  machines: machinesFile,
  lab: labFile,
  pets: petsFile,
  avatar: avatarFile,
  battle: battleFile,
  ai: aiFile,
  difficulties: difficultiesFile,
  species: speciesFile,
  items: itemsFile,
  synergies: synergiesFile,
  pvp: pvpFile,
  ledger: ledgerFile,
  timings: timingsFile,
  refusals: refusalsFile,
  texts: textsFile,
};
export type RuleFileName = keyof typeof RULE_FILE_SCHEMAS;
