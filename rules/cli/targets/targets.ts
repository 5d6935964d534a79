import type { MeasureName } from "./measures.ts";
import type { Place } from "./place.ts";

/** Where a figure should lie, both ends included. */
export interface Band {
  from: number;
  to: number;
}

/** What a designer wants of a figure in one place. */
export interface Target {
  measure: MeasureName;
  place: Place;
  band: Band;
  /** Whether it must be reached; otherwise it is an aim. */
  binding: boolean;
  /** How much a distance of one `scale` of the measure counts; 0: only reported. */
  weight: number;
}

export interface Targets {
  targets: Target[];
  /** The places in which battles are needed. */
  places: Place[];
}

/** What a target weighs without a weight of its own: binding ones come first. */
export const USUAL_WEIGHT = { binding: 10, aim: 1 } as const;
