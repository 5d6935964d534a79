/** A running battle of two players who both let others watch. */
export interface LiveBattle {
  id: string;
  names: readonly [string, string];
  /** Without rating, by agreement (`GAP-61`). */
  isFriendly: boolean;
  isTournament: boolean;
  /** Number of the running turn. */
  turn: number;
}

/** Whose battles may be watched; see `Store`. */
export interface WatchStore {
  /** Whether a player lets others watch their battles; null: not chosen yet, which lets nobody. */
  showsBattles(playerId: number): Promise<boolean | null>;
  setShowsBattles(playerId: number, shows: boolean): Promise<void>;
  /**
   * The latest running battles whose two players both let others watch, without the viewer's own and those of players who
   * have blocked the viewer.
   */
  liveBattles(viewerId: number, most: number): Promise<LiveBattle[]>;
  /** Whether both of these players let others watch, and neither has blocked the viewer. */
  mayWatch(viewerId: number, playerIds: readonly [number, number]): Promise<boolean>;
}
