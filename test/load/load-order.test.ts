import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadOrder, minutesToPlay } from "./load-order.ts";
import { figuresIn, measuredTables, planTables } from "./plan-tables.ts";

describe("a load order", () => {
  it("is 50 battles for 30 s on this machine by default", () => {
    expect(loadOrder({})).toEqual({ url: "http://127.0.0.1:3000", battles: 50, seconds: 30 });
    expect(loadOrder({ url: "http://localhost:8080/", battles: "200", seconds: "5" })).toEqual({
      url: "http://localhost:8080",
      battles: 200,
      seconds: 5,
    });
  });

  it.each([
    [{ url: "https://lab.example" }, "--url"],
    [{ url: "http://127.0.0.1.example:3000" }, "--url"],
    [{ url: "here" }, "--url"],
    [{ battles: "501" }, "--battles"],
    [{ battles: "0" }, "--battles"],
    [{ battles: "1e2" }, "--battles"],
    [{ seconds: "301" }, "--seconds"],
    [{ seconds: "" }, "--seconds"],
  ])("refuses %j", (flags, flag) => {
    expect(loadOrder(flags)).toMatch(new RegExp(`^${flag}: found .*, allowed is `));
  });
});

describe("the plan for a million players", () => {
  const scaling = readFileSync(new URL("../../docs/scaling.md", import.meta.url), "utf8");

  it("follows in the guide from the figures that were measured", () => {
    const figures = figuresIn(scaling);
    expect(scaling).toContain(measuredTables(figures));
    expect(scaling).toContain(planTables(figures));
  });

  it.each(["0", "61", "1.5", ""])("is refused for %j minutes", (text) => {
    expect(minutesToPlay(text)).toMatch(/^--minutes: found /);
  });
});
