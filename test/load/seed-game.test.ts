import { describe, expect, it } from "vitest";
import { openGame } from "../../server/cli/open-game.ts";
import { freshPostgres, hasPostgres } from "../postgres/fresh-postgres.ts";
import { dataFolder } from "../server/server-process.ts";
import { playersToSeed } from "./load-order.ts";
import { seedGame } from "./seed-game.ts";

describe("a seeded game", () => {
  it.each(["SQLite", ...(hasPostgres ? ["PostgreSQL"] : [])])("is one that %s serves", async (kind) => {
    const databaseUrl = kind === "SQLite" ? null : await freshPostgres();
    const place = { dataFolder: dataFolder(), databaseUrl };
    await seedGame(place, 60);
    const store = await openGame(place);
    const { players, total } = await store.leaderboard({ filter: "all", since: 0, offset: 20, size: 5 });
    expect([players.length, total]).toEqual([5, 60]);
    const { id = 0 } = (await store.accountOf(players[0]?.user_id ?? "")) ?? {};
    expect(await store.pvpRank(id)).toBe(21);
    expect(await store.pvpHistory(id, 9)).toHaveLength(2);
    expect(Object.keys((await store.readLab(id)).lab)).toContain("machines");
    await store.close();
    await expect(seedGame(place, 60)).rejects.toThrow("has players already");
  });

  it.each(["", "0", "1e6", "1000001"])("is refused for %j players", (text) => {
    expect(playersToSeed(text)).toMatch(/^--seed: found /);
  });
});
