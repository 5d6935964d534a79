import { describe, expect, it } from "vitest";
import "../../../server/index.ts";
import { migrationsOf } from "../../../server/store/database/migrations.ts";
import { STATEMENTS } from "../../../server/store/database/unit.ts";

describe("the migrations of a database", () => {
  it("are its own ones first, then those that are written for both", () => {
    const optimize = { sqlite: "PRAGMA optimize", postgres: "ANALYZE" };
    const later = ["CREATE TABLE a (b INTEGER)", optimize, { adds: "CREATE INDEX c" }, { adds: optimize }];
    const textsFor = (text: string) => [
      { text: "own", adds: false },
      { text: "CREATE TABLE a (b INTEGER)", adds: false },
      { text, adds: false },
      { text: "CREATE INDEX c", adds: true },
      { text, adds: true },
    ];
    expect(migrationsOf("sqlite", ["own"], later)).toEqual(textsFor("PRAGMA optimize"));
    expect(migrationsOf("postgres", ["own"], later)).toEqual(textsFor("ANALYZE"));
  });
});

describe("the statements of the store", () => {
  it("name the columns that they read and write, so that a newer release can add some (GAP-82)", () => {
    const texts = STATEMENTS.flatMap(({ text, sqlite }) => [text, ...(sqlite === undefined ? [] : [sqlite])]);
    expect(texts.length).toBeGreaterThan(250);
    const unnamed = /\*\s+FROM|RETURNING \*|INSERT (OR \w+ )?INTO \w+\s+(VALUES|SELECT)/;
    expect(texts.filter((text) => unnamed.test(text))).toEqual([]);
  });
});
