import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { dayRows, economyReport } from "../../../../rules/cli/economy/report/economy-report.ts";
import { type EconomyResult, economyResult } from "../../../../rules/cli/economy/result/economy-result.ts";
import { economy } from "../../../../rules/cli/economy.ts";
import { reportPage } from "../../../../rules/cli/page/page.ts";
import { reportText } from "../../../../rules/cli/report/report-text.ts";
import { inFolder, writeJson } from "../run-tool.ts";

const play = (flags: string[], isStopped = () => false) =>
  economyResult(readOrder(economy, flags).order, isStopped, () => {});
const policyFile = (name: string) =>
  JSON.parse(readFileSync(`rules/cli/economy/policies/${name}.json`, "utf8"));
const textOf = (result: EconomyResult) => reportText(economyReport(result));
const pageOf = (result: EconomyResult) => reportPage(economyReport(result));

describe("npm run economy", () => {
  it("finds all first machines at the first visit and 6 TCorvax on the first day of two visits", async () => {
    const { policies } = await play(["--policy", "twice-a-day", "--weeks", "2", "--players", "2"]);
    const found = policies[0]?.shipped;
    const reached = (name: string) => found?.milestones.find((one) => one.name === name);
    for (const name of ["second Cat's Lair", "second Reactor", "Amplifier", "room 2"])
      expect(reached(name), name).toMatchObject({ reachedShare: 1, days: { median: 0 }, visit: 1 });
    expect(reached("Reactor at level 2")?.visit).toBe(2);
    expect(found?.gainADay.firstDay).toEqual({ tcorvax: 6, catNips: 20, energy: 8, eggs: 0 });
    expect(found?.visitsAWeek).toBe(14);
    expect(reached("Incubator")).toBeUndefined();
  });

  it("says of a milestone that nobody reaches that it may come later, and never only where a player is stuck", async () => {
    const result = await play(["--policy", "twice-a-day", "--weeks", "1", "--players", "1"]);
    expect(textOf(result)).toMatch(/^first mint +not in 1 week$/m);
    const [policy] = result.policies;
    if (!policy) throw new Error("Nothing was played");
    const stuck = [{ name: "energy" as const, changeADay: -2 }];
    const policies = [{ ...policy, shipped: { ...policy.shipped, stuck } }];
    const text = textOf({ ...result, policies });
    expect(text).toMatch(/^first mint +never$/m);
    expect(text).toMatch(/^Dead ends of 1 policy: twice-a-day\.$/m);
    expect(text).toMatch(/^twice-a-day: .*never first mint: Energy falls by 2 a day\./m);
  });

  it("looks for dead ends among players who want another machine first each, and finds those of an overlay", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("dark.json"), { reactor: { energyYield: 0 }, start: { energy: 0 } });
      const flags = ["--policy", "simple", "--weeks", "4", "--players", "1", "--rules", overlay];
      const text = textOf(await play(flags));
      expect(text).toMatch(/^Dead ends of 6 policies: build amplifier first, \S*dark\.json\.$/m);
      expect(text).toMatch(
        /^build amplifier first, \S*dark\.json: never room 2, .*: Energy stays as it is\./m,
      );
    }));

  it("plays the lab to the first mint and the cat", async () => {
    const { policies } = await play(["--policy", "greedy", "--weeks", "9", "--players", "1"]);
    const names = policies[0]?.shipped.milestones.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["Incubator", "first egg", "FOMO HIT", "first mint", "cat"]),
    );
    expect(policies[0]?.shipped.waits.machines.cooldown).toBeGreaterThan(0.1);
  });

  it("compares an overlay with the shipped rules and names the keys it changes", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("poor.json"), { start: { tcorvax: 80, catNips: 60 } });
      const flags = ["--policy", "twice-a-day", "--weeks", "6", "--players", "1", "--rules", overlay];
      const result = await play(flags);
      expect(result.overlay?.changed).toEqual([
        { key: "start.tcorvax", before: 300, after: 80 },
        { key: "start.catNips", before: 300, after: 60 },
      ]);
      const [policy] = result.policies;
      const room = policy?.overlay?.milestones.find(({ name }) => name === "room 2");
      expect(policy?.shipped.milestones.find(({ name }) => name === "room 2")?.days.median).toBe(0);
      expect(room?.days.median).toBeGreaterThan(0);
      const text = textOf(result);
      expect(text).toContain("start.tcorvax: 300 → 80");
      expect(text).toMatch(/^room 2 +first visit +[\d.]+ days$/m);
      expect(text).toMatch(/^twice-a-day, .*poor\.json: room 2 after [\d.]+ days; /m);
    }));

  it("says in a sentence that an overlay changes nothing but what players own, without tables", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("eggs.json"), { start: { eggs: 5 } });
      const result = await play(["--weeks", "1", "--players", "1", "--rules", overlay]);
      const text = textOf(result);
      expect(text.match(/eggs\.json: exactly as .+, with 5 Eggs more at the end\.$/gm)).toHaveLength(5);
      expect(text).not.toContain("──");
      expect(pageOf(result)).not.toContain("<h2>active</h2>");
    }));

  it("switches the Amplifier as the policy says, and says so in what the result rests on", () =>
    inFolder(async (at) => {
      const { $schema: _, ...twice } = policyFile("twice-a-day");
      const [on, off] = ["on", "off"].map((amplifier) =>
        writeJson(at(`${amplifier}.json`), { ...twice, amplifier }),
      );
      const result = await play(["--policy", `twice-a-day, ${on},${off}`, "--weeks", "8", "--players", "1"]);
      expect(result.policies.map(({ policy, amplifier }) => [policy, amplifier])).toEqual([
        ["twice-a-day", "saving"],
        ["on", "on"],
        ["off", "off"],
      ]);
      const [saving = 0, always = 0, never = 0] = result.policies.map(
        ({ shipped }) => shipped.usedADay.energy,
      );
      expect(always).toBeGreaterThan(saving);
      expect(never).toBeLessThan(saving);
      const text = textOf(result);
      expect(text).toContain(
        "The Amplifier of twice-a-day is off while Energy is saved or earned too slowly for it.",
      );
      expect(text).toContain("The Amplifier of off is always off.");
    }));

  it("tells on how many days each resource was waited for until a milestone, and lists every week", async () => {
    const result = await play(["--policy", "greedy", "--weeks", "8", "--players", "1"]);
    const found = result.policies[0]?.shipped;
    const until = found?.waitsUntil.find(({ name }) => name === "Incubator");
    const reached = found?.milestones.find(({ name }) => name === "Incubator");
    expect(until?.days).toBeLessThanOrEqual(Math.ceil(reached?.days.median ?? 0));
    const waited = found?.days.slice(0, until?.days).filter(({ waits }) => (waits.energy ?? 0) > 0);
    expect(until?.waited.energy).toBe(waited?.length);
    const text = textOf(result);
    for (let week = 1; week <= 8; week++) expect(text).toMatch(new RegExp(`^in week ${week} `, "m"));
    expect(text).toMatch(/^days on which a purchase waited, of those until +greedy$/m);
    expect(text).toMatch(/^Incubator: Cat Nips +\d+ of \d+$/m);
    const [, last, days] = / Until ([^.]+?) waits for \w+ on [\d.]+ of ([\d.]+) days/.exec(text) ?? [];
    expect(Number(days)).toBe(Math.round(found?.waitsUntil.find(({ name }) => name === last)?.days ?? 0));
    expect(text).not.toContain("of visits.");
  });

  it("shows players side by side for an overlay that changes nothing, and says that it does not", () =>
    inFolder((at) => {
      const notices: string[] = [];
      const flags = ["--policy", "active, weekends", "--rules", writeJson(at("empty.json"), {})];
      const { order } = readOrder(economy, flags, (sentence) => notices.push(sentence));
      expect([order.changed, order.policies.map(({ name }) => name)]).toEqual([null, ["active", "weekends"]]);
      expect(notices).toEqual([
        expect.stringMatching(/empty\.json changes nothing: these are the shipped rules\.$/),
      ]);
      return Promise.resolve();
    }));

  it("accounts for every resource on every day", async () => {
    const { policies } = await play(["--weeks", "3", "--players", "2"]);
    expect(policies.map(({ policy }) => policy)).toHaveLength(5);
    for (const { policy, shipped } of policies) {
      const owned = { tcorvax: 300, catNips: 300, energy: 300, eggs: 0 };
      for (const day of shipped.days)
        for (const name of ["tcorvax", "catNips", "energy", "eggs"] as const) {
          owned[name] += day.gained[name] + day.goals[name] - day.used[name] - day.spent[name];
          expect(day.owned[name], `${name} of ${policy} on day ${day.day}`).toBeCloseTo(owned[name], 1);
        }
    }
  });

  it("gives the same result for a seed, whatever else is played", async () => {
    const flags = ["--weeks", "2", "--players", "2", "--seed", "x"];
    const all = await play(flags);
    const alone = await play([...flags, "--policy", "newcomer"]);
    expect(all.policies.find(({ policy }) => policy === "newcomer")).toEqual(alone.policies[0]);
    const other = await play(["--weeks", "2", "--players", "2", "--seed", "y", "--policy", "newcomer"]);
    expect(other.policies[0]).not.toEqual(alone.policies[0]);
  });

  it("shows what was played until it was interrupted", async () => {
    let asked = 0;
    const result = await play(["--weeks", "1", "--players", "3"], () => ++asked > 4);
    expect(result.interrupted).toBe(true);
    expect(result.policies.map(({ policy }) => policy)).toEqual(["active", "twice-a-day"]);
  });

  it("draws pages that need nothing from outside, with and without an overlay", () =>
    inFolder(async (at) => {
      const flags = ["--policy", "weekends", "--weeks", "2", "--players", "1"];
      const overlay = writeJson(at("mine.json"), { start: { tcorvax: 80 } });
      for (const [more, drawings, heading] of [
        [[], 6, "Policies side by side"],
        [["--rules", overlay], 7, "What differs"],
      ] as const) {
        const html = pageOf(await play([...flags, ...more]));
        expect(html).toContain(`<h2>${heading}</h2>`);
        expect(html.match(/<svg [^>]*role="img"/g)).toHaveLength(drawings);
        const code = html.replace(/url\(data:font[^)]*\)/g, "");
        expect(code.match(/https?:|<script|<link|@import|src="|NaN|undefined|Infinity/g)).toBeNull();
      }
    }));

  it("makes one row of the table for each day", async () => {
    const rows = dayRows(await play(["--policy", "weekends", "--weeks", "1", "--players", "1"]));
    expect(rows).toHaveLength(7);
    expect(rows[2]).toMatchObject({
      policy: "weekends",
      rules: "shipped",
      day: 3,
      visits: 0,
      gained_eggs: 0,
      waits_energy: 0,
    });
    expect(rows[0]).toMatchObject({ waits_energy: expect.any(Number), waits_machines: expect.any(Number) });
  });
});
