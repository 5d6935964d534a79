import { afterEach, expect } from "vitest";
import { faults } from "./faults.ts";

// Every test fails on an answer of the dev ledger that the official client's models do not know.
afterEach(() => {
  expect(faults.splice(0), "answers of the dev ledger's gateway").toEqual([]);
});
