/** Rows that travel together: enough to be quick, few enough for the memory even with whole battles in them. */
export const BATCH_ROWS = 500;

/** Splits rows into batches. */
export function* inBatches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
