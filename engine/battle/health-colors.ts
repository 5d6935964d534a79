import type { HealthState } from "../../rules/index.ts";

/**
 * Colours of a health bar by its state: its light upper edge, and the rest. The number on the bar says the same;
 * they differ for every kind of colour vision (`test/ui/components/colour-vision.test.ts`).
 */
export const HEALTH_COLORS: Readonly<Record<HealthState, readonly [light: string, base: string]>> = {
  normal: ["#a4f5c4", "#35cfa0"],
  low: ["#ffe3a0", "#f0a21c"],
  critical: ["#ffb3a6", "#e03a2a"],
};
