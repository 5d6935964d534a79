import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withPlantedProject } from "../architecture/planted-project.ts";
import { idsProvenBy, readCoverage } from "./coverage.ts";
import { FINISHED } from "./finished.ts";
import { compactIds, idsIn, singleIdsIn } from "./id-range.ts";
import { readTestTitles } from "./test-titles.ts";

const coverage = readCoverage();

describe("the specification and its tests", () => {
  it("have statements for every family of ids", () => {
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
      GAP: 83,
      ABU: 145,
    });
  });

  it("have a test for every finished id", () => {
    expect(compactIds(coverage.missing), `${coverage.missing.length} finished ids in no test title`).toBe("");
  });

  it("have every id that a title names", () => {
    expect(coverage.unknown.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });

  it("list as finished only ids that the specification has", () => {
    expect(FINISHED.flatMap(idsIn).filter((id) => !coverage.statements.has(id))).toEqual([]);
  });

  it("read single ids, ranges and shortened ranges", () => {
    const title = "limits hold (LAB-068 to LAB-070, CON-09 to 11, ERR-003)";
    expect(idsIn(title)).toEqual(["LAB-068", "LAB-069", "LAB-070", "CON-09", "CON-10", "CON-11", "ERR-003"]);
    expect(compactIds(idsIn(title))).toBe("CON-09 to 11, ERR-003, LAB-068 to 070");
    expect(singleIdsIn(title)).toEqual(["ERR-003"]);
  });

  it("do not count ids that only a range or only a long test names", () => {
    const named = namedBy({
      "test/a.test.ts": 'it("holds (LAB-001 to LAB-003, LAB-004)", () => {});',
      "test/b.spec.ts": 'test("plays (LAB-005) @long", () => {});',
      "test/c.long.ts": 'it("simulates (LAB-006)", () => {});',
    });
    expect(named).toEqual(["LAB-004"]);
  });

  it("count the ids of a table's rows when the title shows them, also of an imported table", () => {
    const named = namedBy({
      "test/rows.ts": 'export const ROWS = [{ ids: "LAB-001" }];',
      "test/a.test.ts": `import { ROWS } from "./rows.ts";
        const ALL = [...ROWS, { ids: "LAB-002" }];
        it.each(ALL)("holds $ids", () => {});
        it.each([["x", "LAB-003"]])("holds %s (%s)", () => {});
        it.each([["x", "LAB-004"]])("holds", () => {});`,
    });
    expect(named).toEqual(["LAB-001", "LAB-002", "LAB-003"]);
  });
});

/** The ids that the tests of a planted project prove. */
function namedBy(files: Record<string, string>): string[] {
  return withPlantedProject(files, (root) => readTestTitles(join(root, "test")).flatMap(idsProvenBy).sort());
}
