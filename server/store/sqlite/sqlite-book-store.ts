import type { Database } from "better-sqlite3";
import type { BookEntry, BookStore } from "../book-store.ts";
import type { GroupCommit } from "./group-commit.ts";

type BookRow = Omit<BookEntry, "raised"> & { raised: number };

/** The collection book and nicknames of the store; `now` is the game's time. */
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

  return {
    bookOf: async (playerId) => selectBook.all(playerId).map((row) => ({ ...row, raised: row.raised === 1 })),
    markInBook: (playerId, entries) =>
      commits.run(() => {
        for (const { speciesId, form, raised } of entries)
          upsertBook.run(playerId, speciesId, form, raised ? 1 : 0, now());
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
