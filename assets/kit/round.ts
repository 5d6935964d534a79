/** Two decimal places are enough for master units and keep the SVG small. */
export const round = (value: number): number => Number(value.toFixed(2));
