import { join } from "node:path";
import Database from "better-sqlite3";
import { newRandom, roll, shippedRules as rules } from "../../../rules/index.ts";
import { openSqliteStore } from "../../../server/store/sqlite/open-sqlite-store.ts";

/** Puts rated players into the data of a server that is not running: all of them on the leaderboard of all times. */
export async function fillLeaderboard(folder: string, players: number): Promise<void> {
  const file = join(folder, "game.sqlite");
  await openSqliteStore({ file, clock: { now: () => Date.now() }, movableClock: true }).close();
  const database = new Database(file);
  const player = database.prepare(
    "INSERT INTO players (id, public_id, first_name, created_at) VALUES (?, ?, ?, 0)",
  );
  const record = database.prepare("INSERT INTO pvp_statistics VALUES (?, ?, ?, ?, 0, 0, 0, 0, ?)");
  const standing = database.prepare("INSERT INTO pvp_standings VALUES ('all', 0, ?, ?, ?, ?, ?)");
  const dice = newRandom("leaderboard");
  const below = (limit: number) => Math.floor(roll(dice) * limit);
  database.transaction(() => {
    for (let id = 1; id <= players; id++) {
      const publicId = `${below(1e9).toString(36)}-${id}`;
      const rating = rules.pvp.rating.floor + below(900) + below(900);
      const [wins, losses] = [below(200), below(200)];
      player.run(id, publicId, `Player ${id}`);
      record.run(id, rating, wins, losses, wins + losses);
      standing.run(id, publicId, rating, wins, losses);
    }
    database.exec(
      "INSERT INTO pvp_rating_counts SELECT filter, since, rating, count(*) FROM pvp_standings GROUP BY filter, since, rating",
    );
  })();
  database.close();
}
