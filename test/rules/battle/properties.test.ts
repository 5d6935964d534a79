import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activeSynergies,
  applyAction,
  type Battle,
  type BattleAction,
  type BattleEvent,
  type BattleSetup,
  hashRules,
  legalActions,
  logLines,
  newBattle,
  newRandom,
  roll,
  STAT_NAMES,
  whyNotAction,
} from "../../../rules/index.ts";
import { checkEnergyAndField, checkField, checkOffField, inventory } from "./support/invariants.ts";
import { playRandomly, randomSetup, type Watcher } from "./support/random-battle.ts";
import { rules } from "./support/scene.ts";

/** Ends only what hangs: how long a thousand battles take is the machine's affair. */
const LIMIT_MS = 300_000;
/** Enough to meet every tool, spell and event; `npm run test:long` plays more. */
const BATTLES = process.env.LONG === "1" ? 10_000 : 300;

/** The share of the other properties' battles that is played with every change. */
const SHARE = process.env.LONG === "1" ? 1 : 0.4;
/** How many refusals a battle has at least, on average. */
const REFUSED = 20;

/** Plays the battle of a seed; a failure carries the replay that leads to it. */
function playSeed(seed: string, watch: Watcher): void {
  const { seed: _, ...setup } = randomSetup(rules, seed);
  const actions: BattleAction[] = [];
  try {
    playRandomly(rules, { ...setup, seed } as BattleSetup, (battle, action, events) => {
      if (action) actions.push(action);
      watch(battle, action, events);
    });
  } catch (error) {
    const replay = { version: 1, rulesHash: hashRules(rules), seed, setup, actions };
    throw new Error(`${String(error)}\nReplay: ${JSON.stringify(replay)}`, { cause: error });
  }
}

function forAllBattles(name: string, numRuns: number, body: (seed: string) => void): void {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (number) => body(`${name}:${number}`)),
    { seed: 3, numRuns, endOnFailure: true },
  );
}

describe("any battle of legal actions", () => {
  it("ends within the turn limit, energy 0 to 25, field within its limit, nothing lost or doubled, effects reversed exactly (BAT-069, BAT-079, BAT-086, BAT-097, GAP-30, GAP-37)", {
    timeout: LIMIT_MS,
  }, () => {
    const seen = new Set<string>();
    forAllBattles("holds", BATTLES, (seed) => {
      let whole = "";
      playSeed(seed, (battle, action, events) => {
        if (whole === "") whole = inventory(battle);
        checkEnergyAndField(rules, battle);
        // Effects tick and end, cards are drawn and energy comes back where a turn begins.
        if (action === null || action.type === "endTurn" || battle.winner !== null) {
          checkField(rules, battle);
          if (action === null || battle.winner !== null) checkOffField(rules, battle);
          if (inventory(battle) !== whole) throw new Error("Something was lost or doubled");
        }
        if (battle.turn > rules.battle.turnLimit) throw new Error("It went on past the turn limit");
        collect(seen, battle, events);
      });
    });
    const names = [...Object.keys(rules.tools), ...Object.keys(rules.spells)];
    const kinds = ["ai:easy", "ai:medium", "ai:hard", "ai:expert", "pvp:null"];
    const { synergy: texts } = rules.texts;
    const synergies = [
      ...texts.pair.names,
      ...[texts.species, texts.legendary, texts.balanced, texts.fullForce, texts.formProtection].map(
        ({ name }) => name,
      ),
    ];
    const effects = [
      rules.battle.combo.name,
      rules.battle.defend.name,
      rules.battle.criticalDebuff.name,
      rules.battle.effectiveDebuff.name,
    ];
    const missing = [
      ...names,
      ...kinds,
      ...synergies,
      ...effects,
      ...EVENT_TYPES,
      ...CATALOGUE,
      "0",
      "1",
    ].filter((name) => !seen.has(name));
    expect(missing, "never seen in all these battles").toEqual([]);
  });

  it("lists exactly the actions that are not refused, and does not change when it refuses (BAT-084 to BAT-096)", {
    timeout: LIMIT_MS,
  }, () => {
    let refused = 0;
    const battles = 250 * SHARE;
    forAllBattles("refuses", battles, (seed) => {
      const dice = newRandom(`foul:${seed}`);
      playSeed(seed, (battle) => {
        if (roll(dice) > 0.05) return;
        const legal = legalActions(rules, battle, battle.active);
        for (const action of legal) expect(whyNotAction(rules, battle, battle.active, action)).toBeNull();
        const before = JSON.stringify(battle);
        for (let tries = 0; tries < 12; tries++) {
          const side = roll(dice) < 0.8 ? battle.active : battle.active === 0 ? 1 : 0;
          const action = foulAction(battle, dice);
          const refusal = whyNotAction(rules, battle, side, action);
          if (!refusal) continue;
          expect(refusal.text).toBeTruthy();
          expect(applyAction(rules, battle, side, action)).toEqual(refusal);
          refused++;
        }
        expect(JSON.stringify(battle) === before, "refused actions changed nothing").toBe(true);
      });
    });
    expect(refused).toBeGreaterThan(REFUSED * battles);
  });

  it("repeats exactly from the same seed, in its log and byte for byte (GAP-51)", {
    timeout: LIMIT_MS,
  }, () => {
    forAllBattles("again", 150 * SHARE, (seed) => {
      const tellings = [1, 2].map(() => {
        const told: string[] = [];
        playSeed(seed, (battle, _, events) => {
          for (const { message } of logLines(rules, battle, "watcher", events)) told.push(message);
          if (battle.winner !== null) told.push(JSON.stringify(battle));
        });
        return told;
      });
      expect(tellings[0]).toEqual(tellings[1]);
    });
  });

  it("continues from its JSON as from the original (GAP-51)", () => {
    forAllBattles("thawed", 60 * SHARE, (seed) => {
      const setup = randomSetup(rules, seed);
      const dice = newRandom(seed);
      let battle = newBattle(rules, setup);
      let thawed = newBattle(rules, setup);
      while (battle.winner === null) {
        const legal = legalActions(rules, battle, battle.active);
        const action = legal[Math.floor(roll(dice) * legal.length)];
        if (!action) throw new Error("No legal action");
        applyAction(rules, battle, battle.active, action);
        thawed = JSON.parse(JSON.stringify(thawed));
        applyAction(rules, thawed, thawed.active, action);
        expect(JSON.stringify(thawed) === JSON.stringify(battle)).toBe(true);
        if (battle.turn > 12) battle = { ...battle, winner: 0 };
      }
    });
  });
});

const CATALOGUE = [
  "Energize",
  "Empower",
  "Enchant",
  "Fortify",
  "Hasten",
  "Surge",
  "Shield",
  "Echo",
  "Drain",
  "Charge",
];
const EVENT_TYPES: BattleEvent["type"][] = [
  "battleStarted",
  "turnStarted",
  "turnEnded",
  "drawn",
  "deployed",
  "attacked",
  "dodged",
  "damaged",
  "healed",
  "defeated",
  "defended",
  "toolUsed",
  "spellCast",
  "charging",
  "released",
  "chargeLost",
  "stunned",
  "cannotAct",
  "effectBegan",
  "effectEnded",
  "barrierRaised",
  "energyGained",
  "rallied",
  "combo",
  "synergiesChanged",
  "battleEnded",
];

/** Notes what a battle showed: events, items, effects, synergies, winners, kinds of battle. */
function collect(seen: Set<string>, battle: Battle, events: readonly BattleEvent[]): void {
  seen.add(`${battle.mode}:${battle.difficulty}`);
  seen.add(String(battle.winner));
  for (const event of events) {
    seen.add(event.type);
    if (event.type === "effectBegan") seen.add(event.name);
    if (event.type === "toolUsed") seen.add(nameOf(battle.sides[event.side].tools, event.toolId));
    if (event.type === "spellCast") seen.add(nameOf(battle.sides[event.side].spells, event.spellId));
    if (event.type === "synergiesChanged")
      for (const { name } of activeSynergies(rules, battle.sides[event.side])) seen.add(name);
  }
  for (const { field } of battle.sides)
    for (const { effects, charging } of field) {
      for (const { effectType } of effects) seen.add(effectType);
      if (charging) seen.add("Charge");
    }
}

function nameOf(items: readonly { id: string; name: string }[], id: string): string {
  return items.find((held) => held.id === id)?.name ?? "";
}

/** An action of ids that may or may not fit, of both sides and of nobody. */
function foulAction({ sides }: Battle, dice: ReturnType<typeof newRandom>): BattleAction {
  const any = (items: readonly string[]) => items[Math.floor(roll(dice) * items.length)] ?? "nobody";
  const creatures = sides.flatMap(({ field, hand, deck, fallen }) => [...field, ...hand, ...deck, ...fallen]);
  const creatureId = any([...creatures.map(({ id }) => id), "nobody", "__proto__", ""]);
  const targetId = any([...creatures.map(({ id }) => id), "nobody"]);
  const toolId = any([...sides.flatMap(({ tools }) => tools.map(({ id }) => id)), "nothing"]);
  const spellId = any([...sides.flatMap(({ spells }) => spells.map(({ id }) => id)), "nothing"]);
  const foul: unknown[] = [
    { type: "deploy", creatureId },
    { type: "attack", attackerId: creatureId, targetId },
    { type: "useTool", toolId, creatureId, targetId },
    { type: "useTool", toolId, creatureId },
    { type: "useSpell", spellId, casterId: creatureId, targetId },
    { type: "useSpell", spellId, casterId: creatureId },
    { type: "defend", creatureId },
    { type: "surrender" },
    { type: any(STAT_NAMES) },
    {},
    null,
  ];
  return foul[Math.floor(roll(dice) * foul.length)] as BattleAction;
}
