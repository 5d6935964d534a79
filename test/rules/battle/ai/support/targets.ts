/** The player's share of wins that each difficulty should give (`GAP-38`). */
export const WIN_RATES = {
  easy: { low: 0.9, high: 0.98 },
  medium: { low: 0.7, high: 0.85 },
  hard: { low: 0.45, high: 0.6 },
  expert: { low: 0.25, high: 0.4 },
} as const;

/** Share of mirrored PvP battles that the first mover may win at least and at most (`GAP-38`), with what chance may do. */
export const FIRST_MOVER = { low: 0.4, high: 0.6 } as const;

/** Points of win rate that no species may add (`GAP-38`); 12 are wanted: `rules/README.md` tells what limits them. */
export const SPECIES_LIFT = 0.17;
