import { describe, expect, it } from "vitest";
import { type BattleEvent, BattleLog, newBattle, viewFor } from "../../../../rules/index.ts";
import { act, endTurn } from "../support/play.ts";
import { randomSetup } from "../support/random-battle.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const scene = () =>
  battleWith({
    own: {
      field: [{ id: "hero", species: "bullx", fusion: 1, bonus: { strength: 2 } }],
      hand: [{ id: "card" }],
      deck: [{ id: "next" }],
      tools: ["Olympia Emblem", "Ledger Lens"],
      spells: ["Shardstorm", "Scrypto Surge"],
    },
    foe: {
      field: [{ id: "foe" }],
      hand: [{ id: "secret-hand" }],
      deck: [{ id: "secret-deck" }],
      tools: ["Validator Core", "Babylon Keystone"],
      spells: ["Babylon Burst"],
    },
  });

describe("a viewer", () => {
  it("sees the other side's hand and deck as numbers, and neither unused items nor the dice (GAP-43)", () => {
    const battle = scene();
    const view = viewFor(rules, battle, 0);
    expect(view.enemy).toMatchObject({
      hand: [{ hidden: true }],
      deck: null,
      deckCount: 1,
      tools: [],
      spells: [],
    });
    const text = JSON.stringify(view);
    for (const hidden of [
      "secret-hand",
      "secret-deck",
      "Validator Core",
      "Babylon Burst",
      "seed",
      "random",
      "counter",
      "scene",
    ])
      expect(text, hidden).not.toContain(hidden);
    expect(view.player.hand).toMatchObject([{ id: "card" }]);
    expect(view.player.deck).toMatchObject([{ id: "next" }]);
  });

  it("sees a tool or spell once it was used, and keeps seeing it (GAP-43)", () => {
    const battle = scene();
    endTurn(battle);
    act(battle, { type: "useTool", toolId: "Validator Core", creatureId: "foe" });
    act(battle, { type: "useSpell", spellId: "Babylon Burst", casterId: "foe", targetId: "hero" }, [0.9]);
    endTurn(battle);
    const { tools, spells } = viewFor(rules, battle, 0).enemy;
    expect(tools.map(({ name, used }) => [name, used])).toEqual([["Validator Core", true]]);
    expect(spells.map(({ name }) => name)).toEqual(["Babylon Burst"]);
    endTurn(battle);
    expect(viewFor(rules, battle, 0).enemy.spells).toHaveLength(1);
  });

  it("sees no hand, deck or unused item when watching (GAP-43)", () => {
    const view = viewFor(rules, scene(), "watcher");
    for (const side of [view.player, view.enemy])
      expect(side).toMatchObject({
        hand: [{ hidden: true }],
        deck: null,
        deckCount: 1,
        tools: [],
        spells: [],
      });
    expect(JSON.stringify(view)).not.toMatch(/secret|"card"|"next"|Ledger Lens|seed/);
  });

  it("sees itself as the player, on either side (BAT-065)", () => {
    const battle = scene();
    const view = viewFor(rules, battle, 1);
    expect(view).toMatchObject({ gameState: "battle", turn: 1, activePlayer: "enemy", difficulty: "medium" });
    expect(view.player.field).toMatchObject([{ id: "foe", owner: "player" }]);
    expect(view.enemy.field).toMatchObject([{ id: "hero", owner: "enemy" }]);
    battle.winner = 0;
    expect([0, 1].map((side) => viewFor(rules, battle, side as 0 | 1).gameState)).toEqual([
      "victory",
      "defeat",
    ]);
    battle.winner = "draw";
    expect(viewFor(rules, battle, 0).gameState).toBe("draw");
  });

  it("gets every documented field of a creature (BAT-056, BAT-057, BAT-058)", () => {
    const battle = scene();
    act(battle, { type: "defend", creatureId: "hero" });
    const [hero] = viewFor(rules, battle, 0).player.field;
    expect(hero).toMatchObject({
      id: "hero",
      species_id: "bullx",
      species_name: "Bullx",
      form: 0,
      rarity: "Common",
      image_url: "bullx_egg.png",
      stats: { energy: 5 },
      specialty_stats: [],
      combination_level: 1,
      owner: "player",
      maxHealth: 54,
      currentHealth: 54,
      isDefending: true,
      isStunned: false,
      statusEffects: [],
      buffs: ["Defensive Stance"],
      activeEffectInstances: [{ name: "Defensive Stance", casterId: "hero", turn: 1, duration: 2 }],
      activeSynergies: [],
      nextAttackBonus: 0,
      barrier: 0,
      damageReduction: 0,
      attacksThisTurn: 0,
      permanentModifications: { strength: 2 },
    });
    expect(Object.keys(hero?.battleStats ?? {})).toEqual([
      "physicalAttack",
      "magicalAttack",
      "physicalDefense",
      "magicalDefense",
      "maxHealth",
      "initiative",
      "criticalChance",
      "dodgeChance",
      "energyCost",
    ]);
  });

  it("gets every documented field of effects and statuses (BAT-059, BAT-060, BAT-075)", () => {
    const battle = scene();
    battle.turn = 4;
    act(battle, { type: "useTool", toolId: "Olympia Emblem", creatureId: "hero" });
    act(battle, { type: "useSpell", spellId: "Shardstorm", casterId: "hero" });
    fighter(battle, "hero").stunnedTurns = 1;
    const [hero] = viewFor(rules, battle, 0).player.field;
    expect(hero?.activeEffects).toEqual([
      {
        name: "Olympia Emblem",
        icon: "icon_charge",
        type: "buff",
        duration: 4,
        turnsLeft: 4,
        statModifications: { physicalDefense: 5, magicalDefense: 2.5 },
        healthOverTime: 13,
        effectType: "Charge",
        chargeEffect: { maxTurns: 4, finalBurst: 47 },
        startTurn: 4,
      },
    ]);
    expect(hero).toMatchObject({ isStunned: true, isCharging: true });
    expect(hero?.statusEffects).toEqual([
      {
        type: "STUNNED",
        name: "Stunned",
        effectType: null,
        duration: 1,
        stacks: 1,
        chargeProgress: null,
        isReady: false,
        statModifications: {},
        description: "Creature is stunned and cannot act this turn",
        damageReduction: 0,
      },
      expect.objectContaining({
        type: "CHARGING",
        name: "Shardstorm",
        effectType: "Charge",
        chargeProgress: 0.5,
      }),
    ]);
  });

  it("reads the cards of tools and spells with their numbers (BAT-061, BAT-062, CON-70)", () => {
    const { tools, spells } = viewFor(rules, scene(), 0).player;
    expect(tools[1]).toEqual({
      id: "Ledger Lens",
      name: "Ledger Lens",
      rarity: "Common",
      image_url: null,
      description:
        "+12 physical and +12 magical defence, +20 max health, a barrier of 20 and 8 health a turn for 4 turns.",
      power_level: null,
      strategic_value: null,
      used: false,
      tool_type: "magic",
      tool_effect: "Shield",
      usage_cost: 0,
      isEnemyItem: false,
    });
    expect(spells[1]).toMatchObject({
      spell_type: "strength",
      spell_effect: "Drain",
      mana_cost: 4,
      description:
        "21 damage a turn and -4 to both attacks of the target; 10 health a turn and +3 to both attacks for the caster; 3 turns.",
    });
  });

  it("gets log, last actions, combo and momentum (BAT-065)", () => {
    const battle = scene();
    const events: BattleEvent[] = [];
    events.push(...act(battle, { type: "attack", attackerId: "hero", targetId: "foe" }, [0.99, 0.5, 0.99]));
    events.push(...act(battle, { type: "defend", creatureId: "hero" }));
    const view = viewFor(rules, battle, 0, new BattleLog(rules, battle, 0).follow(events));
    expect(view).toMatchObject({
      lastAttack: { attackerId: "hero", targetId: "foe" },
      lastDefend: { creatureId: "hero" },
      lastSpell: null,
      lastTool: null,
      player: {
        energy: 22,
        energyCap: 25,
        energyMomentum: 3,
        consecutiveActions: 2,
        bestCombo: 2,
        fieldLimit: 4,
      },
    });
    expect(view.battleLog.map(({ message }) => message)).toEqual([
      "Bullx dealt 12 damage to foe.",
      "Bullx took a defensive stance.",
    ]);
  });

  it("gets a view that shares no mutable object with the battle (GAP-43)", () => {
    const battle = newBattle(rules, randomSetup(rules, "shared"));
    const before = JSON.stringify(battle);
    const view = viewFor(rules, battle, 0);
    for (const card of [...view.player.field, ...view.player.hand])
      if (!("hidden" in card)) {
        card.battleStats.maxHealth = 1;
        card.stats.energy = 1;
        card.specialty_stats.pop();
      }
    expect(JSON.stringify(battle)).toBe(before);
  });
});
