import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import { freshStore, STORES } from "./stores.ts";

/** What the store does; the rest of it is data. */
type Method = Exclude<keyof Store, "opened">;

/** A test in this folder that proves each method on both stores. Whoever adds a method adds its test here. */
const PROVEN_BY: Record<Method, string> = {
  logIn: "uses up a signed login once, of twenty at once (ABU-05)",
  findPlayer: "makes a player the first time, and finds and renames them afterwards (GAP-01)",
  findSession: "ends a session by the hash of its secret, for every process (ABU-07, ABU-08)",
  endSession: "ends a session by the hash of its secret, for every process (ABU-07, ABU-08)",
  endSessions: "all end at once in every process, and those of other players go on (ABU-08)",
  sessionsOf: "are listed for their player alone, the latest used first, with the browser by name",
  noteSessionUsed: "are noted as used at most once an hour, by whichever process (ABU-52)",
  readLab: "returns the same lab object until a change, and never alters one it returned",
  changeLab: "changes no lab, and its request may come again",
  now: "never shows an earlier time, also after a start with a clock that was set back",
  advanceClock: "keeps all data after closing and opening, including the moved clock",
  sharedSecret: "gives all processes one secret, counts their starts, and tells each about the others",
  countStart: "gives all processes one secret, counts their starts, and tells each about the others",
  noteTime: "gives all processes one secret, counts their starts, and tells each about the others",
  meetProcesses: "gives all processes one secret, counts their starts, and tells each about the others",
  leaveProcesses: "gives all processes one secret, counts their starts, and tells each about the others",
  removeExpired: "removes some expired rows at a time, and says whether more are left",
  checkHealth: "says that it is well where a trial can be written",
  measureSizes: "tells its players, its bytes, and of each table about how many rows it has",
  checkLogCopies: "tells of an archive that fails and of standbys that are behind where there may be some",
  load: "includes the changes that wait, none of which are left once they are made",
  close: "keeps all data after closing and opening, including the moved clock",

  countReplay: "count a replay once of twenty times at once in two processes, and for one player (GAP-68)",

  findAccounts: "are found by a part of the name, public id, login or ledger account, and by nothing else",
  accountOf: "are found by a part of the name, public id, login or ledger account, and by nothing else",
  ledgerRecord: "are exported with all that the ledger's tables hold of them",
  setLanguage: "have the language that they chose in each session, and are called back in it (GAP-63)",
  renamePlayer: "keep a name that an administrator gave, until that is taken back",
  suspendPlayer: "have no session while they are suspended, even with twenty logins at once, and say why",
  correctLab: "have labs that an administrator corrects and resets, with what it did in the audit log",
  resetLab: "have labs that an administrator corrects and resets, with what it did in the audit log",
  requestDeletion: "are deleted after a week unless their player logs in before or says so (GAP-71)",
  cancelDeletion: "are deleted after a week unless their player logs in before or says so (GAP-71)",
  dueDeletions: "are deleted after a week unless their player logs in before or says so (GAP-71)",
  deletePlayer: "are each deleted once by any number of jobs, and never while their player logs in (GAP-71)",

  labDays: "counts what a lab made and spent by day and resource, with the change itself",
  bookOf: "keeps forms in the book for good, with when they came, and raises but never lowers them",
  markInBook: "keeps forms in the book for good, with when they came, and raises but never lowers them",
  heldCreatures: "keeps what an account held until the player brings another one (ABU-138)",
  noteHeld: "keeps what an account held until the player brings another one (ABU-138)",
  seenForms: "keeps the forms that were met, each once",
  markSeen: "keeps the forms that were met, each once",
  practiceTeams: "keeps one practice team of each difficulty, replaces it and lets it go",
  keepPracticeTeam: "keeps one practice team of each difficulty, replaces it and lets it go",
  nicknamesOf: "keeps one name for each creature and player, replaces and forgets it",
  nameCreature: "keeps one name for each creature and player, replaces and forgets it",
  forgetNicknames: "keeps one name for each creature and player, replaces and forgets it",

  noteTry:
    "counts a try once of twenty at once in two processes, with one reply, also after a new start (ABU-131)",
  positionReply:
    "counts a try once of twenty at once in two processes, with one reply, also after a new start (ABU-131)",
  positionStandings:
    "counts tries up to the first that reaches the goal, and changes nothing from then on (GAP-73)",
  positionsSolvedOnTheirDay:
    "counts tries up to the first that reaches the goal, and changes nothing from then on (GAP-73)",
  trainingOf: "keeps what players have trained, and one rating of each position for all of them (GAP-74)",
  positionRatings:
    "keeps what players have trained, and one rating of each position for all of them (GAP-74)",
  noteTraining:
    "rates once of twenty equal tries at once in two processes, with one reply, also after a new start (ABU-134)",

  boundAccount: "are visible to another process at once: accounts, open and settled transactions",
  accountStanding: "are visible to another process at once: accounts, open and settled transactions",
  boundPlayer: "hold one player for each account and one account for each player, in any order (ABU-12)",
  bindAccount: "is a binding too soon, of a taken account, or by a challenge that was used (ABU-13, ABU-15)",
  changeLabByStake: "reward a stake once of twenty times at once (ABU-15)",
  settledIntent: "never open, release or settle a settled transaction again (ABU-18)",
  claimIntent:
    "hold claims of several players on an undecided transaction, one purpose each (GAP-10, ABU-21)",
  settleIntent: "count one of twenty settlements of a transaction at once (ABU-18)",
  releaseIntent: "change the lab with a claim that is released, once",
  openIntentsOf:
    "list open transactions in the order of their bytes, a hundred at a time, and claims by their time",
  claimsOf:
    "list open transactions in the order of their bytes, a hundred at a time, and claims by their time",
  openHashesAfter:
    "list open transactions in the order of their bytes, a hundred at a time, and claims by their time",
  keepBadge: "let a badge bring one machine online, whatever transaction is named with it (GAP-10)",
  unusedBadge: "let a badge bring one machine online, whatever transaction is named with it (GAP-10)",
  openPurchase: "is one purchase too many, of the open and of all that may still be paid (GAP-15)",
  findPurchase: "is a payment without a purchase of the same player (ABU-19)",
  expectGrowth: "hold a creature's growth after its last requested transaction (GAP-53)",
  expectedGrowth: "hold a creature's growth after its last requested transaction (GAP-53)",
  sweepCursor: "never move a sweep's cursor back",
  moveSweepCursor: "never move a sweep's cursor back",
  keepUnbooked: "name unbooked transactions that are due, with the number of attempts",
  dueUnbooked: "name unbooked transactions that are due, with the number of attempts",
  forgetUnbooked: "name unbooked transactions that are due, with the number of attempts",

  friendSettings:
    "give each player one link at a time, and show who is online to friends who may see it (ABU-77)",
  setFriendLink:
    "give each player one link at a time, and show who is online to friends who may see it (ABU-77)",
  setShowsOnline:
    "give each player one link at a time, and show who is online to friends who may see it (ABU-77)",
  noteOnline:
    "give each player one link at a time, and show who is online to friends who may see it (ABU-77)",
  findFriendLink:
    "give each player one link at a time, and show who is online to friends who may see it (ABU-77)",
  friendsOf: "give each player one link at a time, and show who is online to friends who may see it (ABU-77)",
  friendNumber: "make two players friends once, for both, and no more than allowed in two processes (ABU-78)",
  befriend: "make two players friends once, for both, and no more than allowed in two processes (ABU-78)",
  removeFriend: "make two players friends once, for both, and no more than allowed in two processes (ABU-78)",
  showsBattles:
    "are those whose two players both wish it, for whom neither has blocked, the latest first (ABU-82)",
  setShowsBattles:
    "are those whose two players both wish it, for whom neither has blocked, the latest first (ABU-82)",
  liveBattles:
    "are those whose two players both wish it, for whom neither has blocked, the latest first (ABU-82)",
  mayWatch:
    "are those whose two players both wish it, for whom neither has blocked, the latest first (ABU-82)",
  setLabLink:
    "lead to a lab by its link or friendship, and to none for those whom the owner has blocked (ABU-89)",
  setShowsLab:
    "lead to a lab by its link or friendship, and to none for those whom the owner has blocked (ABU-89)",
  findLabLink:
    "lead to a lab by its link or friendship, and to none for those whom the owner has blocked (ABU-89)",
  friendWithLab:
    "lead to a lab by its link or friendship, and to none for those whom the owner has blocked (ABU-89)",
  blockPlayer: "take a blocked player from one list only, so that they learn nothing (ABU-80)",
  unblockPlayer: "take a blocked player from one list only, so that they learn nothing (ABU-80)",
  blockedBy: "take a blocked player from one list only, so that they learn nothing (ABU-80)",
  publicIdOf: "take a blocked player from one list only, so that they learn nothing (ABU-80)",
  hasBlocked: "take a blocked player from one list only, so that they learn nothing (ABU-80)",
  challengesTo:
    "tell challenges to whom they are addressed, and an acceptance while the friend waits (ABU-79)",
  challengesAccepted:
    "tell challenges to whom they are addressed, and an acceptance while the friend waits (ABU-79)",

  callbackWishes: "forget what a player no longer wants to be told, and keep the rest (GAP-62)",
  setCallbackWishes: "forget what a player no longer wants to be told, and keep the rest (GAP-62)",
  subscriptionsOf: "belong to one player each, end with the session, and are ten at most (GAP-62)",
  keepSubscription: "belong to one player each, end with the session, and are ten at most (GAP-62)",
  forgetSubscription: "belong to one player each, end with the session, and are ten at most (GAP-62)",
  noteCallback: "are claimed by one of many processes, and a subject only once (GAP-62)",
  dueCallbacks: "are claimed by one of many processes, and a subject only once (GAP-62)",
  postponeCallback: "are due later when they are put off, and never when they are dropped",
  dropCallback: "are due later when they are put off, and never when they are dropped",
  claimCallback: "are claimed by one of many processes, and a subject only once (GAP-62)",

  joinQueue: "keeps the place of a player who joins again, with the new deck and account (ABU-49)",
  pollQueue: "forgets players who no longer ask, and those who leave (PVP-020)",
  matchQueue: "pairs two players once, though several processes pair at the same time (ABU-49)",
  leaveQueue: "pairs nobody who has left a moment before (ABU-50)",
  beginPractice: "gives a bot to a player who waits, and to nobody else (GAP-41)",
  activeBattle: "pairs players of two processes, who are in one battle then and wait no more (GAP-41)",
  knownBattle: "are known to each process that has read them, until it reads their end",
  findBattle: "are found by id and by watch id, by every process, with all decisions",
  findWatchedBattle: "are found by id and by watch id, by every process, with all decisions",
  findArchivedBattle: "has a finished battle after ten minutes, by both of its ids, in every process",
  archiveBattles: "takes some battles at a time and leaves those that go on",
  noteSeen: "know when each side acted last, and to five seconds when it polled, in every process (GAP-42)",
  changeBattle: "stay as they were when the work on them fails or changes nothing",
  dueBattles: "are due from their deadline on, the longest due first, until they are over (CON-75)",
  battleVersions: "tell their versions together, whether the changes were announced or not",
  announceBattle: "tell their versions together, whether the changes were announced or not",
  onBattleAnnounced: "tell their versions together, whether the changes were announced or not",
  pvpStatistics: "are booked once, however many processes end them at once (PVP-048, GAP-44)",
  pvpRank: "rank rated players by rating, wins and public id, page by page (GAP-45)",
  pvpHistory: "list a player's latest battles, newest first, on either side (PVP-048)",
  leaderboard: "rank rated players by rating, wins and public id, page by page (GAP-45)",
  countPvp: "puts each of twenty players into one battle, however they join at once (ABU-49)",

  openChallenge: "keep a challenge until it is too old, and no more than allowed of one player (ABU-63)",
  findChallenge: "keep a challenge until it is too old, and no more than allowed of one player (ABU-63)",
  openChallengesOf: "keep a challenge until it is too old, and no more than allowed of one player (ABU-63)",
  countChallenges: "keep a challenge until it is too old, and no more than allowed of one player (ABU-63)",
  removeChallenge: "give a challenge to one of many who accept at once, in two processes (ABU-64)",
  changeChallenge: "begin a battle in the transaction of its acceptance, or stay as they were (ABU-65)",

  openTournament: "are kept until they are too old, and no more than allowed of one organiser (ABU-84)",
  findTournament: "are kept until they are too old, and no more than allowed of one organiser (ABU-84)",
  tournamentsOf: "are kept until they are too old, and no more than allowed of one organiser (ABU-84)",
  changeTournament: "change together with their battles, or stay as they were",
  dueTournaments:
    "begin and pair each round once, however many processes advance them, to the last one (ABU-88)",

  keepRuleSet: "are found by their hash in every process (GAP-72)",
  findRuleSet: "are removed a day after the last process played by them (GAP-72)",

  spendLimit: "are spent once by all processes together, and fill again by themselves (ABU-52)",
  oweLimit: "may fall below nothing by what was used already, by three bursts at most",
  noteRest: "hold rests, the longest of each, until they are over",
  restsOf: "hold rests, the longest of each, until they are over",

  onAudited: "keeps nothing of work that failed, and calls its listener only with what is durable",
  noteAudit:
    "keeps a hundred events a day of each type that a player causes for nothing, even many at once (ABU-52)",
  auditEntries: "is read by player, from a time on, and page by page",
};

/** The tests of this folder by their titles. */
const tests = new Map(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".test.ts") && file !== "methods.test.ts")
    .flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), "utf8")
        .split(/^ {2}it\(/m)
        .slice(1),
    )
    .map((text) => [/^\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? "", text]),
);

describe("the methods of the store", () => {
  it.each(Object.entries(PROVEN_BY))("include %s, proven by a test that calls it", (method, title) => {
    expect([...tests.keys()]).toContain(title);
    expect(tests.get(title)).toMatch(new RegExp(`\\b${method}\\b`));
  });

  it.each(STORES)("are the same on $name", async (kind) => {
    const { opened, ...methods } = await freshStore(kind);
    expect(opened.formBefore).toBeLessThanOrEqual(opened.form);
    expect(Object.keys(methods).sort()).toEqual(Object.keys(PROVEN_BY).sort());
  });
});
