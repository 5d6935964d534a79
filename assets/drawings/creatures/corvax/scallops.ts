/** Rows of scales by their top left corner, how many there are and how wide one is. */
export interface Scallops {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

/** Rows of scales as raw SVG; every other row is half a scale to the right. */
export function scallops({ x, y, columns, rows, size }: Scallops, color: string): string {
  let scales = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const middle = x + (column + (row % 2) * 0.5) * size;
      scales += scale(middle, y + row * size * 0.6, size, color);
    }
  return scales;
}

const scale = (x: number, y: number, size: number, color: string): string =>
  `<path d="M${x - size / 2} ${y}Q${x - size / 2} ${y + size * 0.62} ${x} ${y + size * 0.74}` +
  `Q${x + size / 2} ${y + size * 0.62} ${x + size / 2} ${y}" fill="none" stroke="${color}" ` +
  'stroke-width="4" opacity=".6" stroke-linecap="round"/>';
