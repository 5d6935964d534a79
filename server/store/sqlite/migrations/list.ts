import { playersAndLabs } from "./001-players-and-labs.ts";
import { ledger } from "./002-ledger.ts";
import { pvp } from "./003-pvp.ts";
import { boundSince } from "./004-bound-since.ts";
import { timedOutBattles } from "./005-timed-out-battles.ts";
import { bounds } from "./006-bounds.ts";
import { unbookedTransactions } from "./007-unbooked-transactions.ts";
import { clock } from "./008-clock.ts";
import { loginStates } from "./009-login-states.ts";
import { intentClaims } from "./010-intent-claims.ts";
import { processes } from "./011-processes.ts";
import { cleanNames } from "./012-clean-names.ts";
import { challengesByGameTime } from "./013-challenges-by-game-time.ts";
import { processVersions } from "./014-process-versions.ts";
import { audit } from "./015-audit.ts";
import { ruleSets } from "./016-rule-sets.ts";
import { sessionList } from "./017-session-list.ts";
import { archive } from "./018-archive.ts";
import { limits } from "./019-limits.ts";
import { accounts } from "./020-accounts.ts";
import { challenges } from "./021-challenges.ts";
import { callbacks } from "./022-callbacks.ts";
import { countedReplays } from "./023-counted-replays.ts";
import { tournaments } from "./024-tournaments.ts";
import { returns } from "./025-returns.ts";
import { friends } from "./026-friends.ts";
import { shown } from "./027-shown.ts";
import { casualBattles } from "./028-casual-battles.ts";
import { languages } from "./029-languages.ts";
import { practiceTeams } from "./030-practice-teams.ts";
import { playersGone } from "./031-players-gone.ts";

/** All migrations in order; number n leads to version n. Never edit a landed one. */
export const MIGRATIONS: readonly string[] = [
  playersAndLabs,
  ledger,
  pvp,
  boundSince,
  timedOutBattles,
  bounds,
  unbookedTransactions,
  clock,
  loginStates,
  intentClaims,
  processes,
  cleanNames,
  challengesByGameTime,
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
