import type { BookEntry, BookStore } from "../book-store.ts";
import { type Queries, statement } from "./queries.ts";

const selectBook = statement<[number], BookEntry>(
  `SELECT species_id AS "speciesId", form, raised, owned_at AS "ownedAt" FROM collection_book
   WHERE player_id = $1 ORDER BY species_id COLLATE "C", form`,
);
const upsertBook = statement<[number, string[], number[], number[], number]>(
  `INSERT INTO collection_book AS book (player_id, species_id, form, raised, owned_at)
   SELECT $1, entry.species_id, entry.form, entry.raised = 1, $5
   FROM unnest($2::text[], $3::int[], $4::int[]) AS entry (species_id, form, raised)
   ORDER BY entry.species_id, entry.form
   ON CONFLICT (player_id, species_id, form) DO UPDATE SET raised = book.raised OR excluded.raised`,
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

/** The collection book and nicknames of the store; `now` is the game's time. */
export function postgresBookStore(queries: Queries, now: () => Promise<number>): BookStore {
  return {
    bookOf: (playerId) => queries.all(selectBook, playerId),
    markInBook: async (playerId, entries) => {
      await queries.run(
        upsertBook,
        playerId,
        entries.map(({ speciesId }) => speciesId),
        entries.map(({ form }) => form),
        entries.map(({ raised }) => (raised ? 1 : 0)),
        await now(),
      );
    },
    nicknamesOf: async (playerId) => {
      const rows = await queries.all(selectNames, playerId);
      return Object.fromEntries(rows.map(({ creatureId, nickname }) => [creatureId, nickname]));
    },
    nameCreature: async (playerId, creatureId, nickname) => {
      if (nickname === null) await queries.run(removeNames, playerId, [creatureId]);
      else await queries.run(upsertName, playerId, creatureId, nickname);
    },
    forgetNicknames: async (playerId, creatureIds) => {
      await queries.run(removeNames, playerId, creatureIds);
    },
  };
}
