/** A form of a species that a player has owned. */
export interface BookEntry {
  speciesId: string;
  form: number;
  /** Whether the player has evolved a creature to this form, at least once. */
  raised: boolean;
  /** When the server first saw that the player owned one, by the game's time. */
  ownedAt: number;
}

/** A form of a species that a player has met. */
export type SeenForm = Pick<BookEntry, "speciesId" | "form">;

/** The lent team that a player keeps for practice on a difficulty, by the seed it is drawn with. */
export interface PracticeTeam {
  difficulty: string;
  teamSeed: string;
}

/** What a player keeps about creatures beside the ledger: the collection book, nicknames and practice teams; see `Store`. */
export interface BookStore {
  /** In the order of species and form. */
  bookOf(playerId: number): Promise<BookEntry[]>;
  /** Adds forms to the book; what stands in it stays, and only becomes raised. */
  markInBook(playerId: number, entries: readonly Omit<BookEntry, "ownedAt">[]): Promise<void>;

  /** The forms that a player has met in battles, in the order of species and form. */
  seenForms(playerId: number): Promise<SeenForm[]>;
  /** Adds forms to those that a player has met. */
  markSeen(playerId: number, forms: readonly SeenForm[]): Promise<void>;

  /** In the order of the difficulties' names. */
  practiceTeams(playerId: number): Promise<PracticeTeam[]>;
  /** Keeps a team in place of the one of its difficulty; null lets that go. */
  keepPracticeTeam(playerId: number, difficulty: string, teamSeed: string | null): Promise<void>;

  /** The names that a player has given, by creature id. */
  nicknamesOf(playerId: number): Promise<Record<string, string>>;
  /** Names a creature; null takes the name away. */
  nameCreature(playerId: number, creatureId: string, nickname: string | null): Promise<void>;
  /** Takes the names of creatures away that are the player's no more. */
  forgetNicknames(playerId: number, creatureIds: readonly string[]): Promise<void>;
}
