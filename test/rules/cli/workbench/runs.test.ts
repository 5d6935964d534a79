import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { type Opened, openIn } from "./open-for-test.ts";

const overlay = { start: { eggs: 5 } };
const cards = deckCards();
const deck = (name: string, ...species: string[]) => ({
  ...{ name, tools: [], spells: [] },
  creatures: species.map((id) => newCreature(cards, id)),
});
const decks = [deck("Birds", "corvax", "cvxling", "etherion"), deck("Bulls", "bullx", "cudoge", "minermole")];

/** One workbench for all of these tests: its commands tell once what they ask, in a process. */
const folder = mkdtempSync(join(tmpdir(), "corvax-runs-"));
let opened: Opened;
beforeAll(async () => {
  opened = await openIn(folder);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

async function runs(): Promise<KeptRun[]> {
  return (await ask(opened, ["GET", "/api/runs"])).json as unknown as KeptRun[];
}

function start(order: object) {
  return ask(opened, ["POST", "/api/run"], { flags: {}, files: [], overlay, ...order });
}

/** Starts a command; resolves once it is playing. */
async function started(order: object): Promise<KeptRun> {
  const { status, json } = await start(order);
  expect([status, json]).toEqual([200, expect.objectContaining({ state: "playing" })]);
  return json as unknown as KeptRun;
}

async function now(id: string): Promise<KeptRun> {
  const run = (await runs()).find((one) => one.id === id);
  if (!run) throw new Error(`There is no run ${id}`);
  return run;
}

async function ended({ id }: Pick<KeptRun, "id">): Promise<KeptRun> {
  await expect.poll(async () => (await now(id)).state, SLOW).not.toBe("playing");
  return now(id);
}

describe("a tab of the workbench", () => {
  it("asks what the table of flags of its command says, but not where results go (GAP-51)", async () => {
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
  });

  it("runs its command by the draft, and keeps page, table and figures (GAP-51)", async () => {
    const flags = { policy: "weekends", weeks: "1", players: "1", rules: "draft" };
    const { id, state, results, draftHash } = await ended(await started({ command: "economy", flags }));
    expect([state, draftHash?.length]).toEqual(["done", 16]);
    expect(results).toEqual(["sections.html", "result.html", "result.json", "result.csv", "result.txt"]);
    const file = (name: string) => ask(opened, ["GET", `/api/run?id=${id}&file=${name}`]);
    expect((await file("sections.html")).json.text).toContain("5 Eggs more at the end");
    expect(JSON.parse((await file("result.json")).text)).toMatchObject({ version: 1 });
    for (const name of ["run.json", "../run.json", "draft.json"]) expect((await file(name)).status).toBe(400);
  });

  it("says in one sentence what its command refuses, and keeps it with what was asked (GAP-51)", async () => {
    const run = await started({ command: "economy", flags: { weeks: "many" } });
    expect(await ended(run)).toMatchObject({
      state: "failed",
      flags: { weeks: "many" },
      sentences: [expect.stringMatching(/^“Weeks”: found "many", allowed is a whole number/)],
    });
  });

  it("refuses what no form asks in one sentence, and starts nothing (GAP-51)", async () => {
    const before = await runs();
    for (const [order, sentence] of [
      [{ command: "serve" }, "There is no tab serve."],
      [{ command: "economy", flags: { json: "/tmp/x.json" } }, "economy has no json."],
      [{ command: "economy", flags: { rules: "../x.json" } }, "rules must be the draft or a saved overlay."],
      [
        { command: "economy", flags: { weeks: 3 } },
        "A run has a command, flags and files, all of them texts.",
      ],
      [{ command: "economy", files: ["x"] }, "economy takes fewer files."],
      [{ command: "economy", overlay: { start: 1 } }, "draft: start: found 1"],
      [{ goOn: "../x" }, "This run cannot go on."],
    ] as const) {
      const { status, json } = await start(order);
      expect([status, String(json.error).startsWith(sentence) || json.error]).toEqual([400, true]);
    }
    expect(await runs()).toEqual(before);
  });
});

describe("the players of the tab Economy", () => {
  const keep = (name: unknown, text: unknown) => ask(opened, ["POST", "/api/player"], { name, text });
  const playersNow = async () =>
    (await ask(opened, ["GET", "/api/players"])).json as unknown as { name: string; text: string }[];

  it("a player is kept beside the others, never in the place of one, and plays beside one of the game (GAP-51)", async () => {
    const weekends = (await playersNow()).find(({ name }) => name === "weekends");
    if (!weekends) throw new Error("The game has no player weekends");
    const four = weekends.text.replace(
      /"times": \[[^\]]*\]/,
      '"times": ["08:00", "12:00", "17:00", "22:00"]',
    );
    expect(four).not.toBe(weekends.text);
    expect((await keep("Four a day", four)).json).toMatchObject({ name: "Four a day" });
    expect((await keep(" Four a day ", four)).json).toMatchObject({ name: "Four a day" });
    expect((await keep("Four a day", weekends.text)).json).toMatchObject({ name: "Four a day-2" });
    expect((await playersNow()).slice(-2).map(({ name }) => name)).toEqual(["Four a day", "Four a day-2"]);
    const flags = { policy: "weekends, Four a day", weeks: "1", players: "1" };
    const { id, state } = await ended(await started({ command: "economy", flags }));
    expect(state).toBe("done");
    const page = (await ask(opened, ["GET", `/api/run?id=${id}&file=sections.html`])).json.text;
    expect(page).toContain("Four a day");
  });

  it("a name means what its tab asks for: no deck is taken for a player, and no player for a bot (GAP-51) @long", async () => {
    const player = (await playersNow())[0]?.text;
    expect((await keep("easy", player)).json).toMatchObject({ name: "easy" });
    const flags = { battles: "2" };
    const arena = await ended(await started({ command: "arena", flags, files: ["easy", "random"] }));
    expect([arena.state, arena.sentences]).toEqual(["done", []]);
    const asked = { policy: "weekends", weeks: "1", players: "1" };
    const economy = await ended(
      await started({
        command: "economy",
        flags: asked,
        decks: [deck("weekends", "corvax", "bullx", "cudoge")],
      }),
    );
    expect([economy.state, economy.sentences]).toEqual(["done", []]);
  });

  it("a player is refused in one sentence by the name, as no JSON, and by what economy would not read (GAP-51)", async () => {
    const before = await playersNow();
    const text = before[0]?.text ?? "";
    for (const [name, written, sentence] of [
      ["../x", text, "A player has a name of at most 40 letters, digits, spaces, - and _."],
      ["a,b", text, "A player has a name of at most 40 letters, digits, spaces, - and _."],
      ["x".repeat(41), text, "A player has a name of at most 40 letters, digits, spaces, - and _."],
      [null, text, "A player has a name of at most 40 letters, digits, spaces, - and _."],
      ["greedy", text, "greedy is a player of the game: choose another name."],
      ["all", text, "all is a player of the game: choose another name."],
      ["mine", 7, "A player is a text in JSON."],
      ["mine", "{", "mine is not JSON: "],
      ["mine", "null", "mine: "],
      ["mine", text.replace('"wants"', '"wnats"'), "mine: wants: found nothing, allowed: a list of"],
      ["mine", text.replace(/"build catLair"/, '"build castle"'), 'mine: wants.0: found "build castle"'],
    ] as const) {
      const { status, json } = await keep(name, written);
      expect([status, String(json.error).startsWith(sentence) || json.error]).toEqual([400, true]);
    }
    expect(await playersNow()).toEqual(before);
  });
});

describe("decks and battles of the workbench in its tabs", () => {
  it("decks of the draft take part in a metagame by their names (GAP-51) @long", async () => {
    const flags = { decks: "0", battles: "20", grow: "0", without: "no", compare: "no", policy: "random" };
    const run = await started({ command: "metagame", flags, files: ["Birds", "Bulls"], decks });
    const { id, state, files } = await ended(run);
    expect([state, files]).toEqual(["done", ["Birds", "Bulls"]]);
    const page = (await ask(opened, ["GET", `/api/run?id=${id}&file=sections.html`])).json.text;
    expect(page).toMatch(/The strongest deck is (Birds|Bulls)/);
  });

  it("a deck of the draft plays every battle of a comparison, without targets (GAP-51) @long", async () => {
    const flags = { deck: "Bulls", battles: "2", policy: "random", rules: "draft" };
    const { id, state } = await ended(await started({ command: "balance", flags, decks }));
    expect(state).toBe("done");
    const figures = (await ask(opened, ["GET", `/api/run?id=${id}&file=result.json`])).text;
    const { after, targets } = JSON.parse(figures);
    expect([after.length, targets]).toEqual([5, []]);
  });

  it("refuses decks that no draft can have in one sentence (GAP-51)", async () => {
    const before = await runs();
    for (const [given, sentence] of [
      ["Birds", "The decks must be those of a draft."],
      [[{ ...decks[0], name: "../x" }], 'No deck can be called "../x".'],
    ]) {
      const { status, json } = await start({ command: "metagame", decks: given });
      expect([status, json.error]).toEqual([400, sentence]);
    }
    expect(await runs()).toEqual(before);
  });

  it("a replay that was added is reviewed, and one of no battle is refused in one sentence (GAP-51) @long", async () => {
    const setup = setupOf(shippedRules, { mode: "pvp", policy: "random", seed: "r" }, 1);
    const actions: BattleAction[] = [];
    playBattle(
      shippedRules,
      setup,
      decidersOf(shippedRules, { mode: "pvp", policy: "random", seed: "r" }, NO_BOTS),
      actions,
    );
    const content = newReplay(shippedRules, hashRules(shippedRules), setup, actions);
    const keep = (name: string, one: unknown) => ask(opened, ["POST", "/api/replay"], { name, content: one });
    expect((await keep("my/battle.json", content)).json).toEqual({ name: "my-battle.json" });
    expect((await keep("my/battle.json", content)).json).toEqual({ name: "my-battle.json" });
    expect((await keep("my/battle.json", { ...content, actions: [] })).json).toEqual({
      name: "my-battle-2.json",
    });
    const refused = await keep("other.json", { battle: 1 });
    expect([refused.status, refused.json.error]).toEqual([400, expect.stringMatching(/^other\.json: /)]);
    expect((await ask(opened, ["GET", "/api/replays"])).json).toHaveLength(2);
    const flags = { budget: "1", playings: "1" };
    const run = await started({ command: "review", flags, files: ["my-battle.json"], overlay: {} });
    expect(await ended(run)).toMatchObject({ state: "done", results: ["result.json", "result.txt"] });
  });
});

describe("a search that was stopped", () => {
  it("goes on where it was, with what was asked and what it has played (GAP-51) @long", async () => {
    const flags = { battles: "4000", policy: "fast", confirm: "1" };
    const { id } = await started({ command: "tune", flags, overlay: {} });
    await expect.poll(async () => (await now(id)).progress?.done ?? 0, SLOW).toBeGreaterThan(0);
    await ask(opened, ["POST", "/api/run/stop"], {});
    const stopped = await ended({ id });
    expect(stopped).toMatchObject({ state: "stopped", canGoOn: true, flags });
    const lines = () => readFileSync(join(folder, `.runs/${id}/state.ndjson`), "utf8").split("\n").length;
    const before = lines();
    const { length } = await runs();
    expect(await started({ goOn: id })).toMatchObject({ id, flags });
    await expect.poll(lines, SLOW).toBeGreaterThan(before);
    await ask(opened, ["POST", "/api/run/stop"], {});
    expect(await ended({ id })).toMatchObject({ id, state: "stopped", canGoOn: true });
    expect(await runs()).toHaveLength(length);
  });
});

const SLOW = { timeout: 60_000 };
