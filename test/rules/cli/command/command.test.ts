import { describe, expect, it } from "vitest";
import { flagsOf, newCommand, playOrder, readOrder, shown } from "../../../../rules/cli/command/command.ts";
import { choice, rulesFile, text, wholeNumber, yesNo } from "../../../../rules/cli/command/flags.ts";
import { COMMANDS } from "../../../../rules/cli/commands.ts";
import { inFolder, writeJson } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

const greet = newCommand({
  name: "greet",
  what: "Greets.",
  files: { value: "[WHO ...]", most: 2 },
  flags: {
    times: wholeNumber({ min: 1, max: 9 }, "how often", 3),
    most: wholeNumber({ min: 1, max: 9 }, "at most"),
    how: choice(["loud", "low"], "how", "low"),
    thanks: yesNo("whether to thank", "no"),
    name: text("NAME", "whom", "you"),
    check: { ...choice(["yes"], "checks"), alone: "yes" },
    rules: rulesFile("an overlay"),
  },
  read: ({ flags, files, has }) => ({ ...flags, files, isNamed: has("name") }),
  async play({ times }, { signal, progress }) {
    let greeted = 0;
    while (greeted < times && !signal.aborted) {
      greeted += 1;
      progress(1, times, "greetings");
    }
    return { greeted };
  },
  show: { text: ({ greeted }) => `Greeted ${greeted} times.`, json: (result) => result },
});

const none = { line: () => {}, onProgress: () => {} };

describe("a command", () => {
  it("reads every flag by its kind, and tells which were written (GAP-51)", () => {
    const { order } = readOrder(greet, ["--times=2", "--how", "loud", "Ann", "--check", "--name", "Bob"]);
    expect(order).toMatchObject({
      ...{ times: 2, how: "loud", thanks: false, name: "Bob", check: "yes" },
      ...{ files: ["Ann"], isNamed: true, most: undefined, rules: { title: "shipped" } },
    });
  });

  it("refuses a wrong flag in one sentence, also one that it did not need (GAP-51)", () => {
    const lazy = newCommand({ ...greet, read: () => ({ times: 1 }) });
    expect(sentenceOf(() => readOrder(lazy, ["--times", "10"]))).toBe(
      '--times: found "10", allowed is a whole number from 1 to 9',
    );
    expect(sentenceOf(() => readOrder(greet, ["a", "b", "c"]))).toMatch(/^c: found one argument too many/);
  });

  it("tells hints about an overlay once, without printing them (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("mine.json"), { battle: { costs: { attack: 3 } } });
      const notices: string[] = [];
      readOrder(greet, ["--rules", overlay], (notice) => notices.push(notice));
      expect(notices).toHaveLength(1);
      expect(notices[0]).toContain("changes what is stated by the documents: battle.costs.attack");
    }));

  it("tells how far it is, stops when it is told to, and shows what there is until then (GAP-51)", async () => {
    const controller = new AbortController();
    const told: unknown[] = [];
    const onProgress = (progress: { done: number }) => {
      told.push(progress);
      if (progress.done === 2) controller.abort();
    };
    const read = readOrder(greet, ["--times", "5"]);
    const result = await playOrder(greet, read, { ...none, signal: controller.signal, onProgress });
    expect(told).toEqual([1, 2].map((done) => ({ done, total: 5, part: "greetings" })));
    expect(await shown(greet as never, "text", result, read.order)).toBe("Greeted 2 times.\n");
    expect(JSON.parse(await shown(greet as never, "json", result, read.order))).toEqual({ greeted: 2 });
  });
});

describe("the list of commands", () => {
  it("runs one by its name and flags without a terminal, to its text, figures, table and page (GAP-51)", async () => {
    const simulate = await COMMANDS.simulate?.();
    if (!simulate) throw new Error("There is no simulate");
    const argv = ["--difficulty", "easy", "--battles", "2", "--policy", "random", "--workers", "1"];
    const read = readOrder(simulate, argv);
    const result = await playOrder(simulate, read, { ...none, signal: new AbortController().signal });
    const as = (form: "text" | "json" | "csv" | "html") => shown(simulate, form, result, read.order);
    expect(await as("text")).toMatch(/^easy +2 /m);
    expect(JSON.parse(await as("json"))).toMatchObject({ battles: 2 });
    expect(await as("csv")).toMatch(/^run,kind,name,value,low,high,uses\neasy,battles,battles,2,/);
    expect(await as("html")).toContain("<h2>Win rate</h2>");
  });

  it("has what a form needs of every flag: its kind, what it does, and words, range or usual value (GAP-51)", async () => {
    for (const [name, load] of Object.entries(COMMANDS)) {
      const command = await load();
      expect(command.name).toBe(name);
      for (const [flag, { kind, what, value, words, range }] of Object.entries(flagsOf(command))) {
        expect(what.length, `${name} --${flag}`).toBeGreaterThan(5);
        expect(value.length, `${name} --${flag}`).toBeGreaterThan(0);
        if (kind === "choice") expect(words?.length, `${name} --${flag}`).toBeGreaterThan(0);
        if (kind === "number") expect(range?.min, `${name} --${flag}`).toBeLessThan(range?.max ?? 0);
      }
    }
  });
});
