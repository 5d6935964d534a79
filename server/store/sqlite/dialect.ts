/** What PostgreSQL says otherwise than SQLite; a transaction of SQLite has locked everything. */
const OTHERWISE: readonly [RegExp, string][] = [
  [/\s+FOR (NO KEY )?UPDATE( OF \w+)?( SKIP LOCKED)?/g, ""],
  [/::(int|bigint|text|bytea|boolean)\b(\[\])?/g, ""],
  [/ COLLATE "C"/g, ""],
  [/= ANY \((\$\d+)\)/g, "IN (SELECT value FROM json_each($1))"],
  [/\bgreatest\(/g, "max("],
  [/\bleast\(/g, "min("],
];

/** A statement as SQLite reads it: a question mark for each value. */
export interface SqliteText {
  text: string;
  /** Which value stands at each question mark, from 0 on. */
  order: readonly number[];
}

/** Puts a statement written for PostgreSQL in the words of SQLite. */
export function inSqlite(statement: string): SqliteText {
  const reworded = OTHERWISE.reduce((text, [from, to]) => text.replace(from, to), statement);
  const order: number[] = [];
  const text = reworded.replace(/\$(\d+)/g, (_, place: string) => {
    order.push(Number(place) - 1);
    return "?";
  });
  return { text, order };
}
