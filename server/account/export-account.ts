import { deedsOf, reachedGoals } from "../../rules/index.ts";
import { type AccountExport, EXPORT_VERSION } from "../contract/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { keptTeams } from "../lab/kept-teams.ts";
import { boughtReply, decorationReply, machineReply, ownPetReply, resourcesReply } from "../lab/replies.ts";
import { labStatistics } from "../lab/visit.ts";
import { listedSession } from "../login/listed-session.ts";
import { outcomeFor } from "../pvp/replies.ts";
import type { PlayerAccount } from "../store/players/accounts.ts";
import type { Session } from "../store/players/sessions.ts";
import type { PvpRecord } from "../store/pvp/pvp-store.ts";
import type { Store } from "../store/store.ts";

/** More than anybody has. */
const ALL = 1_000_000;

/** Everything the server keeps about a player, for themselves. */
export async function exportAccount(
  { store, clock }: Pick<AppDeps, "store" | "clock">,
  session: Session,
  account: PlayerAccount,
): Promise<AccountExport> {
  const { id: playerId, publicId: player } = session;
  const [
    { lab, now },
    sessions,
    ledger,
    pvp,
    callbacks,
    friends,
    days,
    entries,
    nicknames,
    seen,
    practiceTeams,
    positions,
    training,
    audit,
  ] = await Promise.all([
    store.readLab(playerId),
    store.sessionsOf(playerId, clock.now()),
    ledgerPart(store, playerId),
    pvpPart(store, playerId),
    callbackPart(store, playerId),
    friendPart(store, playerId),
    store.labDays(playerId),
    store.bookOf(playerId),
    store.nicknamesOf(playerId),
    store.seenForms(playerId),
    keptTeams(store, playerId),
    store.positionStandings(playerId, ALL),
    store.trainingOf(playerId),
    store.auditEntries({ player, since: 0, after: 0, most: ALL }),
  ]);
  return {
    version: EXPORT_VERSION,
    exportedAt: now,
    player: playerPart(account),
    lab: {
      ...resourcesReply(lab.resources),
      roomsUnlocked: lab.roomsUnlocked,
      roomUnlockSeen: lab.seenRoomUnlock,
      machines: lab.machines.map(machineReply),
      pets: lab.pets.map(ownPetReply),
      rescuedAt: lab.rescuedAt,
      deeds: { ...deedsOf(lab) },
      goalsReached: { ...reachedGoals(lab) },
      goalsPaid: [...(lab.progress?.paid ?? [])],
      ...(lab.progress?.today && { goalsOfDay: lab.progress.today }),
      ...(lab.album && { album: lab.album }),
      decoration: decorationReply(lab),
      bought: boughtReply(lab),
    },
    sessions: sessions.map((one) => listedSession(one, session)),
    ledger,
    pvp,
    callbacks,
    statistics: labStatistics(days, now),
    collectionBook: { entries, nicknames, seen },
    practiceTeams,
    positions,
    training,
    friends,
    audit: audit.map(({ time, address, event: { type: event, ...details } }) => ({
      time,
      event,
      address,
      ...withoutOthers(details),
    })),
  };
}

/** Whom a player has reported or blocked is another player's data. */
function withoutOthers(details: object): object {
  return Object.fromEntries(Object.entries(details).filter(([name]) => name !== "about"));
}

function playerPart(account: PlayerAccount): AccountExport["player"] {
  const {
    publicId: id,
    firstName: name,
    identity,
    createdAt,
    suspendedFor,
    deletionDueAt,
    language,
  } = account;
  return {
    id,
    name,
    telegramId: identity.provider === "telegram" ? identity.id : null,
    developmentName: identity.provider === "development" ? identity.name : null,
    createdAt,
    suspendedFor,
    deletionDueAt,
    language,
  };
}

async function ledgerPart(store: Store, playerId: number): Promise<AccountExport["ledger"]> {
  const [{ account, badges, settled, purchases, expectedGrowth }, open, heldCreatures] = await Promise.all([
    store.ledgerRecord(playerId),
    store.openIntentsOf(playerId),
    store.heldCreatures(playerId),
  ]);
  return {
    account: account && {
      address: account.address,
      boundAt: account.boundAt,
      stakeRewardedAt: account.rewardedAt,
    },
    fomoHitBadges: [...badges],
    openTransactions: open.map(({ intentHash, purpose, subject, account: signer }) => ({
      intentHash,
      purpose,
      subject,
      account: signer,
    })),
    bookedTransactions: [...settled],
    unpaidPurchases: [...purchases],
    heldCreatures,
    expectedGrowth: [...expectedGrowth],
  };
}

async function callbackPart(store: Store, playerId: number): Promise<AccountExport["callbacks"]> {
  const [wishes, subscriptions] = await Promise.all([
    store.callbackWishes(playerId),
    store.subscriptionsOf(playerId),
  ]);
  return {
    kinds: [...(wishes?.kinds ?? [])],
    telegram: wishes?.telegram ?? false,
    browsers: subscriptions.map(({ endpoint, subscribedAt }) => ({
      service: new URL(endpoint).host,
      subscribedAt,
    })),
  };
}

/** Who the friends are is their own data; that there are some is the player's. */
async function friendPart(store: Store, playerId: number): Promise<AccountExport["friends"]> {
  const [settings, friends, blocked, showsBattles] = await Promise.all([
    store.friendSettings(playerId),
    store.friendsOf(playerId, 0),
    store.blockedBy(playerId),
    store.showsBattles(playerId),
  ]);
  return {
    ...settings,
    showsBattles,
    friendsSince: friends.map(({ since }) => since),
    blocked: blocked.length,
  };
}

async function pvpPart(store: Store, playerId: number): Promise<AccountExport["pvp"]> {
  const [statistics, rank, history, challenges, tournaments] = await Promise.all([
    store.pvpStatistics(playerId),
    store.pvpRank(playerId),
    store.pvpHistory(playerId, ALL),
    store.openChallengesOf(playerId),
    store.tournamentsOf(playerId),
  ]);
  return {
    statistics: statistics && { ...statistics },
    rank,
    battles: history.map((one) => battleOf(one, playerId)),
    challenges: challenges.map(({ id, terms, expiresAt }) => ({ id, ...terms, expiresAt })),
    tournaments,
  };
}

function battleOf(record: PvpRecord, playerId: number): AccountExport["pvp"]["battles"][number] {
  const side = record.playerIds[0] === playerId ? 0 : 1;
  return {
    battleId: record.battleId,
    opponent: record.playerIds[side === 0 ? 1 : 0] === null ? "bot" : "player",
    outcome: outcomeFor(record, side),
    endedBy: record.by,
    unrated: record.unrated,
    ratingChange: record.ratingChanges?.[side] ?? 0,
    turns: record.turns,
    startedAt: record.createdAt,
    endedAt: record.completedAt,
  };
}
