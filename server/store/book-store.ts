/** A form of a species that a player has owned. */
export interface BookEntry {
  speciesId: string;
  form: number;
  /** Whether the player has evolved a creature to this form, at least once. */
  raised: boolean;
  /** When the server first saw that the player owned one, by the game's time. */
  ownedAt: number;
}

/** What a player keeps about creatures beside the ledger: the collection book and nicknames; see `Store`. */
export interface BookStore {
  /** In the order of species and form. */
  bookOf(playerId: number): Promise<BookEntry[]>;
  /** Adds forms to the book; what stands in it stays, and only becomes raised. */
  markInBook(playerId: number, entries: readonly Omit<BookEntry, "ownedAt">[]): Promise<void>;

  /** The names that a player has given, by creature id. */
  nicknamesOf(playerId: number): Promise<Record<string, string>>;
  /** Names a creature; null takes the name away. */
  nameCreature(playerId: number, creatureId: string, nickname: string | null): Promise<void>;
  /** Takes the names of creatures away that are the player's no more. */
  forgetNicknames(playerId: number, creatureIds: readonly string[]): Promise<void>;
}
