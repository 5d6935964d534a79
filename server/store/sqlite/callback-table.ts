import type { Database, Statement } from "better-sqlite3";
import { countedToday, kindsIn, type WishesRow, wishesOf } from "../callback-row.ts";
import type { Callback, CallbackStore, CallbackWishes, ClaimedCallback } from "../callback-store.ts";
import type { GroupCommit } from "./group-commit.ts";
import { SubscriptionTable } from "./subscription-table.ts";

/** Callbacks by player and kind, and what each player wants. */
class CallbackTable {
  private readonly selectWishes: Statement<[number], WishesRow>;
  private readonly upsertWishes: Statement<[number, string, number, string]>;
  private readonly updateRecent: Statement<[string, number]>;
  private readonly selectChat: Statement<[number], { telegramId: string | null }>;
  private readonly selectDue: Statement<[number, number], Callback>;
  private readonly upsert: Statement<[number, string, string, number]>;
  private readonly postponed: Statement<[number, number, string, string]>;
  private readonly take: Statement<[number, string, string]>;
  private readonly forget: Statement<[number, string]>;
  private readonly subscriptions: SubscriptionTable;

  constructor(database: Database, subscriptions: SubscriptionTable) {
    this.subscriptions = subscriptions;
    this.selectWishes = database.prepare(
      "SELECT kinds, telegram, language, recent FROM callback_wishes WHERE player_id = ?",
    );
    this.upsertWishes = database.prepare(
      `INSERT INTO callback_wishes (player_id, kinds, telegram, language, recent) VALUES (?, ?, ?, ?, '')
       ON CONFLICT (player_id) DO UPDATE SET kinds = excluded.kinds, telegram = excluded.telegram,
         language = excluded.language`,
    );
    this.updateRecent = database.prepare("UPDATE callback_wishes SET recent = ? WHERE player_id = ?");
    this.selectChat = database.prepare(
      "SELECT telegram_id AS telegramId FROM players WHERE id = ? AND suspended_for IS NULL",
    );
    this.selectDue = database.prepare(
      `SELECT player_id AS playerId, kind, subject, due_at AS dueAt FROM callbacks
       WHERE due_at <= ? ORDER BY due_at LIMIT ?`,
    );
    this.upsert = database.prepare(
      `INSERT INTO callbacks (player_id, kind, subject, due_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (player_id, kind) DO UPDATE SET subject = excluded.subject, due_at = excluded.due_at
       WHERE callbacks.subject <> excluded.subject`,
    );
    const same = "player_id = ? AND kind = ? AND subject = ? AND due_at IS NOT NULL";
    this.postponed = database.prepare(`UPDATE callbacks SET due_at = ? WHERE ${same}`);
    this.take = database.prepare(`UPDATE callbacks SET due_at = NULL WHERE ${same}`);
    this.forget = database.prepare("DELETE FROM callbacks WHERE player_id = ? AND kind = ?");
  }

  wishes(playerId: number): WishesRow | null {
    return this.selectWishes.get(playerId) ?? null;
  }

  wants({ playerId, kind }: Callback): boolean {
    return kindsIn(this.wishes(playerId)?.kinds ?? "").includes(kind);
  }

  setWishes(playerId: number, { kinds, telegram, language }: CallbackWishes): void {
    const before = kindsIn(this.wishes(playerId)?.kinds ?? "");
    this.upsertWishes.run(playerId, kinds.join(" "), telegram ? 1 : 0, language);
    for (const kind of before) if (!kinds.includes(kind)) this.forget.run(playerId, kind);
  }

  note({ playerId, kind, subject, dueAt }: Callback): void {
    this.upsert.run(playerId, kind, subject, dueAt);
  }

  due(now: number, most: number): Callback[] {
    return this.selectDue.all(now, most);
  }

  postpone({ playerId, kind, subject }: Callback, dueAt: number): void {
    this.postponed.run(dueAt, playerId, kind, subject);
  }

  drop({ playerId, kind, subject }: Callback): boolean {
    return this.take.run(playerId, kind, subject).changes === 1;
  }

  claim(callback: Callback, mostADay: number | null, now: number): ClaimedCallback | null {
    const { playerId } = callback;
    const wishes = this.wishes(playerId);
    if (!this.drop(callback) || wishes === null || !this.wants(callback)) return null;
    const telegramId = wishes.telegram ? (this.selectChat.get(playerId)?.telegramId ?? null) : null;
    const subscriptions = this.subscriptions.of(playerId);
    if (telegramId === null && subscriptions.length === 0) return null;
    if (mostADay !== null) {
      const recent = countedToday(wishes.recent, now, mostADay);
      if (recent === null) return null;
      this.updateRecent.run(recent, playerId);
    }
    return { subscriptions, telegramId, language: wishes.language };
  }
}

interface Deps {
  database: Database;
  commits: GroupCommit;
  now: () => number;
}

/** The callbacks of the store. */
export function sqliteCallbackStore({ database, commits, now }: Deps): CallbackStore {
  const subscriptions = new SubscriptionTable(database);
  const table = new CallbackTable(database, subscriptions);
  return {
    callbackWishes: async (playerId) => {
      const row = table.wishes(playerId);
      return row && wishesOf(row);
    },
    setCallbackWishes: (playerId, wishes) => commits.run(() => table.setWishes(playerId, wishes)),
    subscriptionsOf: async (playerId) => subscriptions.of(playerId),
    keepSubscription: (session, subscription, most) =>
      commits.run(() => subscriptions.keep(session, subscription, most)),
    forgetSubscription: (endpoint, playerId) =>
      commits.runSingleWrite(() => subscriptions.forget(endpoint, playerId)),
    noteCallback: async (callback) => {
      // Most players want none, and looking needs no transaction.
      if (table.wants(callback)) await commits.runSingleWrite(() => table.note(callback));
    },
    dueCallbacks: async (most) => table.due(now(), most),
    postponeCallback: (callback, dueAt) => commits.runSingleWrite(() => table.postpone(callback, dueAt)),
    dropCallback: async (callback) => {
      await commits.runSingleWrite(() => table.drop(callback));
    },
    claimCallback: (callback, mostADay) => commits.run(() => table.claim(callback, mostADay, now())),
  };
}
