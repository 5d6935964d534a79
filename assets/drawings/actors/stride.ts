/** Frames of one walk cycle. */
export const WALK_FRAMES = 8;

/** Where one foot is in its step. */
export interface Stride {
  /** How far it is forward, -1..1. */
  readonly swing: number;
  /** How far it is off the ground, 0..1. */
  readonly raise: number;
  /** How far its toes point down, -1..1. */
  readonly pitch: number;
}

export const STANDING: Stride = { swing: 0, raise: 0, pitch: 0 };

/**
 * The step of one foot. It lands in front, moves back over the ground at constant speed so that it does not slide, then
 * swings forward through the air.
 * @param phase 0..1 through the cycle, from landing to landing; may be larger than 1
 * @param ground which part of the cycle the foot is on the ground, 0..1
 */
export function stride(phase: number, ground: number): Stride {
  const turn = phase - Math.floor(phase);
  if (turn < ground) {
    const stance = turn / ground;
    return { swing: 1 - 2 * stance, raise: 0, pitch: stancePitch(stance) };
  }
  const flight = ((turn - ground) / (1 - ground)) * Math.PI;
  return { swing: -Math.cos(flight), raise: Math.sin(flight), pitch: 0.2 + 0.8 * Math.cos(flight) };
}

/** The foot lands on the heel, rolls flat and pushes off with the toes. */
function stancePitch(stance: number): number {
  if (stance < 0.25) return -0.6 * (1 - stance / 0.25);
  return stance < 0.6 ? 0 : (stance - 0.6) / 0.4;
}
