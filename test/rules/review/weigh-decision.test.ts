import { describe, expect, it } from "vitest";
import { type Battle, type BattleAction, cloneBattle, newRandom } from "../../../rules/index.ts";
import type { OwnDecision } from "../../../rules/review/own-decisions.ts";
import type { Line } from "../../../rules/review/play-line.ts";
import { leadPlayedOn, verdictOn, weighDecision } from "../../../rules/review/weigh-decision.ts";
import { battleWith, rules } from "../battle/support/scene.ts";

const ATTACK: BattleAction = { type: "attack", attackerId: "own", targetId: "foe" };
const END: BattleAction = { type: "endTurn" };

/** One blow wins; after any other move the enemy has a turn. */
const winInReach = () =>
  battleWith({
    own: { field: [{ id: "own", health: 1, battle: { physicalAttack: 100 } }], energy: 2 },
    foe: { field: [{ id: "foe", health: 1, battle: { dodgeChance: 0, initiative: 0 } }], energy: 10 },
  });

function weigh(battle: Battle, played: Line, isForced = false) {
  const decision: OwnDecision = { index: 0, turn: 1, battle, played, isForced };
  return weighDecision(rules, 0, decision, 24, newRandom("dice"));
}

describe("weighDecision", () => {
  it("calls a missed win a mistake and names the move that wins", () => {
    const { verdict, alternative, lead } = weigh(winInReach(), [END]);
    expect({ verdict, alternative }).toEqual({ verdict: "mistake", alternative: ATTACK });
    expect(lead.mean).toBeGreaterThan(0.05);
  });

  it("calls the winning move the best one", () => {
    const { verdict, alternative } = weigh(winInReach(), [ATTACK, END]);
    expect(verdict).toBe("best");
    expect(alternative).not.toEqual(ATTACK);
  });

  it("judges a move by the turn that followed where the script would have done worse", () => {
    // Two attacks win; after the defence the script spends their energy on the card, which attacks too late.
    const battle = battleWith({
      own: {
        field: [{ id: "own", health: 1, battle: { physicalAttack: 100 } }],
        hand: [{ id: "card", battle: { energyCost: 4 } }],
        energy: 5,
      },
      foe: {
        field: [{ id: "foe", health: 120, battle: { maxHealth: 500, dodgeChance: 0, initiative: 0 } }],
        energy: 10,
      },
    });
    const defend: BattleAction = { type: "defend", creatureId: "own" };
    expect(weigh(battle, [defend, ATTACK, ATTACK, END])).toMatchObject({ verdict: "best" });
    expect(weigh(battle, [defend, END]).verdict).toBe("mistake");
  });

  it("offers no alternative to the end of a turn that was forced", () => {
    const battle = winInReach();
    battle.sides[0].energy = 0;
    expect(weigh(battle, [END], true)).toMatchObject({ verdict: "forced", alternative: null });
  });

  it("judges the same whatever the other side holds, and whatever comes next (GAP-43)", () => {
    const scene = {
      field: [{ id: "own" }],
      hand: [{ id: "card" }],
      deck: [{ id: "a" }, { id: "b" }],
      energy: 9,
    };
    const foe = { field: [{ id: "foe" }], hand: [{ id: "hidden" }], deck: [{ id: "far" }] };
    const battle = battleWith({ own: scene, foe });
    const changed = cloneBattle(battle);
    for (const card of [...changed.sides[1].hand, ...changed.sides[1].deck])
      card.battleStats.physicalAttack = 999;
    changed.sides[0].deck.reverse();
    changed.random = newRandom("other rolls");
    expect(weigh(changed, [END])).toEqual(weigh(battle, [END]));
  });
});

describe("leadPlayedOn", () => {
  const decision = (battle: Battle, played: Line): OwnDecision => ({
    index: 0,
    turn: 1,
    battle,
    played,
    isForced: false,
  });

  it("keeps a missed win a mistake, after as few playings as make it clear", () => {
    const leads = [...leadPlayedOn(rules, 0, decision(winInReach(), [END]), ATTACK, 160, newRandom("dice"))];
    expect(leads).toHaveLength(1);
    expect(leads.map(verdictOn)).toEqual(["mistake"]);
  });

  it("takes a mistake back that playing on does not confirm", () => {
    const leads = [...leadPlayedOn(rules, 0, decision(winInReach(), [ATTACK]), END, 160, newRandom("dice"))];
    expect(leads).toHaveLength(1);
    expect(leads.map(verdictOn)).toEqual(["best"]);
  });
});
