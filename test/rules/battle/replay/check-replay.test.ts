import { describe, expect, it } from "vitest";
import { checkReplay, newReplay, type Replay } from "../../../../rules/index.ts";
import { creature, rules } from "../support/scene.ts";

const creatures = ["one", "two", "three"].map((id) => creature({ id }));
const replay: Replay = {
  version: 1,
  rulesHash: "hash",
  seed: "checked",
  setup: { mode: "ai", difficulty: "easy", player: { creatures, tools: [], spells: [] } },
  actions: [{ type: "endTurn" }],
  checks: "",
};

describe("checkReplay", () => {
  it("accepts a replay, also after a round trip through JSON", () => {
    const written = newReplay(rules, "hash", { ...replay.setup, seed: "checked" }, replay.actions);
    expect(checkReplay(rules, written)).toBeNull();
    expect(checkReplay(rules, JSON.parse(JSON.stringify(written)))).toBeNull();
    expect(checkReplay(rules, replay)).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ["nothing", null, "replay: found null, allowed: an object"],
    ["a list", [], "replay: found [], allowed: an object"],
    ["another version", { ...replay, version: 2 }, "version: found 2, allowed: 1"],
    ["no hash", { ...replay, rulesHash: undefined }, "rulesHash: found nothing, allowed: a text"],
    ["a number as seed", { ...replay, seed: 7 }, "seed: found 7, allowed: a text"],
    ["a list as checks", { ...replay, checks: [] }, "checks: found [], allowed: a text"],
    ["no setup", { ...replay, setup: null }, "setup: found null, allowed: an object"],
    [
      "no actions",
      { ...replay, actions: "none" },
      'actions: found "none", allowed: a list of at most 100000',
    ],
    ["an action that is none", { ...replay, actions: [3] }, "actions[0]: found 3, allowed: an object"],
    [
      "an unknown action",
      { ...replay, actions: [{ type: "toString" }] },
      'actions[0].type: found "toString", allowed: deploy, attack, useTool, useSpell, defend, endTurn',
    ],
    [
      "an attack on nobody",
      { ...replay, actions: [{ type: "attack", attackerId: "a" }] },
      "actions[0].targetId: found nothing, allowed: an id",
    ],
    [
      "a target that is no id",
      { ...replay, actions: [{ type: "useTool", toolId: "a", creatureId: "b", targetId: 1 }] },
      "actions[0].targetId: found 1, allowed: an id",
    ],
  ])("refuses with a sentence: %s", (_, value, problem) => {
    expect(checkReplay(rules, value)).toBe(problem);
  });

  it("refuses with the sentence about the team", () => {
    const nobody = { creatures: [], tools: [], spells: [] };
    const value = { ...replay, setup: { ...replay.setup, player: nobody } };
    expect(checkReplay(rules, value)).toBe("setup.player.creatures: found 0, allowed: 3 to 12");
  });
});
