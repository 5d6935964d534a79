import { Check } from "typebox/schema";
import { describe, expect, it } from "vitest";
import { PLACES } from "../../../../rules/cli/targets/place.ts";
import { targetsOf, targetsSchema } from "../../../../rules/cli/targets/targets.ts";
import { spaceOf, spaceSchema } from "../../../../rules/cli/tune/space/read-space.ts";
import { checkBounds } from "../../../../rules/cli/tune/space/space.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { loadRules } from "../../../../rules/validation.ts";
import { linesIn } from "../lines-in.ts";
import { inFolder, readJson, runTool, startTool, writeJson } from "../run-tool.ts";
import { TINY } from "./tiny-run.ts";

const PATIENT = 120_000;

describe("npm run tune", { timeout: PATIENT }, () => {
  it("keeps the overlay at Ctrl-C, and goes on from its state file (GAP-51) @long", () =>
    inFolder(async (at) => {
      const targets = writeJson(at("targets.json"), TINY.targets.content);
      const space = writeJson(at("space.json"), TINY.space.content);
      const flags = ["--targets", targets, "--space", space, "--policy", "fast", "--confirm", "5"];
      const played = linesIn(at("s.ndjson"), 4);
      const { child, ended } = startTool(
        "tune",
        ...[...flags, "--battles", "200", "--workers", "1", "--state", at("s.ndjson")],
        ...["--overlay", at("cut.json"), "--json", at("cut-result.json")],
      );
      await played;
      child.kill("SIGINT");
      const { code, stderr } = await ended;
      expect(code).toBe(130);
      expect(stderr).toContain("Interrupted: the overlay is the best until then, not confirmed.");
      expect(readJson(at("cut-result.json"))).toMatchObject({ interrupted: true });
      expect(loadRules(readJson(at("cut.json"))).ok).toBe(true);

      const resumed = ["--resume", at("s.ndjson"), "--overlay", at("end.json"), "--json", "-"];
      const { code: end, stdout } = await runTool("tune", ...resumed);
      expect(end).toBe(0);
      const result = JSON.parse(stdout) as { battles: number; targets: { after: object | null }[] };
      expect(result.battles).toBe(200);
      expect(result.targets[0]?.after).not.toBeNull();
      expect(readJson(at("end.json"))).toHaveProperty("$schema");
    }));
});

describe("the shipped targets and space", () => {
  it("are accepted by the command (GAP-38)", () => {
    const { targets, places } = targetsOf("targets.json", readJson("test/spec/targets.json"));
    expect(targets.filter(({ binding }) => binding)).toHaveLength(40);
    expect(places).toEqual(PLACES);
    const space = spaceOf("space.json", readJson("rules/tuning/space.json"), { ...shippedRules });
    checkBounds("space.json", {}, space);
    for (const { path, from, step, size, present } of space)
      expect(present >= from && present <= from + step * (size - 1) + 1e-9, path).toBe(true);
  });

  it("agree with the schemas that an editor completes them by (GAP-38)", () => {
    expect(Check(targetsSchema() as never, readJson("test/spec/targets.json"))).toBe(true);
    expect(Check(spaceSchema() as never, readJson("rules/tuning/space.json"))).toBe(true);
    const schema = (name: string) => readJson(`rules/tuning/schema/${name}.schema.json`);
    expect(schema("targets")).toMatchObject(targetsSchema());
    expect(schema("space")).toMatchObject(spaceSchema());
  });

  it("have schemas that mark a misspelt measure and a number that may not move (GAP-38)", () => {
    const targets = { targets: [{ measure: "winrate", bands: { easy: { to: 1 } } }] };
    expect(Check(targetsSchema() as never, targets)).toBe(false);
    const space = { keys: { "battle.costs.attack": { from: 1, to: 3, step: 1 } } };
    expect(Check(spaceSchema() as never, space)).toBe(false);
  });
});
