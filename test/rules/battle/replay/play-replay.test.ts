import { describe, expect, it } from "vitest";
import { hashRules, newReplay, playReplay, type Replay } from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { rules } from "../support/scene.ts";

function played(seed: string): { replay: Replay; end: string } {
  let end = "";
  const setup = randomSetup(rules, seed);
  const actions = playRandomly(rules, setup, (battle) => {
    if (battle.winner !== null) end = JSON.stringify(battle);
  });
  const replay = newReplay(rules, hashRules(rules), setup, actions);
  return { replay: JSON.parse(JSON.stringify(replay)), end };
}

describe("playReplay", () => {
  it("repeats the battle byte for byte (GAP-51)", () => {
    for (let number = 0; number < 30; number++) {
      const { replay, end } = played(`replay:${number}`);
      const { battle, divergence } = playReplay(rules, replay);
      expect(divergence).toBeNull();
      expect(JSON.stringify(battle)).toBe(end);
      expect(Object.keys(replay).sort()).toEqual([
        "actions",
        "checks",
        "rulesHash",
        "seed",
        "setup",
        "version",
      ]);
    }
  });

  it("names the turn and the index of a refused action (GAP-51)", () => {
    const { replay } = played("replay:refused");
    const index = Math.floor(replay.actions.length / 2);
    replay.actions[index] = { type: "deploy", creatureId: "nobody" };
    const { battle, divergence } = playReplay(rules, replay);
    expect(divergence).toEqual({ turn: battle.turn, index, reason: "Invalid action" });
    expect(battle.winner).toBeNull();
  });

  it("names the action after which the state differs (GAP-51)", () => {
    const { replay } = played("replay:changed");
    const index = replay.actions.findIndex(({ type }) => type === "attack");
    expect(index).toBeGreaterThan(0);
    replay.actions[index] = { type: "endTurn" };
    expect(playReplay(rules, replay).divergence).toMatchObject({ index });
    const stronger = structuredClone(rules);
    stronger.battle.damage.varianceLow = 0.9;
    stronger.battle.damage.varianceHigh = 1.3;
    const other = played("replay:changed").replay;
    const attack = other.actions.findIndex(({ type }) => type === "attack");
    const found = playReplay(stronger, other).divergence;
    expect(found?.index).toBeGreaterThanOrEqual(attack);
  });

  it("diverges with another seed (GAP-51)", () => {
    const { replay } = played("replay:seed");
    expect(playReplay(rules, { ...replay, seed: "other" }).divergence).not.toBeNull();
  });
});
