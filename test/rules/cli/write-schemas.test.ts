import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";

const WRITTEN = [
  "rules/ruleset/added-keys.ts",
  "rules/ruleset/shipped-files.ts",
  "rules/texts/english-files.ts",
  "rules/texts/english-places.ts",
  "rules/data/schema/overlay.schema.json",
  "rules/texts/schema/machines.schema.json",
];

describe("rules:schema", () => {
  const copy = mkdtempSync(join(tmpdir(), "lab-schema-"));
  const read = (path: string) => readFileSync(join(copy, path), "utf8");
  const node = (...words: string[]) =>
    execFileSync(process.execPath, words, { cwd: copy, encoding: "utf8", stdio: "pipe" });
  const writeSchemas = () => node("--import", "tsx", "rules/cli/write-schemas.ts");
  const lint = () =>
    node(
      "node_modules/@biomejs/biome/bin/biome",
      "check",
      "--vcs-enabled=false",
      "--error-on-warnings",
      "rules",
    );

  beforeAll(() => {
    for (const path of ["rules", "package.json", "biome.json", "tsconfig.json"])
      cpSync(path, join(copy, path), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("changes nothing in a clean checkout (ABU-129)", () => {
    const before = WRITTEN.map(read);
    writeSchemas();
    expect(WRITTEN.map(read)).toEqual(before);
  });

  it("writes what the linter accepts after a new sentence and a new number (ABU-129) @long", () => {
    const machines = JSON.parse(read("rules/texts/en/machines.json"));
    for (const type of Object.keys(shippedRules.machines)) machines[type].hint = "For {price}.";
    writeFileSync(join(copy, "rules/texts/en/machines.json"), `${JSON.stringify(machines, null, 2)}\n`);
    const schema = read("rules/ruleset/schema/ai.ts");
    const added = schema.replace(
      /(\n( +))mistakes:/,
      '$1carefulTurns: added(count("First turns without mistakes"), 0),$1mistakes:',
    );
    writeFileSync(join(copy, "rules/ruleset/schema/ai.ts"), added);
    writeSchemas();
    lint();
    expect(read("rules/texts/english-places.ts")).toContain('hint: "price";');
  });
});
