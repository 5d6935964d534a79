/** Drawing order. Machines, avatar and cat use the y of their feet, from 0 to 600, in between. */
export const DEPTH = {
  backdrop: -20,
  shelf: -18,
  trophies: -17,
  wallShade: -15,
  grid: -10,
  groundShadow: -6,
  walkMarker: -5,
  preview: 1000,
  goalArrow: 1900,
  labels: 2000,
  particles: 3000,
  floatingTexts: 4000,
  curtain: 9000,
} as const;
