import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { newLab, shippedRules } from "../../rules/index.ts";
import { systemClock } from "../../server/process/clock.ts";
import { OperatorError } from "../../server/process/program.ts";
import { type DataPlace, GAME_FILE } from "../../server/store/database/data-place.ts";
import { openPool } from "../../server/store/postgres/open-pool.ts";
import { openPostgresStore } from "../../server/store/postgres/open-postgres-store.ts";
import { openDatabase } from "../../server/store/sqlite/open-database.ts";
import { openSqliteStore } from "../../server/store/sqlite/open-sqlite-store.ts";

const NOT_EMPTY = "--seed: the game has players already, name an empty place.";

const DAY_MS = 86_400_000;

/** Columns that have other types in the two databases. */
const BYTES = { SQLite: "BLOB", PostgreSQL: "BYTEA" };

/**
 * The statements that put so many players into a game without any: each with a lab and its statistics of today, a session,
 * a rating, a place in the ranking of all time, a booked battle against the next one and two entries of the audit log.
 *
 * @param now the sessions were used within three days before it
 */
function seedStatements(database: keyof typeof BYTES, players: number, now: number): string[] {
  const each = `WITH RECURSIVE numbers (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM numbers WHERE i < ${players})`;
  const insert = (columns: string, values: string) =>
    `INSERT INTO ${columns} ${each} SELECT ${values} FROM numbers`;
  const id = (prefix: string) => `'${prefix}' || i`;
  const next = `i % ${players} + 1`;
  // Spread as ratings are: most near the start, few far away.
  const wins = "(i * 31) % 17 * ((i * 13) % 11)";
  const losses = "(i * 29) % 19 * ((i * 7) % 13)";
  const rating = `1000 + 4 * ((i * 31) % 17 * ((i * 13) % 11) - (i * 29) % 19 * ((i * 7) % 13)) + i % 8`;
  const lab = JSON.stringify(newLab(shippedRules)).replaceAll("'", "''");
  const seen = `${now} - (i * 7919) % ${(3 * DAY_MS) / 1000} * 1000`;
  return [
    insert(
      "players (id, public_id, telegram_id, first_name, created_at)",
      `i, ${id("player-")}, ${id("player ")}, ${id("Player ")}, ${now} - i`,
    ),
    insert("labs (player_id, revision, state)", `i, 1, '${lab}'`),
    insert(
      "sessions (secret_hash, player_id, expires_at, created_at, seen_at, latest_end)",
      `CAST(${id("secret-")} AS ${BYTES[database]}), i, ${now + 30 * DAY_MS}, ${seen}, ${seen}, ${now + 30 * DAY_MS}`,
    ),
    insert(
      "pvp_statistics (player_id, rating, wins, losses, win_streak, best_win_streak, total_damage_dealt, total_damage_taken, rated_battles)",
      `i, ${rating}, ${wins}, ${losses}, 0, 1, 100, 100, ${wins} + ${losses}`,
    ),
    insert(
      "pvp_standings (filter, since, player_id, public_id, rating, wins, losses)",
      `'all', 0, i, ${id("player-")}, ${rating}, ${wins}, ${losses}`,
    ),
    `INSERT INTO pvp_rating_counts
       SELECT filter, since, rating, count(*) FROM pvp_standings GROUP BY filter, since, rating`,
    insert(
      "pvp_battles (id, watch_id, player1_id, player2_id, player1_name, player2_name, rules_hash, created_at, setup)",
      `${id("battle-")}, ${id("watch-")}, i, ${next}, ${id("Player ")}, 'Player ' || (${next}), 'seeded', ${now} - i, '{}'`,
    ),
    insert(
      "pvp_results (battle_id, player1_id, player2_id, winner, ended_by, player1_rating_change, player2_rating_change, turns, completed_at)",
      `${id("battle-")}, i, ${next}, 0, 'victory', 16, -16, 9, ${now} - i`,
    ),
    ...["tcorvax", "catNips", "energy"].map((resource) =>
      insert(
        "lab_days (player_id, day, resource, made, spent)",
        `i, ${Math.floor(now / DAY_MS)}, '${resource}', i % 90, i % 70`,
      ),
    ),
    insert("audit (noted_at, player_id, event, details)", `${now} - i, i, 'login', '{"first":true}'`),
    insert(
      "audit (noted_at, player_id, event, details)",
      `${now} - i, i, 'blocked', '{"about":"player-' || (${next}) || '"}'`,
    ),
  ];
}

/** Puts players into the empty game of a place, in the form of this release. Refuses one that has players. */
export async function seedGame({ dataFolder, databaseUrl }: DataPlace, players: number): Promise<void> {
  const now = Date.now();
  if (databaseUrl === null) {
    mkdirSync(dataFolder, { recursive: true });
    const file = join(dataFolder, GAME_FILE);
    await openSqliteStore({ file, clock: systemClock, movableClock: true }).close();
    const database = openDatabase(file);
    if (database.prepare("SELECT 1 FROM players").get() !== undefined) throw new OperatorError(NOT_EMPTY);
    database.transaction(() => {
      for (const statement of seedStatements("SQLite", players, now)) database.exec(statement);
    })();
    database.close();
    return;
  }
  await (await openPostgresStore({ url: databaseUrl, clock: systemClock, movableClock: true })).close();
  const pool = openPool(databaseUrl, { max: 1, query_timeout: 0, statement_timeout: 0 });
  try {
    if ((await pool.query("SELECT 1 FROM players LIMIT 1")).rowCount !== 0)
      throw new OperatorError(NOT_EMPTY);
    const ids = "SELECT setval(pg_get_serial_sequence('players', 'id'), max(id)) FROM players";
    const statements = seedStatements("PostgreSQL", players, now);
    // As a whole or not at all.
    await pool.query(["BEGIN", ...statements, ids, "COMMIT"].join(";\n"));
    await pool.query("ANALYZE");
  } finally {
    await pool.end();
  }
}
