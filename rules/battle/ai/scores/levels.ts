/** The level from which an opponent takes each thing into account (`GAP-34`); level 2: damage, defeats, deployments. */
export const LEVEL = {
  items: 3,
  lethal: 4,
  defence: 4,
  matchup: 4,
  reserve: 5,
  everything: 5,
} as const;
