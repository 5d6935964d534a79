import { describe, expect, it } from "vitest";
import { type GuideKey, guide } from "../../../rules/index.ts";
import { loadRules } from "../../../rules/validation.ts";
import { rules } from "../lab/scene.ts";

const KEYS = { walk: "Arrow keys or WASD", use: "E or Space" };

function textOf(key: GuideKey, ruleSet = rules): string {
  const tab = guide(ruleSet, KEYS).find((candidate) => candidate.key === key);
  return (tab?.sections ?? []).flatMap((section) => [section.heading ?? "", ...section.lines]).join("\n");
}

describe("the help guide", () => {
  it("has the tabs basics, machines, resources, battle, controls (LAB-177)", () => {
    expect(guide(rules, KEYS).map((tab) => tab.key)).toEqual([
      "basics",
      "machines",
      "resources",
      "battle",
      "controls",
    ]);
  });

  it.each<[GuideKey, string, string]>([
    ["basics", "300 TCorvax, 300 Cat Nips and 300 Energy", "LAB-178"],
    ["basics", "cooldown of 1 hour", "LAB-179"],
    ["basics", "The lab and the creature battle system are not connected.", "LAB-180, CON-13, GAP-12"],
    ["basics", "Room 2 unlocks by building 2 Cat's Lairs, 2 Reactors and 1 Amplifier", "LAB-186"],
    ["machines", "Produces 5 + (level-1) Cat Nips", "LAB-181"],
    ["machines", "Consumes 3 Cat Nips and yields 1-2 TCorvax plus 2 Energy, up to 3 reactors", "LAB-182"],
    [
      "machines",
      "Adds 0.5 TCorvax per reactor activation (+0.1 per extra level) and costs 2 x level Energy daily",
      "LAB-183, CON-24",
    ],
    ["machines", "1 egg per 500 sCVX held and 1 TCorvax per 100 sCVX (at most 10)", "LAB-184, CON-23"],
    ["machines", "5 TCorvax per activation", "LAB-185"],
    ["battle", "Deploy cost 5 + form", "LAB-187"],
    ["battle", "Battle energy starts at 10 (the enemy starts with 10 to 15)", "LAB-188, CON-39"],
    ["battle", "Base energy regeneration is 3 per turn", "LAB-188, CON-42"],
    ["battle", "Up to 4 creatures per side", "LAB-189, CON-43"],
    ["battle", "An attack costs 2, defend 1, a spell 4; tools are free, once per battle", "LAB-190, CON-40"],
    ["battle", "Common 1.0, Rare 1.1, Epic 1.2, Legendary 1.3", "LAB-191"],
    [
      "battle",
      "Deck of 3 to 12 creatures against the AI, 1 to 5 against players",
      "LAB-192, LAB-193, CON-41",
    ],
    ["controls", "Arrow keys or WASD", "GAP-07"],
  ])("its tab %s says: %s (%s; LAB-177 to LAB-193, CON-13, CON-39 to CON-43)", (key, text) => {
    expect(textOf(key)).toContain(text);
  });

  it("leaves no placeholder unfilled (GAP-12)", () => {
    for (const tab of guide(rules, KEYS)) expect(textOf(tab.key)).not.toMatch(/[{}]/);
  });

  it("follows a changed rule (GAP-12)", () => {
    const loaded = loadRules({ catLair: { catNipsBase: 8 }, reactor: { yieldByLevel: [1, 2, 4] } });
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    expect(textOf("machines", loaded.rules)).toContain("Produces 8 + (level-1)");
    expect(textOf("machines", loaded.rules)).toContain("yields 1-4 TCorvax");
  });
});
