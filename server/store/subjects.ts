import type { Clock } from "../process/clock.ts";
import { accountStore } from "./account-methods.ts";
import { auditEntries, noteBounded } from "./audit.ts";
import { bookStore } from "./books.ts";
import { callbackStore } from "./callbacks.ts";
import { type Retention, removeExpired } from "./expiry.ts";
import { friendStore } from "./friends.ts";
import { goalStore } from "./goals.ts";
import { firstKeptDay, labDays } from "./lab-days.ts";
import { Labs } from "./labs.ts";
import { ledgerStore } from "./ledger/ledger-methods.ts";
import { limitStore } from "./limits.ts";
import { logIn } from "./log-in.ts";
import { findPlayer } from "./players.ts";
import { leaveProcesses, meetProcesses } from "./processes.ts";
import { Battles } from "./pvp/battles.ts";
import { pvpStore } from "./pvp/pvp-methods.ts";
import { findRuleSet, keepRuleSet } from "./rule-sets.ts";
import { sessionStore } from "./sessions.ts";
import { countStart, noteTime, sharedSecret } from "./settings.ts";
import type { Store } from "./store.ts";
import type { StoreParts } from "./store-parts.ts";
import { watchStore } from "./watching.ts";

/** What each kind of database does in its own way. */
type OwnWay = "opened" | "advanceClock" | "measureSizes" | "load" | "checkHealth" | "close";

interface Deps extends Omit<StoreParts, "labs" | "battles"> {
  clock: Clock;
  retention: Retention;
}

/** What a store keeps, on any database. */
export function subjectsOn({ clock, retention, ...deps }: Deps): { store: Omit<Store, OwnWay>; labs: Labs } {
  const { database, shown } = deps;
  const labs = new Labs(database);
  const parts: StoreParts = { ...deps, labs, battles: new Battles(database) };
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
      database.unit((unit) => removeExpired(unit, clockShows, shown(clockShows), retention)),
  };
  return { store, labs };
}
