/** Pose of an idle creature: offsets relative to its edge, an angle in degrees. */
export interface Pose {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  angle: number;
}

/** How fast and how far an idle creature of a species moves. */
interface IdleStyle {
  /** Breaths per second. */
  rate: number;
  breath: number;
  /** How far it hovers up and down. */
  hover: number;
  sway: number;
  /** Hops instead of hovering: it is on the ground half of the time. */
  hops: boolean;
}

/** The style fits the kind of creature: bulls breathe heavily, birds hover, slimes bounce. */
const IDLE_STYLES: Readonly<Record<string, IdleStyle>> = {
  bullx: { rate: 0.42, breath: 0.03, hover: 0, sway: 0.8, hops: false },
  cudoge: { rate: 0.8, breath: 0.022, hover: 0.02, sway: 1.4, hops: true },
  satoshium: { rate: 0.3, breath: 0.014, hover: 0.012, sway: 0.5, hops: false },
  minermole: { rate: 0.6, breath: 0.026, hover: 0, sway: 2, hops: false },
  cvxling: { rate: 1.1, breath: 0.03, hover: 0.045, sway: 1.2, hops: true },
  corvax: { rate: 0.5, breath: 0.018, hover: 0.03, sway: 2.4, hops: false },
  etherion: { rate: 0.36, breath: 0.01, hover: 0.05, sway: 1, hops: false },
  fomotron: { rate: 0.9, breath: 0.012, hover: 0.014, sway: 0.6, hops: true },
  xerdian: { rate: 0.34, breath: 0.024, hover: 0.02, sway: 1.6, hops: false },
  hugbloom: { rate: 0.55, breath: 0.034, hover: 0.01, sway: 3, hops: false },
};
const PLAIN: IdleStyle = { rate: 0.5, breath: 0.02, hover: 0.01, sway: 1, hops: false };
const FULL_TURN = 2 * Math.PI;
const MS = 1000;

/** Writes the pose of a species at a time into `pose`; `phase` (0 to 1) makes neighbours move at different times. */
export function writeIdlePose(pose: Pose, species: string, timeMs: number, phase: number): void {
  const { rate, breath, hover, sway, hops } = IDLE_STYLES[species] ?? PLAIN;
  const turn = ((timeMs / MS) * rate + phase) * FULL_TURN;
  const wave = Math.sin(turn);
  pose.scaleY = 1 + breath * wave;
  pose.scaleX = 1 - (breath * wave) / 2;
  pose.y = -hover * (hops ? Math.max(0, Math.sin(turn * 2)) : (1 + wave) / 2);
  pose.angle = sway * Math.sin(turn / 2);
  pose.x = 0;
}

/** Returns the pose at rest. */
export function restingPose(): Pose {
  return { x: 0, y: 0, scaleX: 1, scaleY: 1, angle: 0 };
}
