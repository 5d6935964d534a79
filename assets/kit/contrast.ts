import { linearChannels } from "./color.ts";

/** Relative luminance of "#rrggbb", 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colors, 1 to 21; text needs 4.5. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
