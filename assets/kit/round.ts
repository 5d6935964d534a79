/** Two decimals are plenty for master units and keep the SVG small. */
export const round = (value: number): number => Number(value.toFixed(2));
