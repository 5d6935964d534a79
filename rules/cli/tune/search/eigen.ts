/** Eigenvalues and eigenvectors (columns of `vectors`) of a symmetric matrix. */
export interface Eigen {
  values: number[];
  vectors: number[][];
}

const MOST_SWEEPS = 50;
const SMALL = 1e-18;

/** By Jacobi's rotations: slower than other ways, and exact and short; the matrices here have at most a few dozen rows. */
export function eigenOf(matrix: readonly (readonly number[])[]): Eigen {
  const a = matrix.map((row) => [...row]);
  const size = a.length;
  const vectors = a.map((_, row) => a.map((_row, column) => (row === column ? 1 : 0)));
  for (let sweep = 0; sweep < MOST_SWEEPS && offDiagonal(a) > SMALL; sweep++)
    for (let p = 0; p < size; p++) for (let q = p + 1; q < size; q++) rotate(a, vectors, p, q);
  return { values: a.map((row, index) => at(row, index)), vectors };
}

function rotate(a: number[][], vectors: number[][], p: number, q: number): void {
  const between = at(a[p], q);
  if (between === 0) return;
  const theta = (at(a[q], q) - at(a[p], p)) / (2 * between);
  const tangent = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of a) turn(row, p, q, cosine, sine);
  const [first = [], second = []] = [a[p], a[q]];
  for (let column = 0; column < a.length; column++) {
    const one = at(first, column);
    const other = at(second, column);
    first[column] = cosine * one - sine * other;
    second[column] = sine * one + cosine * other;
  }
  for (const row of vectors) turn(row, p, q, cosine, sine);
}

function turn(row: number[], p: number, q: number, cosine: number, sine: number): void {
  const one = at(row, p);
  const other = at(row, q);
  row[p] = cosine * one - sine * other;
  row[q] = sine * one + cosine * other;
}

function offDiagonal(a: readonly (readonly number[])[]): number {
  return a.reduce(
    (sum, row, index) =>
      sum + row.reduce((part, value, column) => part + (column > index ? value * value : 0), 0),
    0,
  );
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? 0;
}
