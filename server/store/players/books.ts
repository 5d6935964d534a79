import type { HeldCreature } from "../../../rules/index.ts";
import { statement } from "../database/unit.ts";
import type { StoreParts } from "./store-parts.ts";

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

  /** The creatures that the player's account held when it was read last; none of an account that was not read yet. */
  heldCreatures(playerId: number): Promise<HeldCreature[]>;
  /** Keeps what an account holds, unless the player has brought another one meanwhile. */
  noteHeld(playerId: number, account: string, creatures: readonly HeldCreature[]): Promise<void>;

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

const selectBook = statement<[number], BookEntry>(
  `SELECT species_id AS "speciesId", form, raised, owned_at AS "ownedAt" FROM collection_book
   WHERE player_id = $1 ORDER BY species_id COLLATE "C", form`,
);
const upsertBook = statement<[number, string, number, boolean, number]>(
  `INSERT INTO collection_book AS book (player_id, species_id, form, raised, owned_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (player_id, species_id, form) DO UPDATE SET raised = book.raised OR excluded.raised`,
);
const selectHeld = statement<[number], { held: string | null }>(
  "SELECT held_creatures AS held FROM bound_accounts WHERE player_id = $1",
);
const updateHeld = statement<[string, number, string]>(
  `UPDATE bound_accounts SET held_creatures = $1
   WHERE player_id = $2 AND account = $3 AND held_creatures IS DISTINCT FROM $1`,
);
const selectNames = statement<[number], { creatureId: string; nickname: string }>(
  `SELECT creature_id AS "creatureId", nickname FROM nicknames WHERE player_id = $1
   ORDER BY creature_id COLLATE "C"`,
);
const upsertName = statement<[number, string, string]>(
  `INSERT INTO nicknames (player_id, creature_id, nickname) VALUES ($1, $2, $3)
   ON CONFLICT (player_id, creature_id) DO UPDATE SET nickname = excluded.nickname`,
);
const removeNames = statement<[number, readonly string[]]>(
  "DELETE FROM nicknames WHERE player_id = $1 AND creature_id = ANY ($2::text[])",
);
const selectSeen = statement<[number], SeenForm>(
  `SELECT species_id AS "speciesId", form FROM seen_forms WHERE player_id = $1
   ORDER BY species_id COLLATE "C", form`,
);
const insertSeen = statement<[number, string, number]>(
  "INSERT INTO seen_forms (player_id, species_id, form) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
);
const selectTeams = statement<[number], PracticeTeam>(
  `SELECT difficulty, team_seed AS "teamSeed" FROM practice_teams WHERE player_id = $1
   ORDER BY difficulty COLLATE "C"`,
);
const upsertTeam = statement<[number, string, string]>(
  `INSERT INTO practice_teams (player_id, difficulty, team_seed) VALUES ($1, $2, $3)
   ON CONFLICT (player_id, difficulty) DO UPDATE SET team_seed = excluded.team_seed`,
);
const removeTeam = statement<[number, string]>(
  "DELETE FROM practice_teams WHERE player_id = $1 AND difficulty = $2",
);

/** The collection book, nicknames and practice teams of the store; `now` is the game's time. */
export function bookStore({ database }: Pick<StoreParts, "database">): BookStore {
  return {
    bookOf: async (playerId) =>
      (await database.all(selectBook, playerId)).map((row) => ({ ...row, raised: Boolean(row.raised) })),
    markInBook: (playerId, entries) =>
      database.unit(async (unit) => {
        for (const { speciesId, form, raised } of inOrder(entries))
          unit.write(upsertBook, playerId, speciesId, form, raised, unit.now());
      }),
    heldCreatures: async (playerId) => {
      const row = await database.first(selectHeld, playerId);
      return JSON.parse(row?.held ?? "[]");
    },
    noteHeld: async (playerId, account, creatures) => {
      const held = creatures.map(({ id, speciesId, form, upgrades }) => ({ id, speciesId, form, upgrades }));
      await database.run(updateHeld, JSON.stringify(held), playerId, account);
    },
    seenForms: (playerId) => database.all(selectSeen, playerId),
    markSeen: (playerId, forms) =>
      database.unit(async (unit) => {
        for (const { speciesId, form } of inOrder(forms)) unit.write(insertSeen, playerId, speciesId, form);
      }),
    practiceTeams: (playerId) => database.all(selectTeams, playerId),
    keepPracticeTeam: async (playerId, difficulty, teamSeed) => {
      if (teamSeed === null) await database.run(removeTeam, playerId, difficulty);
      else await database.run(upsertTeam, playerId, difficulty, teamSeed);
    },
    nicknamesOf: async (playerId) => {
      const rows = await database.all(selectNames, playerId);
      return Object.fromEntries(rows.map(({ creatureId, nickname }) => [creatureId, nickname]));
    },
    nameCreature: async (playerId, creatureId, nickname) => {
      if (nickname === null) await database.run(removeNames, playerId, [creatureId]);
      else await database.run(upsertName, playerId, creatureId, nickname);
    },
    forgetNicknames: async (playerId, creatureIds) => {
      await database.run(removeNames, playerId, creatureIds);
    },
  };
}

/** Always in the same order, so that two units never wait for each other. */
function inOrder<Form extends SeenForm>(forms: readonly Form[]): Form[] {
  const keyOf = ({ speciesId, form }: Form) => `${speciesId} ${form}`;
  return [...forms].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
