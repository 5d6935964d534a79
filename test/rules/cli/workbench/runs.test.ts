import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { BattleAction } from "../../../../rules/battle/actions/action-rules.ts";
import { newReplay } from "../../../../rules/battle/replay/new-replay.ts";
import type { CommandForm, KeptRun } from "../../../../rules/cli/workbench/browser/contract.ts";
import { newCreature } from "../../../../rules/cli/workbench/browser/decks/deck-steps.ts";
import { deckCards } from "../../../../rules/cli/workbench/draft-decks.ts";
import { hashRules, shippedRules } from "../../../../rules/index.ts";
import { decidersOf } from "../../../../rules/simulation/deciders.ts";
import { setupOf } from "../../../../rules/simulation/plan.ts";
import { playBattle } from "../../../../rules/simulation/play-battle.ts";
import { NO_BOTS } from "../../../../rules/simulation/players.ts";
import { ask } from "./ask.ts";
import { type Opened, withWorkbench } from "./open-for-test.ts";

const overlay = { start: { eggs: 5 } };

async function runsOf(opened: Opened): Promise<KeptRun[]> {
  return (await ask(opened, ["GET", "/api/runs"])).json as unknown as KeptRun[];
}

/** Until the latest run has ended. */
async function ended(opened: Opened): Promise<KeptRun> {
  await expect.poll(async () => (await runsOf(opened))[0]?.state, SLOW).not.toBe("playing");
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
      expect(economy?.flags[1]).toMatchObject({ kind: "number", label: "Weeks", usual: "12" });
      const told = forms.flatMap(({ flags }) => flags.map(({ what }) => what));
      expect(told.filter((what) => what.includes("--"))).toEqual([]);
      const metagame = forms.find(({ name }) => name === "metagame");
      expect(metagame?.flags[1]).toMatchObject({
        label: "Level",
        what: "the level of the AI with “Who fights” ai",
      });
      expect(forms.find(({ name }) => name === "arena")?.files).toMatchObject({
        label: "Who plays",
        most: 60,
      });
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
        sentences: [expect.stringMatching(/^“Weeks”: found "many", allowed is a whole number/)],
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

const cards = deckCards();
const deck = (name: string, ...species: string[]) => ({
  ...{ name, tools: [], spells: [] },
  creatures: species.map((id) => newCreature(cards, id)),
});
const decks = [deck("Birds", "corvax", "cvxling", "etherion"), deck("Bulls", "bullx", "cudoge", "minermole")];

describe("decks and battles of the workbench in its tabs", () => {
  it("decks of the draft take part in a metagame by their names (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const flags = { decks: "0", battles: "20", grow: "0", without: "no", compare: "no", policy: "random" };
      await run(opened, { command: "metagame", flags, files: ["Birds", "Bulls"], decks });
      const { id, state, files } = await ended(opened);
      expect([state, files]).toEqual(["done", ["Birds", "Bulls"]]);
      const page = (await ask(opened, ["GET", `/api/run?id=${id}&file=sections.html`])).json.text;
      expect(page).toMatch(/The strongest deck is (Birds|Bulls)/);
    }));

  it("a deck of the draft plays every battle of a comparison, without targets (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const flags = { deck: "Bulls", battles: "2", policy: "random", rules: "draft" };
      await run(opened, { command: "balance", flags, decks });
      const { id, state } = await ended(opened);
      expect(state).toBe("done");
      const figures = (await ask(opened, ["GET", `/api/run?id=${id}&file=result.json`])).text;
      const { after, targets } = JSON.parse(figures);
      expect([after.length, targets]).toEqual([5, []]);
    }));

  it("refuses decks that no draft can have in one sentence (GAP-51)", () =>
    withWorkbench(async (opened) => {
      for (const [given, sentence] of [
        ["Birds", "The decks must be those of a draft."],
        [[{ ...decks[0], name: "../x" }], 'No deck can be called "../x".'],
      ]) {
        const { status, json } = await run(opened, { command: "metagame", decks: given });
        expect([status, json.error]).toEqual([400, sentence]);
      }
      expect(await runsOf(opened)).toEqual([]);
    }));

  it("a replay that was added is reviewed, and one of no battle is refused in one sentence (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const setup = setupOf(shippedRules, { mode: "pvp", policy: "random", seed: "r" }, 1);
      const actions: BattleAction[] = [];
      playBattle(
        shippedRules,
        setup,
        decidersOf(shippedRules, { mode: "pvp", policy: "random", seed: "r" }, NO_BOTS),
        actions,
      );
      const content = newReplay(shippedRules, hashRules(shippedRules), setup, actions);
      const keep = (name: string, one: unknown) =>
        ask(opened, ["POST", "/api/replay"], { name, content: one });
      expect((await keep("my/battle.json", content)).json).toEqual({ name: "my-battle.json" });
      expect((await keep("my/battle.json", content)).json).toEqual({ name: "my-battle.json" });
      expect((await keep("my/battle.json", { ...content, actions: [] })).json).toEqual({
        name: "my-battle-2.json",
      });
      const refused = await keep("other.json", { battle: 1 });
      expect([refused.status, refused.json.error]).toEqual([400, expect.stringMatching(/^other\.json: /)]);
      expect((await ask(opened, ["GET", "/api/replays"])).json).toHaveLength(2);
      const flags = { budget: "1", playings: "1" };
      await run(opened, { command: "review", flags, files: ["my-battle.json"], overlay: {} });
      expect(await ended(opened)).toMatchObject({ state: "done", results: ["result.json", "result.txt"] });
    }));
});

describe("a search that was stopped", () => {
  it("goes on where it was, with what was asked and what it has played (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      const flags = { battles: "4000", policy: "fast", confirm: "1" };
      await run(opened, { command: "tune", flags, overlay: {} });
      await expect.poll(async () => (await runsOf(opened))[0]?.progress?.done ?? 0, SLOW).toBeGreaterThan(0);
      await ask(opened, ["POST", "/api/run/stop"], {});
      const stopped = await ended(opened);
      expect(stopped).toMatchObject({ state: "stopped", canGoOn: true, flags });
      const lines = () => readFileSync(at(`.runs/${stopped.id}/state.ndjson`), "utf8").split("\n").length;
      const before = lines();
      expect((await run(opened, { goOn: stopped.id })).json).toMatchObject({ state: "playing", flags });
      await expect.poll(lines, SLOW).toBeGreaterThan(before);
      await ask(opened, ["POST", "/api/run/stop"], {});
      expect(await ended(opened)).toMatchObject({ id: stopped.id, state: "stopped", canGoOn: true });
      expect(await runsOf(opened)).toHaveLength(1);
    }));
});

const SLOW = { timeout: 60_000 };
