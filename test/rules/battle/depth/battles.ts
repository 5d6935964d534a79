import { perform } from "../../../../rules/battle/actions/apply-action.ts";
import { healthShare } from "../../../../rules/battle/turn/battle-end.ts";
import { type Bot, type Deck, newBattle, newRandom, type OwnedItem } from "../../../../rules/index.ts";
import { decidersOf } from "../../../../rules/simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../../../rules/simulation/plan.ts";
import { chooserOf } from "../../../../rules/simulation/play-battle.ts";
import { rules } from "../support/scene.ts";

/** What another deck is made of the drawn one. */
type Change = (deck: Deck) => Deck;

const copies = (kind: "tools" | "spells", name: string, count: number): OwnedItem[] => {
  const { type = "", effect = "" } = rules[kind][name] ?? {};
  return Array.from({ length: count }, (_, copy) => ({ id: `${kind}-${copy}`, name, type, effect }));
};
const power = ({ stats, form }: Deck["creatures"][number]) =>
  Object.values(stats).reduce((sum, value) => sum + value, 10 * form);

export const CHANGES = {
  none: (deck) => deck,
  "one creature fewer": (deck) => ({ ...deck, creatures: deck.creatures.slice(0, -1) }),
  "the weakest first": (deck) => ({
    ...deck,
    creatures: [...deck.creatures].sort((one, other) => power(one) - power(other)),
  }),
  "no items": (deck) => ({ ...deck, tools: [], spells: [] }),
  "no spells": (deck) => ({ ...deck, spells: [] }),
  "five Keystones and five Bursts": (deck) => ({
    ...deck,
    tools: copies("tools", "Babylon Keystone", 5),
    spells: copies("spells", "Babylon Burst", 5),
  }),
  "one of each item": (deck) => ({
    ...deck,
    tools: Object.keys(rules.tools).flatMap((name) =>
      copies("tools", name, 1).map((tool) => ({ ...tool, id: name })),
    ),
    spells: Object.keys(rules.spells).flatMap((name) =>
      copies("spells", name, 1).map((spell) => ({ ...spell, id: name })),
    ),
  }),
  /** The deck of the introduction that won most on expert. */
  "twelve Etherions": () => ({
    creatures: Array.from({ length: 12 }, (_, index) => ({
      id: `etherion-${index}`,
      species_id: "etherion",
      species_name: "Etherion",
      form: 3,
      rarity: "Common",
      stats: { energy: 17, strength: 12, magic: 17, stamina: 13, speed: 12 },
      specialty_stats: ["magic", "energy"],
      combination_level: 0,
    })),
    tools: copies("tools", "Babylon Keystone", 5),
    spells: copies("spells", "Babylon Burst", 5),
  }),
  "fully grown": (deck) => ({
    ...deck,
    creatures: Array.from({ length: 6 }, (_, index) => ({
      ...(deck.creatures[index % deck.creatures.length] as Deck["creatures"][number]),
      id: `grown-${index}`,
      form: 3,
      rarity: "Epic",
      stats: { energy: 20, strength: 20, magic: 20, stamina: 20, speed: 20 },
    })),
  }),
} satisfies Record<string, Change>;

export interface Course {
  /** Share of the battles that the player wins; in PvP the side that begins. */
  wins: number;
  /** Median. */
  turns: number;
  /** Share of the player's turns without any action. */
  emptyTurns: number;
  /** Share of the battles that the side wins whose enemy loses the first creature. */
  firstKill: number;
  /** Share of the battles that the side wins which has more health after half of the turns. */
  leaderAtHalf: number;
  /** Of the victories, the share within 5 and within 10 turns. */
  within5: number;
  within10: number;
}

/** Plays battles of a plan with changed decks of the player, without draws. */
export function played(
  plan: SimulationPlan,
  battles: number,
  change: keyof typeof CHANGES = "none",
  bot: Bot | null = null,
): Course {
  const turns: number[] = [];
  const counts = {
    decided: 0,
    wins: 0,
    ended: 0,
    empty: 0,
    killed: 0,
    killers: 0,
    led: 0,
    leaders: 0,
    five: 0,
    ten: 0,
  };
  for (let index = 1; index <= battles; index++) {
    const drawn = setupOf(rules, plan, index);
    const changed: Change = CHANGES[change];
    const setup =
      drawn.mode === "ai"
        ? { ...drawn, player: changed(drawn.player) }
        : { ...drawn, player1: changed(drawn.player1) };
    const battle = newBattle(rules, setup);
    const choosers = decidersOf(rules, plan).map((decider, side) =>
      chooserOf(rules, side === 0 && bot ? { name: "bot", bot } : decider, {
        battle,
        side: side as 0 | 1,
        dice: newRandom(`${setup.seed}|${side}`),
        events: [],
      }),
    );
    const leaders: (number | null)[] = [];
    let killer: number | null = null;
    let actions = 0;
    while (battle.winner === null) {
      const { active, sides, turn } = battle;
      if (active === battle.first && turn > 1 && leaders.length < turn - 1) {
        const lead = healthShare(sides[0]) - healthShare(sides[1]);
        leaders.push(lead > 0 ? 0 : lead < 0 ? 1 : null);
      }
      const action = choosers[active]?.();
      if (!action) throw new Error("Nobody decides");
      if (active === 0) {
        if (action.type !== "endTurn") actions += 1;
        else {
          counts.ended += 1;
          if (actions === 0) counts.empty += 1;
          actions = 0;
        }
      }
      perform(rules, battle, active, action, null);
      killer ??= sides[1].fallen.length > 0 ? 0 : sides[0].fallen.length > 0 ? 1 : null;
    }
    if (battle.winner === "draw") continue;
    counts.decided += 1;
    turns.push(battle.turn);
    const own = plan.mode === "pvp" && change === "none" ? battle.first : 0;
    if (battle.winner === own) {
      counts.wins += 1;
      if (battle.turn <= 5) counts.five += 1;
      if (battle.turn <= 10) counts.ten += 1;
    }
    if (killer !== null) {
      counts.killed += 1;
      if (killer === battle.winner) counts.killers += 1;
    }
    const leader = leaders[Math.floor(battle.turn / 2) - 1] ?? null;
    if (leader !== null) {
      counts.led += 1;
      if (leader === battle.winner) counts.leaders += 1;
    }
  }
  turns.sort((one, other) => one - other);
  return {
    wins: counts.wins / counts.decided,
    turns: turns[turns.length >> 1] ?? 0,
    emptyTurns: counts.empty / counts.ended,
    firstKill: counts.killers / counts.killed,
    leaderAtHalf: counts.leaders / counts.led,
    within5: counts.five / counts.wins,
    within10: counts.ten / counts.wins,
  };
}
