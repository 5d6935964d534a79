import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type RuleSet, shippedRules } from "../../../rules/index.ts";
import { judgeTry, openPositions, positionAt, positionProblem } from "../../../rules/positions.ts";
import { positionFile } from "../../../rules/puzzles/position-file.ts";
import { type PositionRow, positionOfRow, positionRow } from "../../../rules/puzzles/position-row.ts";
import { loadRules } from "../../../rules/validation.ts";
import { drawnPositions, positions } from "./drawn-positions.ts";

const { rules, rows } = positions;
const [position] = drawnPositions(1);
if (!position) throw new Error("No position ships");
const row = positionRow(position);

describe("the file of positions", () => {
  it("gives each position at most 2,500 bytes, because pages load it while the player waits", () => {
    const bytes = readFileSync("rules/puzzles/data/positions.json").length;
    expect(bytes).toBeLessThan(20_000 + rows.length * 2500);
  });

  it("keeps a position as it is", () => {
    expect(positionOfRow(rules, row)).toEqual(position);
    const opened = openPositions(positionFile(rules, [position]), shippedRules);
    expect(opened.ok && positionAt(opened.positions, 1)).toEqual(position);
  });

  it("begins anew after the last position (GAP-73)", () => {
    expect(positionAt(positions, rows.length + 1)).toEqual(positionAt(positions, 1));
    expect(positionAt({ ...positions, rows: [] }, 1)).toBeNull();
  });

  it("does not open with a changed number among its rules, and says which hash it found", () => {
    const file = positionFile(rules, [position]);
    const changed = structuredClone(file) as unknown as {
      numbers: { battle: { energy: { cap: number } } };
    };
    changed.numbers.battle.energy.cap += 1;
    const opened = openPositions(changed, shippedRules);
    expect(opened).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^rulesHash: found "[0-9a-f]{16}"/),
    });
    expect(openPositions(null, shippedRules).ok).toBe(false);
    expect(openPositions({ ...file, version: 2 }, shippedRules).ok).toBe(false);
  });

  it.each<[string, Partial<PositionRow>, string]>([
    ["an unknown goal", { goal: { kind: "draw" } as never }, ".goal: found"],
    ["an unknown theme", { theme: "luck" as never }, ".theme: found"],
    ["a creature that is none", { own: { ...row.own, creatures: ["?", "?", "?"] } }, ".player.creatures[0]"],
    ["an illegal action", { actions: ["attack own-1 - foe-1"] }, ".actions[0]: found"],
    ["the enemy's turn", { actions: row.actions.slice(0, -1) }, ".actions: found"],
    ["a solution that misses the goal", { solution: row.obvious }, ".solution: found"],
    ["an obvious play that reaches it", { obvious: row.solution }, ".obvious: found"],
  ])("is told of a row with %s by a sentence", (_what, change, sentence) => {
    expect(positionProblem(rules, { ...row, ...change })).toContain(sentence);
  });

  it("plays by its own rules when later ones differ (GAP-73)", () => {
    const loaded = loadRules({ battle: { costs: { attack: 7 } }, ai: { position: { health: 9 } } });
    const later = (loaded.ok ? loaded.rules : null) as RuleSet;
    const opened = openPositions(positionFile(rules, [position]), later);
    if (!opened.ok) throw new Error(opened.problem);
    expect(opened.positions.rules.battle.costs.attack).toBe(rules.battle.costs.attack);
    expect(judgeTry(opened.positions.rules, position, position.solution)).toEqual(
      judgeTry(rules, position, position.solution),
    );
  });
});
