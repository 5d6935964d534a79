// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { actionCost, shippedRules as rules } from "../../../rules/index.ts";
import { shownSpeed } from "../../../ui/battle/store/battle-state.ts";
import { click, descriptionOf, pageText, settle } from "../support/render.tsx";
import { action, BattleAtHand, creature, strike } from "./support/battle-at-hand.tsx";

const status = () => document.querySelector("p[data-phase]")?.textContent;

async function fieldOfBoth() {
  const play = await BattleAtHand.shown();
  const own = play.field(0);
  const foe = play.field(1);
  play.arrange(({ sides }) => {
    sides[0].energy = 25;
  });
  return { play, own, foe };
}

describe("an attack without a target", () => {
  it("asks for the target, and attacks the enemy that is pressed next (BAT-084)", async () => {
    const { play, own, foe } = await fieldOfBoth();
    click(creature(own));
    expect(action("Attack").getAttribute("aria-disabled")).toBeNull();
    click(action("Attack"));
    expect(status()).toBe("Choose whom to attack");
    expect(play.running.actions).toEqual([]);
    click(creature(foe));
    await settle();
    expect(play.running.actions).toEqual([{ type: "attack", attackerId: own.id, targetId: foe.id }]);
    expect(play.battleState.chosen.aimed).toBeNull();
  });

  it("can be finished with keys, and Escape cancels the question", async () => {
    const { play, own, foe } = await fieldOfBoth();
    strike("1");
    strike("a");
    expect(play.battleState.chosen).toMatchObject({
      actorId: own.id,
      aimed: { type: "attack", itemId: null },
    });
    const { chooseLess } = await import("../../../ui/battle/choose.ts");
    act(() => void chooseLess(play.arena.battle));
    expect(play.battleState.chosen).toMatchObject({ actorId: own.id, aimed: null });
    strike("a");
    strike("1", { shiftKey: true });
    await settle();
    expect(play.running.actions.at(-1)).toMatchObject({ targetId: foe.id });
  });

  it("is refused while the enemy's field is empty, and without energy (BAT-084)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    play.arrange(({ sides }) => {
      sides[1].hand.push(...sides[1].field.splice(0));
    });
    click(creature(own));
    expect(descriptionOf(action("Attack"))).toBe("There is nobody to attack");
    play.field(1);
    play.arrange(({ sides }) => {
      sides[0].energy = 1;
    });
    expect(action("Attack").getAttribute("aria-disabled")).toBe("true");
  });
});

describe("the status line in the player's turn", () => {
  it("changes with the selection (BAT-026)", async () => {
    const { play, own, foe } = await fieldOfBoth();
    expect(status()).toBe("Your turn - select a creature to act");
    click(creature(foe));
    expect(status()).toBe(`Select a creature to act on ${foe.name}`);
    click(creature(own));
    expect(status()).toMatch(/ against Enemy /);
    const [card] = play.battle.sides[0].hand;
    if (!card) throw new Error("An empty hand");
    click(creature(card));
    expect(status()).toMatch(/ is waiting in your hand$/);
    click(creature(own));
    expect(status()).toMatch(/ - choose an action$/);
    play.arrange(() => {
      own.stunnedTurns = 1;
    });
    click(creature(own));
    expect(status()).toMatch(/ cannot act now$/);
  });
});

describe("the buttons of the panel", () => {
  it("keep their place, because nothing before or between them depends on the selection", async () => {
    const { own } = await fieldOfBoth();
    const shape = () => {
      const panel = document.querySelector("[aria-label=Actions]");
      return [...(panel?.querySelectorAll("*") ?? [])].map(({ tagName }) => tagName).join(" ");
    };
    const unchosen = shape();
    click(creature(own));
    expect(shape()).toBe(unchosen);
    expect(pageText()).toContain("Already on the field");
  });
});

describe("the keyboard focus after an action", () => {
  it("follows a deployed card onto the field", async () => {
    const play = await BattleAtHand.shown();
    const [card] = play.battle.sides[0].hand;
    if (!card) throw new Error("An empty hand");
    act(() => creature(card).focus());
    click(creature(card));
    strike("d");
    await settle();
    expect(document.activeElement).toBe(creature(card));
    expect(document.activeElement?.closest("[data-row]")?.getAttribute("data-row")).toBe("player");
  });

  it("moves from a defeated creature to its neighbour, or to the player's side", async () => {
    const { play, foe } = await fieldOfBoth();
    const neighbour = play.field(1);
    act(() => creature(foe).focus());
    play.arrange(({ sides }) => {
      sides[1].fallen.push(...sides[1].field.splice(0, 1));
    });
    await settle();
    expect(document.activeElement).toBe(creature(neighbour));
    play.arrange(({ sides }) => {
      sides[1].fallen.push(...sides[1].field.splice(0, 1));
    });
    await settle();
    expect(document.activeElement?.closest("[data-row]")?.getAttribute("data-row")).toBe("player");
  });

  it("stays on the button that was pressed", async () => {
    const { own, foe } = await fieldOfBoth();
    click(creature(own));
    click(creature(foe));
    act(() => action("Attack").focus());
    click(action("Attack"));
    await settle();
    expect(document.activeElement).toBe(action("Attack"));
  });
});

describe("the combo", () => {
  it("shows only the count once it has more actions than it needs (BAT-140)", async () => {
    const play = await BattleAtHand.shown();
    play.arrange(({ sides }) => {
      sides[0].consecutiveActions = 5;
    });
    const combo = document.querySelector("[aria-label='Your side'] [title*='in one turn give']");
    expect(combo?.textContent).toBe("Combo 5 ×1.28");
  });
});

describe("the momentum of a side", () => {
  it("shows only the energy spent once that is more than it needs (BAT-100)", async () => {
    const play = await BattleAtHand.shown();
    const momentum = () =>
      document.querySelector("[aria-label='Your side'] [title*='energy spent in a turn']");
    play.arrange(({ sides }) => {
      sides[0].energySpent = 10;
    });
    expect(momentum()?.textContent).toBe("Momentum 10/10");
    play.arrange(({ sides }) => {
      sides[0].energySpent = 11;
    });
    expect(momentum()?.textContent).toBe("Momentum 11");
  });
});

describe("the only creature on the player's field", () => {
  it("the only creature is chosen as the turn begins, because nothing else could be chosen to act", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    await play.does({ type: "endTurn" });
    await settle();
    expect(play.battleState.shown?.phase).toBe("player");
    expect(play.battle.sides[0].field.map(({ id }) => id)).toEqual([own.id]);
    expect(play.battleState.chosen.actorId).toBe(own.id);
  });

  it("a creature is not chosen by itself once another one stands beside it", async () => {
    const play = await BattleAtHand.shown();
    const [own, other] = [play.field(0), play.field(0)];
    await play.does({ type: "endTurn" });
    await settle();
    expect(play.battleState.shown?.phase).toBe("player");
    expect(play.battle.sides[0].field.map(({ id }) => id)).toEqual([own.id, other.id]);
    expect(play.battleState.chosen.actorId).toBeNull();
  });
});

describe("the button to deploy without a chosen card", () => {
  it("costs what the cheapest card of the hand costs", async () => {
    const play = await BattleAtHand.shown();
    const costs = play.battle.sides[0].hand.map(({ id }) =>
      actionCost(rules, play.battle, 0, { type: "deploy", creatureId: id }),
    );
    expect(action("Deploy").textContent).toBe(`Deploy ${Math.min(...costs)}`);
    play.arrange(({ sides }) => {
      sides[0].hand = [];
    });
    expect(action("Deploy").textContent).toBe("Deploy");
  });
});

describe("the status line in a turn in which nothing is left", () => {
  it("says to end the turn instead of asking for a creature", async () => {
    const play = await BattleAtHand.shown();
    expect(status()).toBe("Your turn - select a creature to act");
    play.arrange(({ sides }) => {
      sides[0].energy = 0;
    });
    expect(status()).toBe("Nothing left to do - end your turn");
  });
});

describe("the status line while the player's field is empty", () => {
  it("warns from the second turn in a row on, unless no card can be paid (GAP-37)", async () => {
    const play = await BattleAtHand.shown();
    play.arrange(({ sides }) => {
      sides[0].field = [];
      sides[0].emptyTurns = 1;
    });
    expect(status()).toBe("Your field is empty: deploy a creature, or you lose (turn 2 of 3)");
    play.arrange(({ sides }) => {
      sides[0].energy = 0;
    });
    expect(status()).toBe("Nothing left to do - end your turn");
  });
});

describe("the speed of what is shown", () => {
  it("is that of the stated times in every action, unless the player lets long turns of the enemy hurry (BAT-181)", async () => {
    const { settings } = (await BattleAtHand.shown()).arena.game.store.getState();
    const speedAt = (shownOfTurn: number, hurryEnemy: boolean) =>
      shownSpeed(rules, { speed: 1, skipping: false, shownOfTurn }, { hurryEnemy });
    expect([0, 1, 2, 5].map((shown) => speedAt(shown, settings.hurryEnemy))).toEqual([1, 1, 1, 1]);
    expect([0, 1, 2, 5].map((shown) => speedAt(shown, true))).toEqual([1, 1, 1.6, 1.6]);
  });

  it("rises from the third action of an enemy's turn on, where the player wants that, and skips wherever the player skips", () => {
    const hurried = { hurryEnemy: true };
    const speedAt = (shownOfTurn: number, from = rules) =>
      shownSpeed(from, { speed: 2, skipping: false, shownOfTurn }, hurried);
    expect([0, 1, 2, 5].map((shownOfTurn) => speedAt(shownOfTurn))).toEqual([2, 2, 3.2, 3.2]);
    const skipped = { speed: 2, skipping: true, shownOfTurn: 5 } as const;
    expect(shownSpeed(rules, skipped, hurried)).toBe(Number.POSITIVE_INFINITY);
    const enemyTurn = { hurriesAfter: 1, hurryFactor: 3 };
    const hasty = { ...rules, battleScreen: { ...rules.battleScreen, enemyTurn } };
    expect([0, 1].map((shownOfTurn) => speedAt(shownOfTurn, hasty))).toEqual([2, 6]);
  });
});
