import { COURSE_MEASURES } from "./course-measures.ts";
import { ITEM_MEASURES } from "./item-measures.ts";
import type { Measure } from "./measure.ts";

export type MeasureName = keyof typeof COURSE_MEASURES | keyof typeof ITEM_MEASURES;

/** Everything a target can be set for, by name. */
export const MEASURES: Readonly<Record<MeasureName, Measure>> = { ...COURSE_MEASURES, ...ITEM_MEASURES };
export const MEASURE_NAMES = Object.keys(MEASURES) as readonly MeasureName[];
