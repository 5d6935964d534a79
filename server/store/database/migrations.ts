/** What is done to the tables: one text that both databases take, or one of each. */
type Change = string | { sqlite: string; postgres: string };

/**
 * A change of the tables. One that merely adds leaves processes of the form before in service: what they read and write
 * stays as it is, and nothing that is added has to be kept or removed by them. An index, a table that names no player,
 * and a column that may be empty are such.
 */
export type Migration = Change | { adds: Change };

/** A migration as one of the databases takes it. */
export interface OwnMigration {
  text: string;
  adds: boolean;
}

const POSITION_STANDINGS = `CREATE TABLE position_standings (
  player_id INTEGER NOT NULL REFERENCES players (id),
  number INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  energy_left INTEGER,
  on_its_day INTEGER NOT NULL,
  PRIMARY KEY (player_id, number)
)`;

/**
 * How far players are with the positions of the days (`GAP-73`). `energy_left` is null until the goal is reached. No row
 * names a player who was deleted (`ABU-99`).
 */
const positions: Migration = {
  sqlite: `${POSITION_STANDINGS} STRICT, WITHOUT ROWID;
CREATE TRIGGER insert_position_standings_player_id BEFORE INSERT ON position_standings
WHEN NOT EXISTS (
  SELECT 1 FROM players WHERE id = NEW.player_id AND (telegram_id IS NOT NULL OR development_name IS NOT NULL)
) BEGIN SELECT RAISE(ABORT, 'A player that is not there any more'); END;`,
  postgres: `${POSITION_STANDINGS};
CREATE TRIGGER require_player_id BEFORE INSERT ON position_standings
FOR EACH ROW EXECUTE FUNCTION require_player_id();`,
};

const TRAININGS = `CREATE TABLE trainings (
  player_id INTEGER NOT NULL PRIMARY KEY REFERENCES players (id),
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  positions TEXT NOT NULL
)`;
const POSITION_RATINGS = `CREATE TABLE position_ratings (
  position_id INTEGER NOT NULL PRIMARY KEY,
  rating INTEGER NOT NULL,
  deviation INTEGER NOT NULL,
  volatility INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  solved INTEGER NOT NULL
)`;

/**
 * What players have trained, with their ratings, and the ratings of positions, which name nobody (`GAP-74`): points in
 * hundredths, volatility in millionths.
 */
const training: Migration = {
  sqlite: `${TRAININGS} STRICT;
CREATE TRIGGER insert_trainings_player_id BEFORE INSERT ON trainings
WHEN NOT EXISTS (
  SELECT 1 FROM players WHERE id = NEW.player_id AND (telegram_id IS NOT NULL OR development_name IS NOT NULL)
) BEGIN SELECT RAISE(ABORT, 'A player that is not there any more'); END;
${POSITION_RATINGS} STRICT;`,
  postgres: `${TRAININGS};
CREATE TRIGGER require_player_id BEFORE INSERT ON trainings
FOR EACH ROW EXECUTE FUNCTION require_player_id();
${POSITION_RATINGS};`,
};

/**
 * What the account held when it was read last, as JSON: the creatures that live in the lab (`GAP-75`). Null until an
 * account is read.
 */
const heldCreatures: Migration = "ALTER TABLE bound_accounts ADD COLUMN held_creatures TEXT";

const OF_PLAYERS = `CREATE INDEX pvp_battles_of_player1 ON pvp_battles (player1_id);
CREATE INDEX pvp_battles_of_player2 ON pvp_battles (player2_id) WHERE player2_id IS NOT NULL;
CREATE INDEX pvp_standings_of_player ON pvp_standings (player_id);
CREATE INDEX fomo_hit_badges_of_player ON fomo_hit_badges (player_id) WHERE player_id IS NOT NULL;`;
/** Expired periods, and the tournament of a battle that may be watched. */
const scansFound: Migration = {
  adds: `CREATE INDEX pvp_standings_by_period ON pvp_standings (since) WHERE filter <> 'all';
CREATE INDEX tournament_pairings_of_battle ON tournament_pairings (battle_id) WHERE battle_id IS NOT NULL;`,
};

const auditAbout = (collation: string) =>
  `CREATE INDEX audit_about ON audit (details${collation}) WHERE event IN ('reported', 'blocked');`;

/** How the deletion of an account finds what is about the player, however many others there are (`GAP-71`). */
const indexesOfPlayers: Migration = {
  sqlite: `${OF_PLAYERS}\n${auditAbout("")}`,
  postgres: `${OF_PLAYERS}\n${auditAbout(' COLLATE "C"')}`,
};

/** Who was here in the last day is counted without looking at everybody. */
const sessionsSeen: Migration = "CREATE INDEX sessions_by_last_use ON sessions (seen_at, player_id);";

const ratingCounts = (moment: string) => `CREATE TABLE pvp_rating_counts (
  filter TEXT NOT NULL,
  since ${moment} NOT NULL,
  rating INTEGER NOT NULL,
  players INTEGER NOT NULL,
  PRIMARY KEY (filter, since, rating)
)`;
const COUNT_RATINGS = `INSERT INTO pvp_rating_counts
SELECT filter, since, rating, count(*) FROM pvp_standings GROUP BY filter, since, rating;`;

/** How many players of a leaderboard have the same rating: ranks and pages come from their sums (`GAP-45`). */
const ratingsCounted: Migration = {
  sqlite: `${ratingCounts("INTEGER")} STRICT, WITHOUT ROWID;\n${COUNT_RATINGS}`,
  postgres: `${ratingCounts("BIGINT")};\n${COUNT_RATINGS}`,
};

/** Which battles ended so long ago that their results go (`GAP-44`). */
const resultsByEnd: Migration = { adds: "CREATE INDEX pvp_results_by_end ON pvp_results (completed_at);" };

/**
 * Every change of the tables after those that each database has in a folder of its own, in order. Each database counts
 * on from its own last number. Never edit a landed one.
 */
const MIGRATIONS_OF_BOTH: readonly Migration[] = [
  positions,
  training,
  heldCreatures,
  indexesOfPlayers,
  sessionsSeen,
  ratingsCounted,
  scansFound,
  resultsByEnd,
];

/** The migrations of one database in order, those of its own first; number n leads to version n. */
export function migrationsOf(
  database: "sqlite" | "postgres",
  own: readonly string[],
  later: readonly Migration[] = MIGRATIONS_OF_BOTH,
): readonly OwnMigration[] {
  return [...own, ...later].map((migration) => {
    const adds = typeof migration === "object" && "adds" in migration;
    const change = adds ? migration.adds : migration;
    return { text: typeof change === "string" ? change : change[database], adds };
  });
}

/** How many of the migrations after a form merely add, as a statement of both databases. */
export const additionsAfter = (form: number) =>
  `SELECT count(*) AS additions FROM migrations WHERE number > ${form} AND adds = 1`;

/** Between two looks of a process that waits for another one to migrate. */
export const LOOK_AGAIN_MS = 1_000;
