import { Type } from "typebox";
import { closed, notNegative, positive, share } from "./shapes.ts";

const stat = Type.Enum(["energy", "strength", "magic", "stamina", "speed"]);

/** The part of `data/battle.json` about what a hit does. */
export const hits = {
  damage: Type.Object(
    {
      varianceLow: positive("Lowest random factor"),
      varianceHigh: positive("Highest random factor"),
      criticalFactor: positive("Factor of a critical hit"),
      effectReductionCap: share("Maximum share of damage that effects prevent"),
      minimumPerForm: notNegative("Minimum damage for each form of the attacker"),
      minimumBase: notNegative("Added to it"),
    },
    closed,
  ),
  defence: Type.Object(
    {
      physicalHalf: positive("Physical defence that prevents half of the maximum share"),
      physicalShare: share("Maximum share that physical defence prevents"),
      magicalDivisor: positive("Magical defence divided by this is the prevented share"),
      magicalCap: share("Maximum share that magical defence prevents"),
    },
    closed,
  ),
  matchup: Type.Object(
    {
      beats: Type.Object(
        { energy: stat, magic: stat, strength: stat, stamina: stat, speed: stat },
        { ...closed, description: "The specialty that each one beats" },
      ),
      advantage: positive("Factor for each specialty that beats one of the target's"),
      disadvantage: positive("Factor for each specialty that is beaten"),
      min: positive("Least factor"),
      max: positive("Most factor"),
      effective: positive("'Effective' from this factor on"),
      veryEffective: positive("'Very effective' from this factor on"),
      notVeryEffective: positive("'Not very effective' up to this factor"),
    },
    closed,
  ),
  formScaling: Type.Object(
    {
      above: Type.Array(
        Type.Object(
          {
            factor: positive("Factor"),
            cap: share("Maximum damage as a share of the target's health"),
          },
          closed,
        ),
        { minItems: 1, description: "Attacker 1, 2, 3 and more forms higher" },
      ),
      below: Type.Array(positive("Factor"), {
        minItems: 1,
        description: "Attacker 1, 2 and more forms lower",
      }),
    },
    closed,
  ),
};
