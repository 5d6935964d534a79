import { Type } from "typebox";
import { closed, color, count, milliseconds, notNegative, positive, resourceRow, text } from "./shapes.ts";

const definition = (description: string) =>
  Type.Object(
    {
      icon: text("Name of the icon picture"),
      particleColor: color("Colour of the activation burst"),
      levelColors: Type.Array(color("Colour of that level"), { minItems: 1, maxItems: 9 }),
      maxLevel: count("Highest level", 1),
      costByIndex: Type.Array(resourceRow("Price of this machine of its type"), {
        minItems: 1,
        maxItems: 8,
        description: "Price of the first, second, ... machine; the length of the list is the maximum number",
      }),
    },
    { ...closed, description },
  );

/** Schema of `data/machines.json`. */
export const machinesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    machines: Type.Object(
      {
        catLair: definition("Cat's Lair"),
        reactor: definition("Reactor"),
        amplifier: definition("Amplifier"),
        incubator: definition("Incubator"),
        fomoHit: definition("FOMO HIT"),
      },
      closed,
    ),
    activation: Type.Object(
      { cooldownMs: milliseconds("Time between two activations of one machine") },
      closed,
    ),
    upgrade: Type.Object({ factor: positive("Upgrade price = base price x factor ^ level") }, closed),
    catLair: Type.Object(
      {
        catNipsBase: notNegative("Cat Nips per activation at level 1"),
        catNipsPerExtraLevel: notNegative("Additional Cat Nips for each further level"),
      },
      closed,
    ),
    reactor: Type.Object(
      {
        catNipsConsumed: notNegative("Cat Nips that one activation consumes"),
        yieldByLevel: Type.Array(notNegative("TCorvax per activation"), { minItems: 1, maxItems: 9 }),
        energyYield: notNegative("Energy per activation"),
        freeCopies: count("Machines that need neither Incubator nor FOMO HIT", 1),
      },
      closed,
    ),
    amplifier: Type.Object(
      {
        boostBase: notNegative("TCorvax added to each reactor activation at level 1"),
        boostPerExtraLevel: notNegative("Additional TCorvax for each further level"),
        upkeepEnergyPerLevel: notNegative("Energy per level and period"),
        upkeepPeriodMs: Type.Integer({
          minimum: 60_000,
          maximum: 31_536_000_000,
          description: "Upkeep period (milliseconds)",
        }),
      },
      closed,
    ),
    incubator: Type.Object(
      {
        stakePerTcorvax: positive("sCVX for one TCorvax"),
        tcorvaxCap: notNegative("Maximum TCorvax from this"),
        stakePerBonusTcorvax: positive("sCVX for one bonus TCorvax"),
        bonusFromLevel: count("Level from which the bonus is given", 1),
        stakePerEgg: positive("sCVX for one egg"),
      },
      closed,
    ),
    fomoHit: Type.Object(
      {
        tcorvaxYield: notNegative("TCorvax per activation after minting"),
        cooldownAfterMint: Type.Boolean({ description: "Whether the mint counts as the first activation" }),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Machines: prices, levels, yields",
    description: "Felt in the lab: prices, levels and yields of machines",
  },
);
