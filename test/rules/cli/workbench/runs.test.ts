import { describe, expect, it } from "vitest";
import type { CommandForm, KeptRun } from "../../../../rules/cli/workbench/browser/contract.ts";
import { ask } from "./ask.ts";
import { type Opened, withWorkbench } from "./open-for-test.ts";

const overlay = { start: { eggs: 5 } };

async function runsOf(opened: Opened): Promise<KeptRun[]> {
  return (await ask(opened, ["GET", "/api/runs"])).json as unknown as KeptRun[];
}

/** Until the latest run has ended. */
async function ended(opened: Opened): Promise<KeptRun> {
  await expect.poll(async () => (await runsOf(opened))[0]?.state).not.toBe("playing");
  const [run] = await runsOf(opened);
  if (!run) throw new Error("Nothing was run");
  return run;
}

function run(opened: Opened, order: object) {
  return ask(opened, ["POST", "/api/run"], { flags: {}, files: [], overlay, ...order });
}

describe("a tab of the workbench", () => {
  it("asks what the table of flags of its command says, but not where results go (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const forms = (await ask(opened, ["GET", "/api/commands"])).json as unknown as CommandForm[];
      const names = ["balance", "tune", "metagame", "economy", "arena", "review", "texts"];
      expect(forms.map(({ name }) => name)).toEqual(names);
      const economy = forms.find(({ name }) => name === "economy");
      expect(economy?.flags.map(({ name }) => name)).toEqual(["policy", "weeks", "players", "seed", "rules"]);
      expect(economy?.flags[1]).toMatchObject({ kind: "number", usual: "12" });
    }));

  it("runs its command by the draft, and keeps page, table and figures (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const flags = { policy: "weekends", weeks: "1", players: "1", rules: "draft" };
      expect((await run(opened, { command: "economy", flags })).json).toMatchObject({ state: "playing" });
      const { id, state, results, draftHash } = await ended(opened);
      expect([state, draftHash?.length]).toEqual(["done", 16]);
      expect(results).toEqual(["sections.html", "result.html", "result.json", "result.csv", "result.txt"]);
      const file = (name: string) => ask(opened, ["GET", `/api/run?id=${id}&file=${name}`]);
      expect((await file("sections.html")).json.text).toContain("5 Eggs more at the end");
      expect(JSON.parse((await file("result.json")).text)).toMatchObject({ version: 1 });
      for (const name of ["run.json", "../run.json", "draft.json"])
        expect((await file(name)).status).toBe(400);
    }));

  it("says in one sentence what its command refuses, and keeps it with what was asked (GAP-51)", () =>
    withWorkbench(async (opened) => {
      await run(opened, { command: "economy", flags: { weeks: "many" } });
      expect(await ended(opened)).toMatchObject({
        state: "failed",
        flags: { weeks: "many" },
        sentences: [expect.stringMatching(/^--weeks: found "many", allowed is a whole number/)],
      });
    }));

  it("refuses what no form asks in one sentence, and starts nothing (GAP-51)", () =>
    withWorkbench(async (opened) => {
      for (const [order, sentence] of [
        [{ command: "serve" }, "There is no tab serve."],
        [{ command: "economy", flags: { json: "/tmp/x.json" } }, "economy has no json."],
        [
          { command: "economy", flags: { rules: "../x.json" } },
          "rules must be the draft or a saved overlay.",
        ],
        [
          { command: "economy", flags: { weeks: 3 } },
          "A run has a command, flags and files, all of them texts.",
        ],
        [{ command: "economy", files: ["x"] }, "economy takes fewer files."],
        [{ command: "economy", overlay: { start: 1 } }, "draft: start: found 1"],
        [{ goOn: "../x" }, "This run cannot go on."],
      ] as const) {
        const { status, json } = await run(opened, order);
        expect([status, String(json.error).startsWith(sentence) || json.error]).toEqual([400, true]);
      }
      expect(await runsOf(opened)).toEqual([]);
    }));
});
