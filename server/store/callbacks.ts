import { countedToday, kindsIn, type WishesRow, wishesOf } from "./callback-row.ts";
import type { Callback, CallbackStore, CallbackWishes, ClaimedCallback } from "./callback-store.ts";
import type { StoreParts } from "./store-parts.ts";
import { forgetSubscription, keepSubscription, subscriptionsOf } from "./subscriptions.ts";
import { statement, type Unit } from "./unit.ts";

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
