import { Type } from "typebox";
import { closed, count, text } from "./shapes.ts";

const number = (description: string) =>
  Type.Optional(Type.Number({ minimum: -1000, maximum: 1000, description }));
const statName = Type.Enum(["energy", "strength", "magic", "stamina", "speed"]);
const itemEffect = Type.Enum(["Surge", "Shield", "Echo", "Drain", "Charge"]);
const decay = number("Factor from turn to turn; by default that of the effect's kind");

const parts = (description: string) =>
  Type.Object(
    {
      physicalAttack: number("Physical attack"),
      magicalAttack: number("Magical attack"),
      physicalDefense: number("Physical defence"),
      magicalDefense: number("Magical defence"),
      maxHealth: number("Maximum health"),
      initiative: number("Initiative"),
      criticalChance: number("Critical chance in percent"),
      dodgeChance: number("Dodge chance in percent"),
      healing: number("Health given"),
      damage: number("Health taken"),
      barrier: number("Added barrier"),
      damageReduction: number("Share of damage prevented"),
      energyGain: number("Energy for the side per turn"),
      costReduction: number("Reduction of the energy cost of the creature's actions"),
    },
    { ...closed, description },
  );

const tool = Type.Object(
  {
    type: statName,
    effect: itemEffect,
    turns: count("Duration in turns", 1),
    decay,
    onlyStrongest: Type.Optional(
      Type.Boolean({
        description:
          "Whether of several active ones of a side only the strongest gives energy and lowers costs",
      }),
    ),
    each: Type.Optional(parts("Every turn")),
    growth: Type.Optional(parts("Multiplied by the turn number")),
    first: Type.Optional(parts("Added in the first turn")),
    last: Type.Optional(parts("Added in the last turn")),
  },
  closed,
);

const spell = Type.Object(
  {
    type: statName,
    effect: itemEffect,
    turns: count("Duration in turns", 1),
    side: Type.Enum(["ally", "enemy", "area"]),
    decay,
    scaledByCaster: Type.Optional(
      Type.Boolean({ description: "Whether the caster factor scales the effect" }),
    ),
    charges: Type.Optional(
      Type.Boolean({ description: "Whether it charges for one turn and is then released" }),
    ),
    damage: number("Immediate damage, times the caster factor"),
    criticalChance: number("Chance of a critical hit in percent"),
    ignoresArmor: Type.Optional(Type.Boolean({ description: "Whether it ignores defence" })),
    stunChance: number("Chance to stun each target"),
    onTarget: Type.Optional(parts("Effect on the target, every turn")),
    onCaster: Type.Optional(parts("Effect on the caster, every turn")),
    first: Type.Optional(parts("Added to the effect on the target in the first turn")),
  },
  closed,
);

const described = {
  icon: text("Picture beside the name"),
};
/** A kind of effect with its own numbers, whichever item it comes from. */
const working = Type.Object({ ...described, turns: count("Turns", 1), each: parts("Every turn") }, closed);
/** A kind of effect whose numbers come from the tool or spell. */
const kind = Type.Object(described, closed);

/** Schema of `data/items.json`. */
export const itemsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    tools: Type.Record(Type.String(), tool),
    spells: Type.Record(Type.String(), spell),
    effectCatalogue: Type.Object(
      {
        Energize: working,
        Empower: working,
        Enchant: working,
        Fortify: working,
        Hasten: working,
        Surge: kind,
        Shield: kind,
        Echo: Type.Object(
          {
            ...described,
            decay: Type.Number({ minimum: 0, maximum: 2, description: "Factor from turn to turn" }),
          },
          closed,
        ),
        Drain: kind,
        Charge: kind,
      },
      { ...closed, description: "Effect names with their descriptions" },
    ),
    genericTool: Type.Object({ turns: count("Turns", 1), each: parts("Every turn") }, closed),
    missingTool: Type.Object({ turns: count("Turns", 1), each: parts("Every turn") }, closed),
  },
  {
    ...closed,
    title: "Tools and spells",
    description: "Felt in every battle in which a tool or spell is brought",
  },
);
