import { join } from "node:path";
import { expect, it } from "vitest";
import { backUpGame, restoreGame } from "../../../../server/store/copies/game-copies.ts";
import { moveStore } from "../../../../server/store/copies/move-game.ts";
import { freshPostgres, hasPostgres } from "../../../postgres/fresh-postgres.ts";
import { dataFolder } from "../../server-process.ts";
import { type Place, PlayedGame } from "./played-game.ts";

const onSqlite = (folder: string) => ({ dataFolder: folder, databaseUrl: null });
const onPostgres = (databaseUrl: string) => ({ dataFolder: "", databaseUrl });

/** A copy by way of a backup, which may be made while servers run. */
async function restored(folder: string): Promise<string> {
  const copy = dataFolder();
  const backup = join(dataFolder(), "backup");
  const made = await backUpGame(onSqlite(folder), backup, false);
  expect(await restoreGame(onSqlite(copy), backup)).toEqual(made);
  return copy;
}

/** To PostgreSQL, by way of a dump to another database, and back to SQLite. */
async function movedFrom(folder: string): Promise<Place[]> {
  const [moved, again] = [await freshPostgres({ empty: true }), await freshPostgres()];
  const back = dataFolder();
  const dump = join(back, "dump");
  const sent = await moveStore("sqlite to postgres", { dataFolder: folder, databaseUrl: moved });
  const made = await backUpGame(onPostgres(moved), dump, false);
  expect(await restoreGame(onPostgres(again), dump)).toEqual(made);
  expect(await moveStore("postgres to sqlite", { dataFolder: back, databaseUrl: again })).toEqual(sent);
  return [{ databaseUrl: moved }, { databaseUrl: again }, { file: join(back, "game.sqlite") }];
}

it("a game goes on from a backup, on PostgreSQL and back on SQLite as it was, with the same cookies and in the middle of a battle (LAB-025, ABU-07)", async () => {
  const here = dataFolder();
  const game = await PlayedGame.playedIn({ file: join(here, "game.sqlite") });
  const before = await game.seen();
  const copy = await restored(here);
  await game.goOnHere();
  expect(await game.seen()).not.toEqual(before);
  const moved = hasPostgres ? await movedFrom(copy) : [];
  for (const place of [{ file: join(copy, "game.sqlite") }, ...moved]) await game.goesOnIn(place, before);
});
