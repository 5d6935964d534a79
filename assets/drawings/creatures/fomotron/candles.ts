/** A price candle: its left edge, top and height, and which way the price went. */
export type Candle = readonly [x: number, top: number, height: number, way: "up" | "down"];

/** Price candles as raw SVG. */
export const candles = (list: readonly Candle[], width = 11): string =>
  list
    .map(([x, y, height, way]) => {
      const fill = way === "up" ? "#4df29b" : "#ff6b7d";
      return (
        `<rect x="${x + width / 2 - 1}" y="${y - 6}" width="2" height="${height + 12}" fill="${fill}"/>` +
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${fill}"/>`
      );
    })
    .join("");
