import { aiFile } from "./ai.ts";
import { battleFile } from "./battle.ts";
import { battleLogFile } from "./battle-log.ts";
import { battleScreenFile } from "./battle-screen.ts";
import { creaturesFile } from "./creatures.ts";
import { difficultiesFile } from "./difficulties.ts";
import { itemsFile } from "./items.ts";
import { labFile } from "./lab.ts";
import { ledgerFile } from "./ledger.ts";
import { machinesFile } from "./machines.ts";
import { pvpFile } from "./pvp.ts";
import { pvpScreensFile } from "./pvp-screens.ts";
import { rewardsFile } from "./rewards.ts";
import { avatarFile, petsFile, replaysFile, timingsFile } from "./small-files.ts";
import { speciesFile } from "./species.ts";
import { synergiesFile } from "./synergies.ts";
import { teamFile } from "./team.ts";
import { refusalsFile, textsFile } from "./texts.ts";
import { transactionsFile } from "./transactions.ts";
import { walletFile } from "./wallet.ts";

/** The schema of each rule file under `rules/data/`, by file name without its ending. */
export const RULE_FILE_SCHEMAS = {
  machines: machinesFile,
  lab: labFile,
  pets: petsFile,
  avatar: avatarFile,
  battle: battleFile,
  "battle-log": battleLogFile,
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
  pvp: pvpFile,
  "pvp-screens": pvpScreensFile,
  ledger: ledgerFile,
  timings: timingsFile,
  refusals: refusalsFile,
  texts: textsFile,
  transactions: transactionsFile,
  wallet: walletFile,
};
export type RuleFileName = keyof typeof RULE_FILE_SCHEMAS;
