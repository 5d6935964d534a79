import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LockFile, licenceProblems } from "./licences.ts";

const lockFile: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));

function problemsOf(name: string, license: string, dev = false): string[] {
  return licenceProblems({ packages: { "": {}, [`node_modules/a/node_modules/${name}`]: { license, dev } } });
}

describe("the licences of all packages", () => {
  it("are allowed, or the package is a named exception", () => {
    expect(licenceProblems(lockFile)).toEqual([]);
  });

  it("are asked about by a sentence when a new one comes", () => {
    expect(problemsOf("left-pad", "AGPL-3.0")).toEqual([
      "left-pad is under AGPL-3.0, which is not allowed in the game: do without it, or allow it in test/architecture/licences.ts.",
    ]);
    expect(licenceProblems({ packages: { "node_modules/b": {} } })).toEqual([
      "b names no licence: find it, or do without the package.",
    ]);
  });

  it("count for what players get more strictly than for developers", () => {
    expect(problemsOf("sharp-libvips", "LGPL-3.0-or-later", true)).toEqual([]);
    expect(problemsOf("sharp-libvips", "LGPL-3.0-or-later")).toHaveLength(1);
  });

  it("need one allowed choice, and every one of those that apply together", () => {
    expect(problemsOf("a", "(GPL-3.0 OR MIT)")).toEqual([]);
    expect(problemsOf("a", "(MIT AND Zlib)")).toEqual([]);
    expect(problemsOf("a", "MIT AND GPL-3.0")).toHaveLength(1);
  });

  it("are an exception for the named package only", () => {
    expect(problemsOf("@radixdlt/rola", "SEE LICENSE IN RADIX-SOFTWARE-EULA")).toEqual([]);
    expect(problemsOf("other", "SEE LICENSE IN RADIX-SOFTWARE-EULA")).toHaveLength(1);
  });
});
