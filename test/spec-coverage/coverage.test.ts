import { describe, expect, it } from "vitest";
import { readCoverage } from "./coverage.ts";
import { FINISHED } from "./finished.ts";
import { compactIds, idsIn } from "./id-range.ts";

const coverage = readCoverage();

describe("the specification and its tests", () => {
  it("are read whole: every family of ids has its statements", () => {
    const counts = Object.fromEntries(
      ["LAB", "LED", "BAT", "PVP", "ERR", "CST", "CON", "GAP", "ABU"].map((family) => [
        family,
        [...coverage.statements.keys()].filter((id) => id.startsWith(family)).length,
      ]),
    );
    expect(counts).toEqual({
      LAB: 193,
      LED: 194,
      BAT: 182,
      PVP: 60,
      ERR: 43,
      CST: 26,
      CON: 95,
      GAP: 72,
      ABU: 60,
    });
  });

  it("has a test for every finished id", () => {
    expect(compactIds(coverage.missing), `${coverage.missing.length} finished ids in no test title`).toBe("");
  });

  it("knows every id that a title names", () => {
    expect(coverage.unknown.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it("lists only finished ids that the specification has", () => {
    expect(FINISHED.flatMap(idsIn).filter((id) => !coverage.statements.has(id))).toEqual([]);
  });

  it("understands single ids, ranges and shortened ranges", () => {
    const title = "limits hold (LAB-068 to LAB-070, CON-09 to 11, ERR-003)";
    expect(idsIn(title)).toEqual(["LAB-068", "LAB-069", "LAB-070", "CON-09", "CON-10", "CON-11", "ERR-003"]);
    expect(compactIds(idsIn(title))).toBe("CON-09 to 11, ERR-003, LAB-068 to 070");
  });
});
