import { describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { economyReport } from "../../../../rules/cli/economy/report/economy-report.ts";
import { economyResult } from "../../../../rules/cli/economy/result/economy-result.ts";
import { economy } from "../../../../rules/cli/economy.ts";
import { reportText } from "../../../../rules/cli/report/report-text.ts";
import { inFolder, writeJson } from "../run-tool.ts";

const textOf = async (policy: string, weeks: number, players: number) => {
  const flags = ["--policy", policy, "--weeks", String(weeks), "--players", String(players)];
  const result = await economyResult(
    readOrder(economy, flags).order,
    () => false,
    () => {},
  );
  return reportText(economyReport(result));
};

/** A player of one visit a day with these wishes. */
const player = (wants: string[]) => ({
  ...{ description: "Comes once a day", variesByMinutes: 0, missedShare: 0, mostPurchases: 100, keeps: {} },
  visits: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], times: ["18:00"] }],
  ...{ wallet: true, stakedCvx: 0, wants },
});

describe("two players side by side", () => {
  it("are told apart at each milestone where their ranges do not meet, with the days between their medians", async () => {
    const text = await textOf("newcomer,twice-a-day", 9, 5);
    const [, led = ""] = /^twice-a-day is earlier than newcomer at (.+)\.$/m.exec(text) ?? [];
    expect(led.replaceAll(/[\d.]+ day/g, "N day")).toBe(
      "room 2 (by N days), first machines at their best (by N days), cat (by N days), Incubator (by N days), FOMO HIT (newcomer: not in 9 weeks), first mint (newcomer: not in 9 weeks)",
    );
    const cells = /^cat +([\d.]+) days.* {2}([\d.]+) days/m.exec(text) ?? [];
    expect(led).toContain(`cat (by ${(Number(cells[1]) - Number(cells[2])).toFixed(1)} days)`);
    expect(text).not.toContain("newcomer is earlier");
  });

  it("are not told apart where they play alike, nor by one player of each, and three have no verdict", () =>
    inFolder(async (at) => {
      const [one, other, third] = ["one", "other", "third"].map((name) =>
        writeJson(at(`${name}.json`), player(["build catLair", "anything"])),
      );
      expect(await textOf(`${one},${other}`, 2, 3)).toContain(
        "\nNothing tells whether one or other is earlier: their ranges meet everywhere.\n",
      );
      expect(await textOf(`${one},${other}`, 2, 1)).toContain(
        "\nOne player of each shows no range: play more to see whether one or other is earlier.\n",
      );
      expect(await textOf(`${one},${other},${third}`, 2, 3)).not.toContain("earlier");
    }));
});

describe("players whose labs go alike", () => {
  it("share one sentence that names them all", async () => {
    const text = await textOf("simple", 1, 1);
    expect(text).toMatch(/^anything, build catLair first, .*: room 2 /m);
    expect(text.match(/Earns [\d.]+ TCorvax on day 1/g)?.length).toBeLessThan(6);
  });
});

describe("wishes that wait for machines", () => {
  it("are named with their reason where no other wish brings what they need, and the player is a dead end", () =>
    inFolder(async (at) => {
      const wants = ["build catLair", "upgrade reactor to 2", "build incubator"];
      const text = await textOf(writeJson(at("alone.json"), player(wants)), 5, 2);
      expect(text).toContain("\nDead ends of 1 policy: alone.\n");
      expect(text).toContain(
        "\nalone can never buy “upgrade reactor to 2” (there is no Reactor), “build incubator” (Requires max level machines): nothing else it wants helps.",
      );
      expect(text).toMatch(/^alone: .*never Incubator, .*: it waits for machines that it does not want\./m);
    }));

  it("are named before the resources for the wishes in front of them are there", () =>
    inFolder(async (at) => {
      const wants = [
        "build catLair",
        "build reactor",
        "build amplifier",
        "upgrade amplifier to 5",
        "build fomoHit",
      ];
      const text = await textOf(writeJson(at("early.json"), player(wants)), 1, 1);
      expect(text).toContain("\nDead ends: none of 1 policy.\n");
      expect(text).toContain(
        "\nearly can never buy “build fomoHit” (Build all other machines first): nothing else it wants helps.",
      );
    }));

  it("are said to be none where every wish can come true in the end", async () => {
    expect(await textOf("active", 1, 1)).toContain(
      "\nDead ends: none of 1 policy, and no wish waits for a machine that nobody wants.\n",
    );
  });
});
