/** The keys whose schema is `added`. Written by `npm run rules:schema`. */
export const ADDED_KEYS: readonly (readonly [path: string, asBefore: unknown])[] = [
  ["battle.attack.repeatFactor", 1],
  ["battle.comeback.energy", 0],
  ["battle.comeback.emptyFieldDiscount", 0],
  ["battle.combo.reachesDeployed", false],
  ["battle.spells.normalised", false],
  ["synergy.pair.who", "any"],
  ["synergy.formProtection.bonus", 0],
  ["mint.pointsEach.single", 0],
  ["mint.pointsEach.several", 0],
  ["rewards.badges.defeated.inDefeat", false],
];
