import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesBelow } from "../../architecture/source-files.ts";

/** Lines of style sheets that match, with their file. */
function linesWith(pattern: RegExp): string[] {
  return filesBelow(process.cwd(), "ui")
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

describe("the style sheets", () => {
  it("give no text a size that the setting cannot change", () => {
    expect(linesWith(/font-size: [\d.]+(px|pt)/)).toEqual([]);
  });

  it("follow the player's motion and contrast, which may differ from the system's", () => {
    expect(linesWith(/prefers-(reduced-motion|contrast)/)).toEqual([]);
  });

  it("keep the fill of every bar where a system forces its own colours", () => {
    const bars = filesBelow(process.cwd(), "ui")
      .filter((file) => file.endsWith(".css"))
      .flatMap((file) =>
        readFileSync(file, "utf8")
          .split("}")
          .map((rule) => ({ file, rule })),
      )
      .filter(({ rule }) => /var\(--filled\) 100%|width: var\(--(now|next|share|length)\)/.test(rule));
    expect(bars.length).toBeGreaterThan(6);
    const lost = bars.filter(({ file, rule }) => {
      const isOfSheet = readFileSync(file, "utf8").includes("forced-color-adjust: none");
      return !isOfSheet && !rule.includes("forced-color-adjust: none");
    });
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});
