import { join } from "node:path";
import { expect, it } from "vitest";
import { backUpGame } from "../../../../server/store/copies/back-up-game.ts";
import { restoreGame } from "../../../../server/store/copies/restore-game.ts";
import { dataFolder } from "../../server-process.ts";
import { PlayedGame } from "./played-game.ts";

const onSqlite = (folder: string) => ({ dataFolder: folder, databaseUrl: null });

/** A copy by way of a backup, which may be made while servers run. */
async function restored(folder: string): Promise<string> {
  const copy = dataFolder();
  const backup = join(dataFolder(), "backup");
  const made = await backUpGame(onSqlite(folder), backup, false);
  expect(await restoreGame(onSqlite(copy), backup)).toEqual(made);
  return copy;
}

it("a game goes on from a backup as it was, with the same cookies and in the middle of a battle (LAB-025, ABU-07)", async () => {
  const here = dataFolder();
  const game = await PlayedGame.playedIn({ file: join(here, "game.sqlite") });
  const before = await game.seen();
  const copy = await restored(here);
  await game.goOnHere();
  expect(await game.seen()).not.toEqual(before);
  for (const place of [{ file: join(copy, "game.sqlite") }]) await game.goesOnIn(place, before);
});
