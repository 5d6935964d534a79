import { describe, expect, it } from "vitest";
import { migrationsOf } from "../../../server/store/database/migrations.ts";

describe("the migrations of a database", () => {
  it("are its own ones first, then those that are written for both", () => {
    const later = ["CREATE TABLE a (b INTEGER)", { sqlite: "PRAGMA optimize", postgres: "ANALYZE" }];

    expect(migrationsOf("sqlite", ["own"], later)).toEqual([
      "own",
      "CREATE TABLE a (b INTEGER)",
      "PRAGMA optimize",
    ]);
    expect(migrationsOf("postgres", ["own"], later)).toEqual([
      "own",
      "CREATE TABLE a (b INTEGER)",
      "ANALYZE",
    ]);
  });
});
