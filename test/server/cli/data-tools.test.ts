import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { PROJECT_FOLDER } from "../../../server/start/project.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";

const TOOLS = ["backup", "restore", "migrate-store", "admin", "audit"] as const;
type Tool = (typeof TOOLS)[number];

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a built command, as npm does in an installation without the source. */
function run(tool: Tool, words: string[], environment: Record<string, string>): Promise<Ended> {
  const file = join(inject("serverFolder"), `${tool}.js`);
  const env = { PATH: process.env.PATH ?? "", ...environment };
  const child = spawn(process.execPath, [file, ...words], { env });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (text) => {
    stdout += String(text);
  });
  child.stderr.on("data", (text) => {
    stderr += String(text);
  });
  return new Promise((resolve) => {
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
}

describe("the commands for the game's data", () => {
  it("back up a running server, refuse to replace the file, and restore it where a player goes on", async () => {
    const [DATA_DIR, elsewhere, backups] = [dataFolder(), dataFolder(), dataFolder()];
    const server = new ServerProcess({ DATA_DIR });
    const ann = new HttpPlayer(await server.listening());
    await ann.logIn("Ann");
    await ann.send("buildMachine", { machineType: "catLair", x: 0, y: 0, room: 1 });
    const file = join(backups, "game.backup");
    const made = await run("backup", [file], { DATA_DIR });
    expect(made).toMatchObject({ code: 0, stderr: "" });
    expect(made.stdout).toMatch(/^Backed up to .*game\.backup: 1 player, last changed on \d{4}-.* UTC\.\n$/);
    await ann.send("dev/grant", { eggs: "5" });
    expect(await run("backup", [file], { DATA_DIR })).toEqual({
      code: 2,
      stdout: "",
      stderr: `${file} exists: name another file, or say --force to replace it.\n`,
    });
    const restored = await run("restore", [file], { DATA_DIR: elsewhere });
    expect(restored).toMatchObject({ code: 0, stderr: "" });
    expect(restored.stdout).toContain("1 player");
    const again = ann.at(await new ServerProcess({ DATA_DIR: elsewhere }).listening());
    expect(await again.state()).toMatchObject({ eggs: "0", machines: [{ type: "catLair" }] });
    expect(readdirSync(backups)).toEqual(["game.backup"]);
  });

  it.each<[Tool, string[], string]>([
    ["backup", [], "The command was given no file and takes one: npm run backup -- FILE [--force]\n"],
    ["restore", ["a", "b"], "The command was given 2 files and takes one: npm run restore -- FILE\n"],
    ["restore", ["a", "--now"], "Unknown option '--now': npm run restore -- FILE\n"],
    [
      "migrate-store",
      ["--from", "sqlite", "--to", "sqlite"],
      "The command needs two different stores: npm run migrate-store -- --from sqlite --to postgres (or the other way round)\n",
    ],
  ])("end with 2 and one sentence when they are called wrongly: %s %j", async (tool, words, stderr) => {
    expect(await run(tool, words, { DATA_DIR: dataFolder() })).toEqual({ code: 2, stdout: "", stderr });
  });

  it("end with 1 and one sentence when the database is not reached", async () => {
    const DATABASE_URL = "postgres://ann:a-secret@localhost/lab?host=/nowhere";
    const ended = await run("backup", [join(dataFolder(), "dump")], { DATABASE_URL });
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toMatch(/^The database cannot be reached: .*\. Check DATABASE_URL\.\n$/);
    expect(ended.stderr).not.toContain("a-secret");
  });

  it.runIf(hasPostgres)("end with 1 and one sentence when there is no such database", async () => {
    const address = new URL(await freshPostgres());
    address.pathname = "/no_such_database";
    const ended = await run("backup", [join(dataFolder(), "dump")], { DATABASE_URL: address.href });
    expect(ended).toEqual({
      code: 1,
      stdout: "",
      stderr:
        'PostgreSQL refuses the connection: database "no_such_database" does not exist. Check DATABASE_URL.\n',
    });
  });

  it.each(TOOLS)("tell with --help how they are called: %s", async (tool) => {
    const ended = await run(tool, ["--help"], {});
    expect(ended).toMatchObject({ code: 0, stderr: "" });
    expect(ended.stdout).toMatch(new RegExp(`^npm run ${tool} -- .*\\n\\n[A-Z]`));
  });

  it("are built with the server and started by npm, which says where nothing is built", () => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT_FOLDER, "package.json"), "utf8"));
    for (const tool of TOOLS) {
      expect(scripts[tool]).toBe(`node dist/server/${tool}.js`);
      expect(scripts[`pre${tool}`]).toBe("npm run -s require-build");
    }
  });
});
