import { describe, expect, it } from "vitest";
import { migrationsOf } from "../../../server/store/database/migrations.ts";

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
