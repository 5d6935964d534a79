import { describe, expect, it } from "vitest";
import type { BattleAction } from "../../../rules/battle/actions/action-rules.ts";
import { resultOf } from "../../../rules/cli/statistics/simulation-result.ts";
import { shippedRules } from "../../../rules/index.ts";
import { type BattleRecord, outcomeOf } from "../../../rules/simulation/battle-record.ts";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../rules/simulation/plan.ts";
import { leadChangesIn, leaderAtHalf, playBattle } from "../../../rules/simulation/play-battle.ts";
import { addBattle, newTally } from "../../../rules/simulation/tally.ts";
import { loadRules } from "../../../rules/validation.ts";

const plan: SimulationPlan = { mode: "ai", difficulty: "medium", policy: "fast", seed: "course" };

function played(overlay: object, index = 1): BattleRecord {
  const loaded = loadRules(overlay);
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  return playBattle(loaded.rules, setupOf(loaded.rules, plan, index), decidersOf(loaded.rules, plan));
}

describe("the lead in a battle", () => {
  it("changes when the other side takes it, and not through a tie (GAP-51)", () => {
    expect(leadChangesIn([null, 0, 0, null, 0, 1, null, 0])).toBe(2);
    expect(leadChangesIn([])).toBe(0);
  });

  it("is looked at after half of the turns, rounded down (GAP-51)", () => {
    expect(leaderAtHalf([0, 0, 1, 1], 5)).toBe(0);
    expect(leaderAtHalf([0, 0, 1, 1], 6)).toBe(1);
    expect(leaderAtHalf([], 1)).toBeNull();
  });
});

describe("the record of a battle", () => {
  it("counts every action of the player by its kind (GAP-51)", () => {
    const { actions, playerActions, use } = played({});
    expect(Object.values(actions).reduce((sum, count) => sum + count)).toBe(playerActions);
    expect(actions.useTool).toBe([...use.tools.uses.values()].reduce((sum, count) => sum + count, 0));
  });

  it("counts the turns of each side by how many actions they had (GAP-51)", () => {
    const { turnsWith, playerTurns, playerActions, deeds } = played({});
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    const [player, enemy] = turnsWith.map((turns) => sum(turns.map((count, actions) => count * actions)));
    expect(sum(turnsWith[0])).toBe(playerTurns);
    expect(player).toBe(playerActions);
    const { wait, endTurn, ...acted } = deeds[1];
    expect(enemy).toBe(sum(Object.values(acted)));
    expect(turnsWith[1][0]).toBe(wait);
  });

  it("names what each side used in the order of first use (GAP-51)", () => {
    const rules = shippedRules;
    const duel: SimulationPlan = { mode: "pvp", policy: "fast", seed: "course" };
    const setups = [1, 2, 3, 4].map((index) => setupOf(rules, duel, index));
    const firsts = setups.map((setup) => {
      const actions: BattleAction[] = [];
      const { items } = outcomeOf(playBattle(rules, setup, decidersOf(rules, duel), actions));
      const used = actions.flatMap((action) => (action.type === "useTool" ? [action.toolId] : []));
      const decks = setup.mode === "pvp" ? [setup.player1, setup.player2] : [];
      const acted = decks.map(({ tools }) =>
        used.flatMap((id) => tools.filter((tool) => tool.id === id).map(({ name }) => name)),
      );
      expect(items.map(({ tools }) => tools.used)).toEqual(acted.map((names) => [...new Set(names)]));
      expect(items.map(({ tools }) => [...tools.brought].sort())).toEqual(
        decks.map(({ tools }) => [...new Set(tools.map(({ name }) => name))].sort()),
      );
      return acted.map(([first]) => first);
    });
    expect(new Set(firsts.flat()).size).toBeGreaterThan(1);
  });

  it("counts a turn as empty in which the player can afford nothing (GAP-51)", () => {
    const without = {
      battle: { energy: { playerStart: 0, regenBase: 0 }, costs: { tool: 1 }, turnLimit: 4 },
    };
    expect(played(without)).toMatchObject({ playerTurns: 4, emptyTurns: 4, playerActions: 0 });
  });

  it("names the fastest speed reward that a victory earns, and none after a defeat (CON-61)", () => {
    const weak = {
      enemy: { baseStat: { Common: 0.1, Rare: 0.1, Epic: 0.1, Legendary: 0.1 } },
      battle: { turnLimit: 9 },
    };
    const won = played(weak);
    expect(won.winner).toBe(0);
    expect(won.speedReward).toBe(won.turns <= 5 ? 0 : 1);
    const strong = {
      enemy: { baseStat: { Common: 20, Rare: 20, Epic: 20, Legendary: 20 } },
      battle: { turnLimit: 30 },
    };
    const lost = [1, 2, 3, 4, 5].map((index) => played(strong, index)).filter(({ winner }) => winner === 1);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.every(({ speedReward }) => speedReward === null)).toBe(true);
  });
});

describe("the result of a run", () => {
  it("holds the course of its battles as shares with ranges (GAP-51)", () => {
    const record = played({});
    const battle: BattleRecord = {
      ...record,
      winner: 0,
      playerTurns: 10,
      emptyTurns: 2,
      actions: { ...record.actions, deploy: 2, attack: 6, useTool: 1, useSpell: 1, defend: 0 },
      leadChanges: 3,
      halfLeader: 1,
      speedReward: 2,
    };
    battle.use = {
      ...record.use,
      spells: { uses: new Map([["Shardstorm", 2]]), present: new Set(["Shardstorm", "Babylon Burst"]) },
    };
    const tally = newTally();
    addBattle(tally, battle);
    addBattle(tally, { ...battle, leadChanges: 1, halfLeader: 0, speedReward: null });
    const { emptyTurns, actions, leadChanges, leaderAtHalf, speedRewards, spells } = resultOf(tally, {
      rulesHash: "",
      seed: "1",
      policy: "fast",
      player: "fast",
      opponent: "medium",
      mode: "ai",
      difficulty: "medium",
      elapsedMs: 1,
      isInterrupted: false,
    });
    expect(emptyTurns.value).toBe(0.2);
    expect(actions).toEqual({ deploy: 0.2, attack: 0.6, useTool: 0.1, useSpell: 0.1, defend: 0 });
    expect(leadChanges).toEqual({ value: 2, low: expect.closeTo(0.614, 3), high: expect.closeTo(3.386, 3) });
    expect(leaderAtHalf.value).toBe(0.5);
    expect(spells.Shardstorm).toMatchObject({ uses: 4, used: 1 });
    expect(spells["Babylon Burst"]).toMatchObject({ uses: 0, used: 0 });
    expect(speedRewards.map(({ value }) => value)).toEqual([0, 0, 0.5]);
  });
});
