/**
 * The numbers that designers try most often, in the order of the development panel, by their keys. Everything else can
 * be changed in the overlay file.
 */
export const TRIED_NUMBERS: readonly string[] = [
  "activation.cooldownMs",
  "catLair.catNipsBase",
  "reactor.catNipsConsumed",
  "reactor.energyYield",
  "amplifier.boostBase",
  "upgrade.factor",
  "move.tcorvaxCost",
  "pets.cat.cost",
  "battle.energy.playerStart",
  "battle.energy.regenBase",
  "battle.costs.attack",
  "battle.costs.spell",
  "battle.costs.deployBase",
  "battle.turnLimit",
];
