import { newFighter } from "../../../../rules/battle/setup/fighter.ts";
import { statOf } from "../../../../rules/battle/stats/card-values.ts";
import type { Battle, BattleEvent, Fighter, RuleSet, SideIndex } from "../../../../rules/index.ts";
import * as stated from "./stated-numbers.ts";
import { synergies } from "./stated-synergies.ts";

type Event<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

const close = (value: number, expected: number, within = 1e-9) => Math.abs(value - expected) <= within;

/** A hundredth, as battle stats are kept with two decimals. */
const KEPT = 0.0051;

/**
 * Holds what one action did against the documents, as an outsider would who reads nothing of the rules but what the
 * documents leave open: blends, and how many creatures make a pair.
 */
export class Audit {
  readonly problems: string[] = [];
  /** How often each kind of sentence was held against a battle. */
  readonly checked: Record<string, number> = {};
  private readonly rules: RuleSet;

  constructor(rules: RuleSet) {
    this.rules = rules;
  }

  /** One action; `before` and `after` are whole battles. */
  action(before: Battle, events: readonly BattleEvent[], after: Battle): void {
    let rallies = 0;
    const changed = new Set<SideIndex>();
    for (const event of events) {
      if (event.type === "synergiesChanged") changed.add(event.side);
      if (event.type === "rallied") rallies += 1;
      if (event.type === "deployed") this.deployment(before, event);
      if (event.type === "attacked") this.attackCost(before, event);
      if (event.type === "defended") this.defence(before, event, after);
      if (event.type === "spellCast") this.spell(before, event);
      if (event.type === "toolUsed") this.tool(before, event);
      if (event.type === "turnStarted") this.turnStart(before, event);
      if (event.type === "turnEnded") this.turnEnd(before, event, after);
      if (event.type === "damaged") this.damage(before, event, changed);
    }
    if (rallies === 0) this.energyAdds(before, events, after);
    for (const side of [0, 1] as const) this.side(after, side);
  }

  private check(what: string, holds: boolean, found: () => string): void {
    this.checked[what] = (this.checked[what] ?? 0) + 1;
    if (!holds) this.problems.push(`${what}: ${found()}`);
  }

  private equal(what: string, value: number, expected: number, within = 1e-9): void {
    this.check(what, close(value, expected, within), () => `${value}, stated ${expected}`);
  }

  private deployment({ sides }: Battle, { side, creatureId, cost, unasked }: Event<"deployed">): void {
    const { form } = find(sides[side].hand, creatureId);
    this.equal("a deployment costs 5 plus the form", cost, stated.COST.deploy + form);
    this.check("a deployment is asked for", !unasked, () => creatureId);
  }

  private attackCost({ sides }: Battle, { side, attackerId, cost }: Event<"attacked">): void {
    const price = reduced(stated.COST.attack, find(sides[side].field, attackerId));
    this.equal("an attack costs 2", cost, price);
  }

  private defence(before: Battle, { side, creatureId, cost }: Event<"defended">, after: Battle): void {
    const fighter = find(before.sides[side].field, creatureId);
    this.equal("defending costs 1", cost, reduced(stated.COST.defend, fighter));
    const stance = find(after.sides[side].field, creatureId).effects.find(({ kind }) => kind === "defense");
    const share = 0.5 * stated.RARITY[fighter.creature.rarity];
    this.equal("a stance lasts 2 turns", stance?.turns.length ?? 0, 2);
    const { physicalDefense, magicalDefense } = fighter.battleStats;
    for (const turn of stance?.turns ?? []) {
      this.equal("a stance adds half of the defence", turn.physicalDefense, physicalDefense * share, KEPT);
      this.equal("a stance adds half of the defence", turn.magicalDefense, magicalDefense * share, KEPT);
    }
    const level = before.difficulty ?? "pvp";
    this.equal("a stance reduces damage", after.sides[side].stanceReduction, stated.STANCE[level]);
  }

  private spell({ sides }: Battle, { side, casterId, cost }: Event<"spellCast">): void {
    this.equal("a spell costs 4", cost, reduced(stated.COST.spell, find(sides[side].field, casterId)));
  }

  private tool({ sides }: Battle, { side, toolId }: Event<"toolUsed">): void {
    const { tools } = sides[side];
    const name = tools.find(({ id }) => id === toolId)?.name;
    const before = tools.filter((tool) => tool.name === name && (tool.used || tool.revealed));
    this.check("a tool is used once a battle", before.length === 0, () => String(name));
  }

  private turnStart({ sides }: Battle, event: Event<"turnStarted">): void {
    const side = sides[event.side];
    if (side.turnsBegun === 0) return;
    const decayed = side.energy > stated.ENERGY.decaysAbove ? Math.floor(side.energy * 0.1) : 0;
    this.equal("energy above 10 decays by a tenth", event.decayed, decayed);
    let energyStats = 0;
    for (const { creature } of side.field) energyStats += statOf(creature, "energy") ?? 0;
    const regained =
      stated.ENERGY.regeneration +
      Math.floor(energyStats / stated.ENERGY.perRegeneration) +
      Math.floor(side.energySpent / stated.ENERGY.perMomentum);
    const room = stated.ENERGY.cap - (side.energy - decayed);
    this.equal("a turn regains 3, the field's and momentum", event.regenerated, Math.min(regained, room));
  }

  private turnEnd({ sides }: Battle, { side, actions }: Event<"turnEnded">, after: Battle): void {
    this.equal("actions are counted", actions, sides[side].consecutiveActions);
    if (actions < 3) return;
    for (const { effects } of after.sides[side].field) {
      const combo = effects.find(({ name }) => name === this.rules.battle.combo.name);
      for (const { physicalAttack, magicalAttack } of combo?.turns ?? []) {
        this.equal("a combo gives 2 attack", physicalAttack, 2);
        this.equal("a combo gives 2 attack", magicalAttack, 2);
      }
    }
  }

  private damage(before: Battle, event: Event<"damaged">, changed: ReadonlySet<SideIndex>): void {
    const { breakdown: hit, side, creatureId, sourceId = "" } = event;
    const { kind, base, variance, critical, matchup, defence, stance, reduction, formFactor, cap } = hit;
    const factors =
      base * variance * (critical ? stated.CRITICAL : 1) * matchup * (1 - defence) * (1 - stance);
    const most = cap ?? Number.POSITIVE_INFINITY;
    const amount = Math.max(Math.min(factors * (1 - reduction) * formFactor, most), hit.minimum ?? 0);
    const total = Math.max(1, Math.floor(amount - Math.min(hit.absorbed, amount) + 0.5));
    this.check(
      "damage is the product of its stated factors",
      close(event.amount, total, 1) && (Math.abs((amount % 1) - 0.5) < 1e-6 || event.amount === total),
      () => `${event.amount}, stated ${total}`,
    );
    this.check("effects reduce by 15% at most", reduction <= stated.REDUCTION_CAP, () => String(reduction));
    const source = everyone(before).find(({ id }) => id === sourceId);
    const target = everyone(before).find(({ id }) => id === creatureId);
    if (!source || !target) return;
    if (kind === "physical" || kind === "magical") this.blow(before, event, source, target);
    else this.magic(event, source);
    if (changed.has(side) || kind === "effect") return;
    const { physicalDefense, magicalDefense } = target.battleStats;
    const ignores = kind === "spell" && defence === 0;
    const share =
      kind === "physical" ? stated.physicalShare(physicalDefense) : stated.magicalShare(magicalDefense);
    this.equal("defence reduces as stated", defence, ignores ? 0 : share, 1e-6);
  }

  private blow({ sides }: Battle, event: Event<"damaged">, attacker: Fighter, target: Fighter): void {
    const { base, variance, matchup, stance, formFactor, cap, minimum, kind } = event.breakdown;
    const { physicalAttack, magicalAttack } = attacker.battleStats;
    const attack = kind === "physical" ? physicalAttack : magicalAttack;
    this.equal("an attack hits with the whole attack", base, attack + attacker.nextAttackBonus);
    this.check(
      "an attack is the stronger one",
      attack === Math.max(physicalAttack, magicalAttack),
      () => kind,
    );
    const [low, high] = stated.VARIANCE;
    this.check("variance is 0.85 to 1.15", variance >= low && variance <= high, () => String(variance));
    const [least, most] = stated.MATCHUP;
    this.check("a matchup is 0.5 to 1.8", matchup >= least && matchup <= most, () => String(matchup));
    const scaling = stated.formScaling(attacker.form - target.form);
    this.equal("forms scale an attack", formFactor, scaling.factor);
    const limit = scaling.cap === null ? null : scaling.cap * target.battleStats.maxHealth;
    this.equal("forms cap an attack", cap ?? -1, limit ?? -1, 1e-6);
    this.equal("an attack does 2 x form + 1 at least", minimum ?? -1, stated.minimumDamage(attacker.form));
    this.equal(
      "a stance prevents its share",
      stance,
      target.isDefending ? sides[target.side].stanceReduction : 0,
    );
  }

  /** A spell at once or over time: stated damage times the factor of its caster's magic. */
  private magic({ breakdown }: Event<"damaged">, caster: Fighter): void {
    const { kind, base, variance, formFactor, minimum, cap } = breakdown;
    const factor = stated.casterFactor(statOf(caster.creature, "magic") ?? stated.DEFAULT_MAGIC);
    const list = Object.values(kind === "spell" ? stated.SPELL_DAMAGE : stated.DAMAGE_EACH_TURN);
    const expected = list.map((damage) => damage * factor);
    this.check(
      "spell damage is the stated one times 1 + magic x 0.15",
      expected.some((damage) => close(base, damage, kind === "spell" ? 1e-9 : 0.051)),
      () => `${kind} ${base}, stated ${expected.join(" or ")}`,
    );
    this.check(
      "a spell has neither variance nor scaling",
      variance === 1 && formFactor === 1 && minimum === null && cap === null,
      () => JSON.stringify(breakdown),
    );
  }

  /** What a side has afterwards is what it had, less what its action cost, and what its turn and tools gave. */
  private energyAdds(before: Battle, events: readonly BattleEvent[], after: Battle): void {
    for (const side of [0, 1] as const) {
      let energy = before.sides[side].energy;
      for (const event of events) {
        if (!("side" in event) || event.side !== side) continue;
        if ("cost" in event) energy -= event.cost;
        if (event.type === "turnStarted") energy += event.regenerated - event.decayed;
        if (event.type === "energyGained") energy += event.amount;
      }
      this.equal("energy is spent and gained by nothing else", after.sides[side].energy, energy);
      this.check("energy is 0 to 25", energy >= 0 && energy <= stated.ENERGY.cap, () => String(energy));
    }
  }

  private side({ sides }: Battle, index: SideIndex): void {
    const side = sides[index];
    const bonus = synergies(this.rules, side.field, side.field.length + side.hand.length + side.deck.length);
    this.equal("synergies add up as stated", side.synergyBonus, bonus, 1e-9);
    for (const fighter of side.field) {
      this.growth(fighter);
      this.stats(fighter, 1 + side.synergyBonus);
      for (const effect of fighter.effects) this.effect(sides, effect);
    }
  }

  /** Rarity, form and fusion multiply what a Common egg without fusion would have. */
  private growth({ creature, side, form, rawStats }: Fighter): void {
    const egg = newFighter(
      this.rules,
      { ...creature, rarity: "Common", form: 0, combination_level: 0 },
      side,
    );
    const factor =
      stated.RARITY[creature.rarity] *
      (1 + stated.PER_FORM * form) *
      (1 + stated.PER_COMBINATION * creature.combination_level);
    for (const name of ["physicalAttack", "magicalAttack", "maxHealth", "initiative"] as const)
      this.equal("rarity, form and fusion multiply", rawStats[name], egg.rawStats[name] * factor, 1e-6);
  }

  private stats(
    { rawStats, baseStats, battleStats, effects, side: _, ...fighter }: Fighter,
    factor: number,
  ): void {
    for (const name of ["physicalAttack", "magicalAttack", "maxHealth"] as const) {
      const [start, max] = stated.SOFT_CAP[name];
      const value = rawStats[name] * factor;
      const base = baseStats[name];
      const holds =
        value <= start ? close(base, value, 0.51) : base >= start && base <= Math.min(value + 0.5, max);
      this.check("soft caps begin and end where stated", holds, () => `${name} ${value} makes ${base}`);
    }
    const { criticalChance, dodgeChance, physicalAttack, physicalDefense, maxHealth } = battleStats;
    const { CHANCE_CAP, FLOOR } = stated;
    this.check(
      "chances, floors and reductions keep their limits",
      criticalChance <= CHANCE_CAP.criticalChance &&
        dodgeChance <= CHANCE_CAP.dodgeChance &&
        physicalAttack >= FLOOR.attack &&
        physicalDefense >= FLOOR.defence &&
        maxHealth >= FLOOR.maxHealth &&
        fighter.damageReduction <= stated.REDUCTION_CAP,
      () => JSON.stringify(battleStats),
    );
  }

  private effect(sides: Battle["sides"], effect: Fighter["effects"][number]): void {
    const { name, casterId } = effect;
    const tool = stated.TOOLS[name];
    const caster = [...sides[0].field, ...sides[0].fallen, ...sides[1].field, ...sides[1].fallen].find(
      ({ id }) => id === casterId,
    );
    const magic = (caster && statOf(caster.creature, "magic")) ?? stated.DEFAULT_MAGIC;
    const spell = stated.spellEffect(name, stated.casterFactor(magic), effect.kind === "buff");
    const item = tool ?? spell;
    if (!item) return;
    const found = stated.differences(effect, item);
    this.check(
      `${tool ? "tools" : "spells"} do what is stated`,
      found.length === 0,
      () => `${name} ${found}`,
    );
  }
}

function everyone({ sides }: Battle): Fighter[] {
  return sides.flatMap(({ field, hand, deck, fallen }) => [...field, ...hand, ...deck, ...fallen]);
}

function find(fighters: readonly Fighter[], id: string): Fighter {
  const found = fighters.find((fighter) => fighter.id === id);
  if (!found) throw new Error(`No creature ${id}`);
  return found;
}

/** A price that a Keystone may lower for its bearer, as its tool says. */
function reduced(price: number, { effects }: Fighter): number {
  let less = 0;
  for (const { name, turn, outdone } of effects)
    if (name === "Babylon Keystone" && !outdone) less += Math.round(stated.toTenths(0.7 ** (turn - 1)));
  return Math.max(0, price - less);
}
