import { type Queries, statement, type Unit, WITHOUT_LIMIT } from "../database/unit.ts";
import type { StoreParts } from "./store-parts.ts";

/** What a player may be called back for (`GAP-62`). */
export const CALLBACK_KINDS = ["turn", "challenge", "machines"] as const;
export type CallbackKind = (typeof CALLBACK_KINDS)[number];

/** What a player wants to be called back for, and how. */
export interface CallbackWishes {
  kinds: readonly CallbackKind[];
  /** Whether the Telegram bot may write, beside the browsers that are subscribed. */
  telegram: boolean;
  /** The language tag of the messages. */
  language: string;
}

/** Where a browser's push service takes messages, and the keys they are encrypted with. All of it is secret. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A subscription as it is stored. */
export interface StoredSubscription extends PushSubscription {
  /** By the clock. */
  subscribedAt: number;
}

/** A callback that is to be made. Of each kind a player has one at most: a newer one replaces it. */
export interface Callback {
  playerId: number;
  kind: CallbackKind;
  /** What it is about, such as a battle and its turn; the same subject is never told twice. */
  subject: string;
  /** By the game's time. */
  dueAt: number;
}

/** Whom to tell, once a process has claimed a callback. */
export interface ClaimedCallback {
  subscriptions: readonly PushSubscription[];
  /** The chat with the Telegram bot; null where it may not write. */
  telegramId: string | null;
  language: string;
}

/** Callbacks and where they go; see `Store`. */
export interface CallbackStore {
  /** null for a player who never chose. */
  callbackWishes(playerId: number): Promise<CallbackWishes | null>;
  /** Callbacks of kinds that are no longer wanted are forgotten. */
  setCallbackWishes(playerId: number, wishes: CallbackWishes): Promise<void>;
  subscriptionsOf(playerId: number): Promise<StoredSubscription[]>;
  /**
   * Stores a browser's subscription for a session, with which it ends. A browser belongs to one player: the one who was
   * subscribed with it before is so no longer. Of more than `most` the oldest end.
   */
  keepSubscription(
    session: { playerId: number; secretHash: Buffer },
    subscription: StoredSubscription,
    most: number,
  ): Promise<void>;
  /** Forgets a subscription, if it is this player's where one is named. */
  forgetSubscription(endpoint: string, playerId: number | null): Promise<void>;

  /** Stores a callback for a player who wants this kind, unless the latest one had the same subject. */
  noteCallback(callback: Callback): Promise<void>;
  /** Callbacks that are due, the longest due first. */
  dueCallbacks(most: number): Promise<Callback[]>;
  /** Makes a callback due later, if it still is as given. */
  postponeCallback(callback: Callback, dueAt: number): Promise<void>;
  /** Forgets a callback that is no longer true; its subject counts as told. */
  dropCallback(callback: Callback): Promise<void>;
  /**
   * Takes a callback, for one process alone: whatever happens afterwards, nobody takes it again. null if another process
   * was faster, the player no longer wants it, nothing is subscribed, or, with `mostADay`, so many were made within 24
   * hours; callbacks without that limit do not count.
   */
  claimCallback(callback: Callback, mostADay: number | null): Promise<ClaimedCallback | null>;
}

/** A row of `callback_wishes`. */
interface WishesRow {
  /** Names separated by spaces. */
  kinds: string;
  telegram: number;
  language: string;
  /** The moments of the latest callbacks that the daily limit counts, separated by spaces. */
  recent: string;
}

const DAY_MS = 86_400_000;

export function wishesOf({ kinds, telegram, language }: WishesRow): CallbackWishes {
  return { kinds: kindsIn(kinds), telegram: telegram !== 0, language };
}

export function kindsIn(text: string): CallbackKind[] {
  const names = text.split(" ");
  return CALLBACK_KINDS.filter((kind) => names.includes(kind));
}

/** The moments with now as one more, as the row keeps them; null if there were so many within 24 hours already. */
function countedToday(recent: string, now: number, most: number): string | null {
  const moments = recent.split(" ").map(Number);
  // A moment of the future comes from a clock that was wrong.
  const counted = moments.filter((moment) => moment > now - DAY_MS && moment <= now);
  return counted.length >= most ? null : [...counted, now].join(" ");
}

const select = statement<[number], StoredSubscription>(
  `SELECT endpoint, p256dh, auth, subscribed_at AS "subscribedAt" FROM push_subscriptions
   WHERE player_id = $1 ORDER BY subscribed_at DESC, endpoint COLLATE "C"`,
);
const upsert = statement<[string, number, Buffer, string, string, number]>(
  `INSERT INTO push_subscriptions (endpoint, player_id, session_hash, p256dh, auth, subscribed_at)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (endpoint) DO UPDATE SET player_id = excluded.player_id, session_hash = excluded.session_hash,
     p256dh = excluded.p256dh, auth = excluded.auth, subscribed_at = excluded.subscribed_at`,
);
const remove = statement<[string, number | null]>(
  "DELETE FROM push_subscriptions WHERE endpoint = $1 AND ($2::int IS NULL OR player_id = $2)",
);
const removeOldest = statement<[number, number]>(
  `DELETE FROM push_subscriptions WHERE endpoint IN
   (SELECT endpoint FROM push_subscriptions WHERE player_id = $1
    ORDER BY subscribed_at DESC, endpoint COLLATE "C" LIMIT ${WITHOUT_LIMIT} OFFSET $2)`,
);

/** The browsers that take push messages, the latest first. */
export function subscriptionsOf(queries: Queries, playerId: number): Promise<StoredSubscription[]> {
  return queries.all(select, playerId);
}

/** See `CallbackStore.keepSubscription`. */
export async function keepSubscription(
  unit: Unit,
  { playerId, secretHash }: { playerId: number; secretHash: Buffer },
  { endpoint, p256dh, auth, subscribedAt }: StoredSubscription,
  most: number,
): Promise<void> {
  await unit.run(upsert, endpoint, playerId, secretHash, p256dh, auth, subscribedAt);
  await unit.run(removeOldest, playerId, most);
}

export async function forgetSubscription(
  queries: Queries,
  endpoint: string,
  playerId: number | null,
): Promise<void> {
  await queries.run(remove, endpoint, playerId);
}

const selectWishes = statement<[number], WishesRow>(
  "SELECT kinds, telegram, language, recent FROM callback_wishes WHERE player_id = $1",
);
const lockWishes = statement<[number], WishesRow>(
  "SELECT kinds, telegram, language, recent FROM callback_wishes WHERE player_id = $1 FOR UPDATE",
);
const upsertWishes = statement<[number, string, number, string]>(
  `INSERT INTO callback_wishes (player_id, kinds, telegram, language, recent) VALUES ($1, $2, $3, $4, '')
   ON CONFLICT (player_id) DO UPDATE SET kinds = excluded.kinds, telegram = excluded.telegram,
     language = excluded.language`,
);
const updateRecent = statement<[string, number]>(
  "UPDATE callback_wishes SET recent = $1 WHERE player_id = $2",
);
const selectChat = statement<[number], { telegramId: string | null }>(
  `SELECT telegram_id AS "telegramId" FROM players WHERE id = $1 AND suspended_for IS NULL`,
);
const selectDue = statement<[number, number], Callback>(
  `SELECT player_id AS "playerId", kind, subject, due_at AS "dueAt" FROM callbacks
   WHERE due_at <= $1 ORDER BY due_at LIMIT $2`,
);
const note = statement<[number, string, string, number]>(
  `INSERT INTO callbacks (player_id, kind, subject, due_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (player_id, kind) DO UPDATE SET subject = excluded.subject, due_at = excluded.due_at
   WHERE callbacks.subject <> excluded.subject`,
);
const SAME = "player_id = $1 AND kind = $2 AND subject = $3 AND due_at IS NOT NULL";
const postpone = statement<[number, string, string, number]>(
  `UPDATE callbacks SET due_at = $4 WHERE ${SAME}`,
);
const take = statement<[number, string, string]>(`UPDATE callbacks SET due_at = NULL WHERE ${SAME}`);
const forget = statement<[number, string]>("DELETE FROM callbacks WHERE player_id = $1 AND kind = $2");

/** The callbacks of the store. */
export function callbackStore({ database }: Pick<StoreParts, "database">): CallbackStore {
  return {
    callbackWishes: async (playerId) => {
      const row = await database.first(selectWishes, playerId);
      return row && wishesOf(row);
    },
    setCallbackWishes: (playerId, wishes) => database.unit((unit) => setWishes(unit, playerId, wishes)),
    subscriptionsOf: (playerId) => subscriptionsOf(database, playerId),
    keepSubscription: (session, subscription, most) =>
      database.unit((unit) => keepSubscription(unit, session, subscription, most)),
    forgetSubscription: (endpoint, playerId) => forgetSubscription(database, endpoint, playerId),
    noteCallback: async ({ playerId, kind, subject, dueAt }) => {
      // Most players want none, and looking is cheaper than writing nothing.
      const wishes = await database.first(selectWishes, playerId);
      if (kindsIn(wishes?.kinds ?? "").includes(kind))
        await database.run(note, playerId, kind, subject, dueAt);
    },
    dueCallbacks: async (most) => database.all(selectDue, await database.now(), most),
    postponeCallback: async ({ playerId, kind, subject }, dueAt) => {
      await database.run(postpone, playerId, kind, subject, dueAt);
    },
    dropCallback: async ({ playerId, kind, subject }) => {
      await database.run(take, playerId, kind, subject);
    },
    claimCallback: (callback, mostADay) => database.unit((unit) => claim(unit, callback, mostADay)),
  };
}

async function setWishes(
  unit: Unit,
  playerId: number,
  { kinds, telegram, language }: CallbackWishes,
): Promise<void> {
  const before = await unit.first(lockWishes, playerId);
  unit.write(upsertWishes, playerId, kinds.join(" "), telegram ? 1 : 0, language);
  for (const kind of kindsIn(before?.kinds ?? ""))
    if (!kinds.includes(kind)) unit.write(forget, playerId, kind);
}

async function claim(
  unit: Unit,
  { playerId, kind, subject }: Callback,
  mostADay: number | null,
): Promise<ClaimedCallback | null> {
  // Of two processes the second one waits for the row, and then finds no moment in it.
  if ((await unit.run(take, playerId, kind, subject)) !== 1) return null;
  const wishes = await unit.first(lockWishes, playerId);
  if (wishes === null || !kindsIn(wishes.kinds).includes(kind)) return null;
  const chat = wishes.telegram ? await unit.first(selectChat, playerId) : null;
  const telegramId = chat?.telegramId ?? null;
  const subscriptions = await subscriptionsOf(unit, playerId);
  if (telegramId === null && subscriptions.length === 0) return null;
  if (mostADay !== null) {
    const recent = countedToday(wishes.recent, unit.now(), mostADay);
    if (recent === null) return null;
    unit.write(updateRecent, recent, playerId);
  }
  return { subscriptions, telegramId, language: wishes.language };
}
