import { Type } from "typebox";
import { rarity, Stats, statName } from "./collection.ts";
import { textOrNull } from "./shapes.ts";

/** Shapes of one side of a battle, as the rules' view of it gives them (`BAT-056` to `BAT-065`, `GAP-43`). */

const owner = Type.Enum(["player", "enemy"]);
const numberOrNull = Type.Unsafe<number | null>({ type: ["number", "null"] });

const BattleStats = Type.Object({
  physicalAttack: Type.Number(),
  magicalAttack: Type.Number(),
  physicalDefense: Type.Number(),
  magicalDefense: Type.Number(),
  maxHealth: Type.Number(),
  initiative: Type.Number(),
  criticalChance: Type.Number(),
  dodgeChance: Type.Number(),
  energyCost: Type.Number(),
});

const StatModifications = Type.Partial(
  Type.Object({
    physicalAttack: Type.Number(),
    magicalAttack: Type.Number(),
    physicalDefense: Type.Number(),
    magicalDefense: Type.Number(),
    maxHealth: Type.Number(),
    initiative: Type.Number(),
    criticalChance: Type.Number(),
    dodgeChance: Type.Number(),
  }),
);

const ActiveEffect = Type.Object({
  name: Type.String(),
  icon: Type.String(),
  type: Type.Enum(["buff", "debuff", "defense"]),
  duration: Type.Integer(),
  turnsLeft: Type.Integer(),
  statModifications: StatModifications,
  healthOverTime: Type.Number(),
  effectType: textOrNull,
  chargeEffect: Type.Union([
    Type.Null(),
    Type.Object({ maxTurns: Type.Integer(), finalBurst: Type.Number() }),
  ]),
  startTurn: Type.Integer(),
});

const StatusEffect = Type.Object({
  type: Type.Enum(["STUNNED", "CHARGING"]),
  name: Type.String(),
  effectType: textOrNull,
  duration: Type.Integer(),
  stacks: Type.Integer(),
  chargeProgress: numberOrNull,
  isReady: Type.Boolean(),
  statModifications: StatModifications,
  description: Type.String(),
  damageReduction: Type.Number(),
});

/** A creature in battle. */
const BattleCreature = Type.Object({
  id: Type.String(),
  species_id: Type.String(),
  species_name: Type.String(),
  form: Type.Integer(),
  rarity,
  image_url: Type.String(),
  stats: Stats,
  specialty_stats: Type.Array(statName),
  combination_level: Type.Integer(),
  owner,
  battleStats: BattleStats,
  currentHealth: Type.Number(),
  maxHealth: Type.Number(),
  activeEffects: Type.Array(ActiveEffect),
  activeEffectInstances: Type.Array(
    Type.Object({
      name: Type.String(),
      casterId: Type.String(),
      turn: Type.Integer(),
      duration: Type.Integer(),
    }),
  ),
  activeSynergies: Type.Array(Type.String()),
  isDefending: Type.Boolean(),
  statusEffects: Type.Array(StatusEffect),
  isStunned: Type.Boolean(),
  isCharging: Type.Boolean(),
  buffs: Type.Array(Type.String()),
  nextAttackBonus: Type.Number(),
  barrier: Type.Number(),
  damageReduction: Type.Number(),
  costReduction: Type.Number(),
  attacksThisTurn: Type.Integer(),
  appeared: Type.Integer(),
  permanentModifications: Type.Partial(Stats),
});

const HiddenCard = Type.Object({ hidden: Type.Literal(true) });

const item = {
  id: Type.String(),
  name: Type.String(),
  rarity: Type.String(),
  image_url: textOrNull,
  description: Type.String(),
  power_level: numberOrNull,
  strategic_value: numberOrNull,
  used: Type.Boolean(),
};

const Synergy = Type.Object({
  type: Type.Enum([
    "species",
    "stat_synergy",
    "legendary_presence",
    "form_protection",
    "balanced_team",
    "full_field",
  ]),
  name: Type.String(),
  description: Type.String(),
  bonus: Type.Number(),
  affectedCreatures: Type.Array(Type.String()),
  icon: Type.String(),
  color: Type.String(),
  statBonus: Type.Optional(Type.Object({ initiative: Type.Number() })),
});

/** A line of the battle log as this viewer reads it. Its id stays the same in later answers. */
export const LogLine = Type.Object({
  id: Type.String(),
  turn: Type.Integer(),
  message: Type.String(),
  kind: Type.Unsafe<"damage" | "healing" | "defeat" | "victory" | "deploy" | "defend" | "critical" | null>({
    type: ["string", "null"],
  }),
});

/**
 * One side of a PvP battle (`PVP-028`). The viewer's own side is complete and has the `owner` "player"; of
 * another side the cards in the hand are hidden, the deck is null with a count, and tools and spells are
 * listed once used.
 */
export const BattleSide = Type.Object({
  owner,
  energy: Type.Number(),
  energyCap: Type.Number(),
  nextRegeneration: Type.Number(),
  energyMomentum: Type.Number(),
  consecutiveActions: Type.Integer(),
  bestCombo: Type.Integer(),
  comboTurnsLeft: Type.Integer(),
  emptyTurns: Type.Integer(),
  spellStrength: Type.Number(),
  fieldLimit: Type.Integer(),
  handTarget: Type.Integer(),
  deckCount: Type.Integer(),
  deck: Type.Union([Type.Array(BattleCreature), Type.Null()]),
  hand: Type.Array(Type.Union([BattleCreature, HiddenCard])),
  field: Type.Array(BattleCreature),
  fallen: Type.Array(BattleCreature),
  tools: Type.Array(
    Type.Object({
      ...item,
      tool_type: Type.String(),
      tool_effect: Type.String(),
      usage_cost: Type.Number(),
      isEnemyItem: Type.Boolean(),
    }),
  ),
  spells: Type.Array(
    Type.Object({
      ...item,
      spell_type: Type.String(),
      spell_effect: Type.String(),
      mana_cost: Type.Number(),
    }),
  ),
  activeSynergies: Type.Array(Synergy),
  damageDealt: Type.Number(),
  /** The latest lines, oldest first; both sides contain the viewer's one log. */
  battleLog: Type.Array(LogLine),
});
export type BattleSideReply = Type.Static<typeof BattleSide>;

/** Something that happened, as the rules' data (`BattleEvent`), without what the viewer must not know. */
export const VisibleEvent = Type.Object({ type: Type.String() }, { additionalProperties: true });
export type VisibleEventReply = Type.Static<typeof VisibleEvent>;
