/** From which level on an opponent sees what (`GAP-34`); level 2 sees damage, defeats and deployments. */
export const LEVEL = {
  items: 3,
  focus: 3,
  lethal: 4,
  defence: 4,
  matchup: 4,
  reserve: 5,
  lookahead: 5,
} as const;
