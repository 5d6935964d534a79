import { spawn } from "node:child_process";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a built command, as npm does in an installation without the source. */
function run(tool: "admin" | "audit", words: string[], environment: Record<string, string>): Promise<Ended> {
  const file = join(inject("serverFolder"), `${tool}.js`);
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env.PATH ?? "", ...environment },
  });
  const ended: Ended = { code: null, stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (text) => {
      ended[name] += String(text);
    });
  return new Promise((resolve) => {
    child.once("close", (code) => resolve({ ...ended, code }));
  });
}

describe("the commands about players", () => {
  it("act on the game of a running server, which logs the player out at once", async () => {
    const DATA_DIR = dataFolder();
    const ann = new HttpPlayer(await new ServerProcess({ DATA_DIR }).listening());
    await ann.logIn("Ann");
    const found = await run("admin", ["find", "Ann", "--json"], { DATA_DIR });
    const [{ publicId }] = JSON.parse(found.stdout);
    const given = await run("admin", ["compensate", publicId, "--eggs", "5", "--reason", "refund"], {
      DATA_DIR,
    });
    expect(given).toMatchObject({ code: 0, stdout: expect.stringContaining("5 eggs now.") });
    expect(JSON.parse(given.stderr)).toMatchObject({ audit: "admin", act: "compensate", player: publicId });
    expect((await ann.state()) as object).toMatchObject({ eggs: "5" });
    await run("admin", ["suspend", publicId, "--reason", "a test"], { DATA_DIR });
    expect((await ann.fetch("getPets")).status).toBe(401);
    expect(await (await ann.send("auth/dev", { name: "Ann" })).json()).toMatchObject({
      code: "suspended",
      error: "This account is suspended: a test",
    });
    const audit = await run("audit", ["--player", publicId], { DATA_DIR });
    expect(audit).toMatchObject({ code: 0, stderr: "" });
    expect(audit.stdout.trim().split("\n")).toHaveLength(4);
  });

  it("end with 2 and one sentence for bad input, a place without a game, and a game of another form @long", async () => {
    const DATA_DIR = dataFolder();
    expect(await run("admin", ["find", "x"], { DATA_DIR })).toEqual({
      code: 2,
      stdout: "",
      stderr: `DATA_DIR names ${DATA_DIR}, where there is no game: name the one of the server.\n`,
    });
    const older = openDatabase(join(DATA_DIR, "game.sqlite"));
    older.exec("PRAGMA user_version = 9999");
    older.close();
    expect(await run("audit", [], { DATA_DIR })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("a game of a newer release"),
    });
    const wrong = await run("admin", ["suspend", "x"], { DATA_DIR });
    expect(wrong.stderr.trim().split("\n")).toHaveLength(1);
    expect(wrong.code).toBe(2);
  });
});
