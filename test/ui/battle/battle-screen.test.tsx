// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { statusText } from "../../../ui/battle/header/status-line.tsx";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import { click, descriptionOf, pageText, settle, the } from "../support/render.tsx";
import { action, BattleAtHand, creature } from "./support/battle-at-hand.tsx";

describe("the battle screen", () => {
  it("shows turn, difficulty, whose turn it is, energy, synergies, combo and momentum (BAT-025, CON-54)", async () => {
    await BattleAtHand.shown();
    const header = document.querySelector("header")?.textContent;
    expect(header).toContain("Turn 1");
    expect(header).toContain("Easy");
    expect(header).toContain("Your turn");
    expect(document.querySelector("[aria-label='Your side']")?.textContent).toContain(
      "Energy 10/25+3 next turn",
    );
    expect(document.querySelector("[aria-label='Enemy side']")?.textContent).toContain(
      "Combo 0/3Momentum 0/10",
    );
    click(the("button", "Your Synergy +0%"));
    await settle();
    expect(pageText()).toContain("No synergy is at work.");
  });

  it("shows the factor of the combo, 1.05 for each action, from the first one on (CON-62, BAT-140)", async () => {
    const play = await BattleAtHand.shown();
    const combo = () => document.querySelector("[aria-label='Your side'] [title*='in one turn give']");
    expect(combo()?.textContent).toBe("Combo 0/3");
    for (const [actions, text] of [
      [1, "Combo 1/3 ×1.05"],
      [3, "Combo 3/3 ×1.16"],
    ] as const) {
      play.arrange(({ sides }) => {
        sides[0].consecutiveActions = actions;
      });
      expect(combo()?.textContent).toBe(text);
    }
  });

  it("shows the status line between the enemy's row and the player's own (BAT-024)", async () => {
    await BattleAtHand.shown();
    const status = [...document.querySelectorAll("p")].find(
      ({ textContent }) => textContent === "Your turn - select a creature to act",
    );
    const row = (owner: string) => document.querySelector(`[data-row=${owner}]`);
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    expect((row("enemy")?.compareDocumentPosition(status as Node) ?? 0) & follows).toBe(follows);
    expect((status?.compareDocumentPosition(row("player") as Node) ?? 0) & follows).toBe(follows);
  });

  it("lists the synergies of a side (BAT-063)", async () => {
    const play = await BattleAtHand.shown();
    await play.does({ type: "deploy", creatureId: play.battle.sides[0].hand[0]?.id ?? "" });
    const [synergy] = play.battleState.shown?.view.player.activeSynergies ?? [];
    if (!synergy) throw new Error("This team has a synergy from its first creature on");
    const button = [...document.querySelectorAll("button")].find((one) =>
      one.textContent?.startsWith("Synergy"),
    );
    click(button as HTMLElement);
    await settle();
    expect(pageText()).toContain(synergy.name);
    expect(pageText()).toContain(synergy.description);
  });

  it.each([
    ["player", null, "Your turn - select a creature to act"],
    ["enemy", "thinking", "Enemy is planning next move..."],
    ["enemy", "attacking", "Enemy is attacking..."],
    ["enemy", "defending", "Enemy is defending..."],
    ["enemy", "acting", "Enemy is taking their turn..."],
    ["enemy", null, "Enemy is taking their turn..."],
  ] as const)("has a status line for phase %s, mood %s (BAT-026, BAT-027)", (phase, mood, text) => {
    expect(statusText(rules, { phase, mood }, null)).toBe(text);
  });

  it("shows each card of the hand with cost, form, rarity and numbers, and why it cannot be deployed (BAT-032)", async () => {
    const play = await BattleAtHand.shown();
    play.arrange(({ sides }) => {
      sides[0].energy = 0;
    });
    const [card] = play.battle.sides[0].hand;
    if (!card) throw new Error("An empty hand");
    const { maxHealth } = card.battleStats;
    const cost = card.battleStats.energyCost;
    const name = play.nameOf(card);
    const details = creature(card).textContent;
    expect(details).toContain(`Deploy for ${cost} energy: ${name}`);
    expect(details).toContain(card.creature.rarity);
    expect(details).toContain(`Health ${Math.round(maxHealth)}`);
    expect(details).toContain(`Not enough energy to deploy ${play.nameOf(card)}. Needs ${cost} energy.`);
  });

  it("says when the hand is empty, and when it holds more than five cards (BAT-033)", async () => {
    const play = await BattleAtHand.shown();
    expect(pageText()).not.toContain("Scroll for more");
    play.arrange(({ sides: [own] }) => {
      own.hand.push(...own.deck.splice(0, 6 - own.hand.length));
    });
    expect(pageText()).toContain("Scroll for more: 6 cards");
    play.arrange(({ sides: [own] }) => {
      own.deck.push(...own.hand.splice(0));
    });
    expect(pageText()).toContain("No cards in hand");
  });

  it("names every creature, its health, its statuses and its possible actions (BAT-029)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const foe = play.field(1);
    play.arrange(() => {
      own.currentHealth = own.battleStats.maxHealth * 0.25;
      own.isDefending = true;
      own.barrier = 12;
    });
    const { maxHealth } = own.battleStats;
    const health = `Health ${Math.ceil(maxHealth * 0.25)} of ${Math.round(maxHealth)}`;
    expect(creature(own).getAttribute("aria-label")).toContain(health);
    expect(descriptionOf(creature(own))).toContain("Defending. Barrier of 12");
    expect(descriptionOf(creature(own))).toContain("Can Attack, Use Tool, Cast Spell");
    expect(creature(own).querySelector("[data-health]")?.getAttribute("data-health")).toBe("critical");
    expect(creature(foe).getAttribute("aria-label")).toMatch(/^Enemy .*, Health \d+ of \d+$/);
  });
});

describe("the panel of actions", () => {
  it("asks for a creature, and lets the player end the turn at any time (BAT-034, BAT-035, BAT-040)", async () => {
    await BattleAtHand.shown();
    for (const name of ["Deploy", "Attack", "Use Tool", "Cast Spell", "Defend"]) {
      expect(action(name).getAttribute("aria-disabled"), name).toBe("true");
      expect(descriptionOf(action(name)), name).toBe("Select a creature to act");
    }
    expect(action("End Turn").getAttribute("aria-disabled")).toBeNull();
    expect(action("Attack").textContent).toBe("Attack 2");
    expect(action("Cast Spell").textContent).toBe("Cast Spell 4");
    expect(action("Defend").textContent).toBe("Defend 1");
  });

  it("deploys the chosen card, for which it offers nothing else (BAT-070, BAT-085)", async () => {
    const play = await BattleAtHand.shown();
    const [card] = play.battle.sides[0].hand;
    if (!card) throw new Error("An empty hand");
    click(creature(card));
    expect(creature(card).getAttribute("aria-pressed")).toBe("true");
    expect(action("Deploy").textContent).toBe(`Deploy ${card.battleStats.energyCost}`);
    expect(descriptionOf(action("Attack"))).toBe("Deploy this creature first");
    click(action("Deploy"));
    await settle();
    expect(play.battle.sides[0].field).toContain(card);
    expect(pageText()).toContain(`${play.nameOf(card)} deployed.`);
  });

  it("attacks the chosen target, and shows the expected damage before (BAT-084)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    const foe = play.field(1);
    expect(pageText()).not.toMatch(/Damage \d+/);
    click(creature(foe));
    click(creature(own));
    expect(pageText()).toMatch(/Damage \d+/);
    expect(pageText()).toMatch(/\d+% chance to defeat/);
    click(action("Attack"));
    await settle();
    expect(play.running.actions.at(-1)).toEqual({ type: "attack", attackerId: own.id, targetId: foe.id });
  });

  it("lights up a pressed button for 500 ms, again at each press (BAT-181)", async () => {
    const play = await BattleAtHand.shown();
    act(() => changeSettings(play.arena.game, { askBeforeEndTurn: false }));
    const light = () => action("End Turn").querySelector<HTMLElement>("[data-press-light]");
    expect(light()).toBeNull();
    click(action("Attack"));
    expect(document.querySelector("[data-press-light]"), "of a refused press").toBeNull();
    click(action("End Turn"));
    await settle();
    const first = light();
    expect(first?.style.getPropertyValue("--press-light")).toBe("500ms");
    click(action("End Turn"));
    await settle();
    expect(light()).not.toBe(first);
    act(() => void light()?.dispatchEvent(new Event("animationend", { bubbles: true })));
    expect(light()).toBeNull();
  });

  it("says how much energy is missing (BAT-092, BAT-093)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    play.field(1);
    play.arrange(({ sides }) => {
      sides[0].energy = 0;
    });
    click(creature(own));
    expect(descriptionOf(action("Defend"))).toBe("Not enough energy to defend. Needs 1 energy.");
    expect(descriptionOf(action("Cast Spell"))).toMatch(/^Not enough energy to cast .+\. Needs 4 energy\.$/);
  });

  it("names the stance of a defending creature once, with the turns that are left", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    click(creature(own));
    await settle();
    click(action("Defend"));
    await settle();
    expect(descriptionOf(creature(own))).toContain("Defending, 2 turns left");
    expect(descriptionOf(creature(own))).not.toContain("Defensive Stance");
  });

  it("does not let a defending creature defend again (BAT-039)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    play.arrange(() => {
      own.isDefending = true;
    });
    click(creature(own));
    expect(descriptionOf(action("Defend"))).toBe("Creature is already defending");
  });

  it("says why a stunned creature cannot act, which can be selected all the same (BAT-041, BAT-075, CON-85, ERR-042)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    play.arrange(() => {
      own.stunnedTurns = 1;
    });
    click(creature(own));
    expect(play.battleState.chosen).toMatchObject({ actorId: null, inspectedId: own.id });
    for (const name of ["Deploy", "Attack", "Use Tool", "Cast Spell", "Defend"]) {
      expect(action(name).getAttribute("aria-disabled"), name).toBe("true");
      expect(descriptionOf(action(name)), name).toBe("Creature is stunned and cannot act this turn");
    }
    expect(descriptionOf(creature(own))).toContain("Stunned");
  });

  it("says at each action that a charging creature cannot act (BAT-035, CON-85)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    play.arrange(({ sides: [{ spells }] }) => {
      own.charging = spells[0]?.name ?? "";
    });
    click(creature(own));
    const why = descriptionOf(action("Defend"));
    expect(why).toContain("charging");
    for (const name of ["Deploy", "Attack", "Use Tool", "Cast Spell"])
      expect(descriptionOf(action(name)), name).toBe(why);
  });

  it("is disabled during the enemy's turn (BAT-007, BAT-035, BAT-042)", async () => {
    const play = await BattleAtHand.shown();
    const own = play.field(0);
    act(() =>
      play.arena.battle.store.setState(({ shown }) => {
        if (shown) shown.phase = "enemy";
      }),
    );
    await settle();
    expect(descriptionOf(action("End Turn"))).toBe("Waiting for enemy turn...");
    const before = play.running.actions.length;
    click(action("End Turn"));
    click(creature(own));
    expect(play.running.actions).toHaveLength(before);
    expect(play.battleState.chosen.actorId).toBeNull();
  });
});
