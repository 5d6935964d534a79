import { setImmediate as turn } from "node:timers/promises";
import { afterAll, expect, vi } from "vitest";

/** What a file could leave open: servers that listen, and processes it started. */
const OPEN = new Set(["TCPServerWrap", "PipeServerWrap", "ProcessWrap"]);
const openThings = () => process.getActiveResourcesInfo().filter((name) => OPEN.has(name));
const surroundings = () => {
  const { fetch, setTimeout, setInterval } = globalThis;
  return {
    fetch,
    setTimeout,
    setInterval,
    hasPage: "window" in globalThis || "document" in globalThis,
  };
};

const before = surroundings();
const variables = { ...process.env };
const opened = openThings().length;

// Files share a process and what they import: each leaves it as it was, or the next ones would depend on it.
afterAll(async () => {
  expect(vi.isFakeTimers(), "whether time stands still").toBe(false);
  expect(surroundings()).toEqual(before);
  expect(process.env).toMatchObject(variables);
  // What was closed goes with one of the next turns of the loop.
  for (let turns = 0; turns < 10 && openThings().length > opened; turns++) await turn();
  expect(openThings().slice(opened), "left open").toEqual([]);
});
