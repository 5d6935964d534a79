import { game } from "./001-game.ts";
import { processVersions } from "./002-process-versions.ts";
import { audit } from "./003-audit.ts";
import { ruleSets } from "./004-rule-sets.ts";
import { sessionList } from "./005-session-list.ts";
import { archive } from "./006-archive.ts";
import { limits } from "./007-limits.ts";
import { accounts } from "./008-accounts.ts";
import { challenges } from "./009-challenges.ts";
import { callbacks } from "./010-callbacks.ts";
import { countedReplays } from "./011-counted-replays.ts";
import { tournaments } from "./012-tournaments.ts";
import { returns } from "./013-returns.ts";
import { friends } from "./014-friends.ts";
import { shown } from "./015-shown.ts";
import { casualBattles } from "./016-casual-battles.ts";
import { languages } from "./017-languages.ts";
import { practiceTeams } from "./018-practice-teams.ts";
import { playersGone } from "./019-players-gone.ts";

/** All migrations in order; number n leads to version n. Never edit a landed one. */
export const MIGRATIONS: readonly string[] = [
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
];
