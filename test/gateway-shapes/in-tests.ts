import { afterEach, expect } from "vitest";
import { watchAnswers } from "./watch-answers.ts";

/** What is wrong with the answers that the gateway gave in this test so far. */
export const faults: string[] = [];

watchAnswers((fault) => faults.push(fault));

// Every test fails on an answer of the dev ledger that the official client's models do not know.
afterEach(() => {
  expect(faults.splice(0), "answers of the dev ledger's gateway").toEqual([]);
});
