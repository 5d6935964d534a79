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
