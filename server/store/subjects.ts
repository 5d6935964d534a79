import type { Clock } from "../process/clock.ts";
import { accountStore } from "./account-methods.ts";
import { countStart, noteTime, sharedSecret } from "./database/settings.ts";
import { ledgerStore } from "./ledger/ledger-methods.ts";
import { logIn } from "./log-in.ts";
import { auditEntries, noteBounded } from "./players/audit.ts";
import { bookStore } from "./players/books.ts";
import { callbackStore } from "./players/callbacks.ts";
import { type Retention, removeExpired } from "./players/expiry.ts";
import { friendStore } from "./players/friends.ts";
import { goalStore } from "./players/goals.ts";
import { firstKeptDay, Labs, labDays } from "./players/labs.ts";
import { limitStore } from "./players/limits.ts";
import { findPlayer } from "./players/players.ts";
import { positionStore } from "./players/positions.ts";
import { findRuleSet, keepRuleSet, leaveProcesses, meetProcesses } from "./players/processes.ts";
import { sessionStore } from "./players/sessions.ts";
import { trainingStore } from "./players/training.ts";
import { watchStore } from "./players/watching.ts";
import { removeResults } from "./pvp/archive.ts";
import { Battles, type PvpParts } from "./pvp/battles.ts";
import { pvpStore } from "./pvp/pvp-methods.ts";
import type { Store } from "./store.ts";

/** What each kind of database does in its own way. */
type OwnWay =
  | "opened"
  | "advanceClock"
  | "measureSizes"
  | "load"
  | "checkLogCopies"
  | "checkHealth"
  | "close";

interface Deps extends Omit<PvpParts, "labs" | "battles"> {
  clock: Clock;
  retention: Retention;
}

/** What a store keeps, on any database. */
export function subjectsOn({ clock, retention, ...deps }: Deps): { store: Omit<Store, OwnWay>; labs: Labs } {
  const { database, shown } = deps;
  const labs = new Labs(database);
  const parts: PvpParts = { ...deps, labs, battles: new Battles(database) };
  const store: Omit<Store, OwnWay> = {
    ...ledgerStore(parts),
    ...pvpStore(parts),
    ...limitStore(database, () => clock.now()),
    ...sessionStore(parts),
    ...accountStore(parts),
    ...callbackStore(parts),
    ...friendStore(parts),
    ...watchStore(parts),
    ...goalStore(parts),
    ...bookStore(parts),
    ...positionStore(parts),
    ...trainingStore(parts),
    logIn: (request) => database.unit((unit) => logIn(unit, labs, request, clock.now())),
    findPlayer: (identity) => findPlayer(database, identity),
    onAudited: (listener) => database.onAudited(listener),
    noteAudit: (playerId, event, address) =>
      database.unit((unit) => noteBounded(unit, playerId, event, address)),
    auditEntries: (query) => auditEntries(database, query),
    readLab: async (playerId) => ({ lab: await labs.read(playerId), now: await database.now() }),
    changeLab: (playerId, work, repeat) => database.unit((unit) => labs.change(unit, playerId, work, repeat)),
    labDays: async (playerId) => labDays(database, playerId, firstKeptDay(await database.now())),
    now: () => database.now(),
    sharedSecret: () => sharedSecret(database),
    countStart: () => countStart(database),
    noteTime: (clockShows) => database.unit((unit) => noteTime(unit, clockShows)),
    meetProcesses: (own, silentMs) =>
      database.unit((unit) => meetProcesses(unit, own, clock.now(), silentMs)),
    leaveProcesses: (id) => leaveProcesses(database, id),
    keepRuleSet: (ruleSet) => database.unit((unit) => keepRuleSet(unit, ruleSet)),
    findRuleSet: (hash) => findRuleSet(database, hash),
    removeExpired: (clockShows) =>
      database.unit(async (unit) => {
        const more = await removeExpired(unit, clockShows, shown(clockShows), retention);
        return (await removeResults(unit, shown(clockShows) - retention.resultsMs)) || more;
      }),
  };
  return { store, labs };
}
