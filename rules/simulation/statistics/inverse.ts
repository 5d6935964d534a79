/** The inverse of a symmetric matrix that is positive definite, by Gauss and Jordan. */
export function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [
    ...row,
    ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot++) {
    const pivotRow = rows[pivot] ?? [];
    const divisor = pivotRow[pivot] ?? 1;
    for (let column = 0; column < pivotRow.length; column++)
      pivotRow[column] = (pivotRow[column] ?? 0) / divisor;
    for (const [index, row] of rows.entries()) {
      if (index === pivot) continue;
      const factor = row[pivot] ?? 0;
      for (let column = 0; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
