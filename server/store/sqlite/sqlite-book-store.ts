import type { Database } from "better-sqlite3";
import type { BookEntry, BookStore, PracticeTeam, SeenForm } from "../book-store.ts";
import type { GroupCommit } from "./group-commit.ts";

type BookRow = Omit<BookEntry, "raised"> & { raised: number };

/** The collection book, nicknames and practice teams of the store; `now` is the game's time. */
export function sqliteBookStore(database: Database, commits: GroupCommit, now: () => number): BookStore {
  const selectBook = database.prepare<[number], BookRow>(
    `SELECT species_id AS speciesId, form, raised, owned_at AS ownedAt FROM collection_book
     WHERE player_id = ? ORDER BY species_id, form`,
  );
  const upsertBook = database.prepare<[number, string, number, number, number]>(
    `INSERT INTO collection_book (player_id, species_id, form, raised, owned_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (player_id, species_id, form) DO UPDATE SET raised = max(raised, excluded.raised)`,
  );
  const selectNames = database.prepare<[number], { creatureId: string; nickname: string }>(
    "SELECT creature_id AS creatureId, nickname FROM nicknames WHERE player_id = ? ORDER BY creature_id",
  );
  const upsertName = database.prepare<[number, string, string]>(
    `INSERT INTO nicknames (player_id, creature_id, nickname) VALUES (?, ?, ?)
     ON CONFLICT (player_id, creature_id) DO UPDATE SET nickname = excluded.nickname`,
  );
  const removeName = database.prepare<[number, string]>(
    "DELETE FROM nicknames WHERE player_id = ? AND creature_id = ?",
  );
  const selectSeen = database.prepare<[number], SeenForm>(
    "SELECT species_id AS speciesId, form FROM seen_forms WHERE player_id = ? ORDER BY species_id, form",
  );
  const insertSeen = database.prepare<[number, string, number]>(
    "INSERT INTO seen_forms (player_id, species_id, form) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  );
  const selectTeams = database.prepare<[number], PracticeTeam>(
    `SELECT difficulty, team_seed AS teamSeed FROM practice_teams WHERE player_id = ? ORDER BY difficulty`,
  );
  const upsertTeam = database.prepare<[number, string, string]>(
    `INSERT INTO practice_teams (player_id, difficulty, team_seed) VALUES (?, ?, ?)
     ON CONFLICT (player_id, difficulty) DO UPDATE SET team_seed = excluded.team_seed`,
  );
  const removeTeam = database.prepare<[number, string]>(
    "DELETE FROM practice_teams WHERE player_id = ? AND difficulty = ?",
  );

  return {
    bookOf: async (playerId) => selectBook.all(playerId).map((row) => ({ ...row, raised: row.raised === 1 })),
    markInBook: (playerId, entries) =>
      commits.run(() => {
        for (const { speciesId, form, raised } of entries)
          upsertBook.run(playerId, speciesId, form, raised ? 1 : 0, now());
      }),
    seenForms: async (playerId) => selectSeen.all(playerId),
    markSeen: (playerId, forms) =>
      commits.run(() => {
        for (const { speciesId, form } of forms) insertSeen.run(playerId, speciesId, form);
      }),
    practiceTeams: async (playerId) => selectTeams.all(playerId),
    keepPracticeTeam: (playerId, difficulty, teamSeed) =>
      commits.runSingleWrite(() => {
        if (teamSeed === null) removeTeam.run(playerId, difficulty);
        else upsertTeam.run(playerId, difficulty, teamSeed);
      }),
    nicknamesOf: async (playerId) =>
      Object.fromEntries(selectNames.all(playerId).map(({ creatureId, nickname }) => [creatureId, nickname])),
    nameCreature: (playerId, creatureId, nickname) =>
      commits.runSingleWrite(() => {
        if (nickname === null) removeName.run(playerId, creatureId);
        else upsertName.run(playerId, creatureId, nickname);
      }),
    forgetNicknames: (playerId, creatureIds) =>
      commits.run(() => {
        for (const creatureId of creatureIds) removeName.run(playerId, creatureId);
      }),
  };
}
