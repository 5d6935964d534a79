import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readReplay } from "../../../rules/cli/input/read-rules.ts";
import { hashRules, shippedRules } from "../../../rules/index.ts";
import { inFolder, runTool } from "./run-tool.ts";

const FIXTURES = new URL("../../fixtures/", import.meta.url).pathname;
const PATIENT = 60_000;
const CHECK_LENGTH = 4;

/**
 * Each release leaves a battle behind: `npm run simulate -- --difficulty medium --battles 1 --seed fixture
 * --replays DIR`, kept as `test/fixtures/RELEASE/battle.replay.json` once its rules are final.
 */
const battles = readdirSync(FIXTURES)
  .filter((name) => /^\d/.test(name))
  .map((release) => ({
    release,
    file: `${FIXTURES}${release}/battle.replay.json`,
    overlay: `${FIXTURES}${release}/rules.json`,
  }));
const hash = hashRules(shippedRules);

function otherRules(file: string, found: string, allowed: string) {
  const stderr = `${file}: rulesHash: found ${found}, allowed is ${allowed}, the hash of the rules it would be played by\n`;
  return { code: 2, stdout: "", stderr };
}

describe.each(battles)(
  "the battle that release $release left behind",
  { timeout: PATIENT },
  ({ file, overlay }) => {
    it("is read completely by this release (GAP-51)", () => {
      const { seed, actions, checks } = readReplay(file);
      expect(seed).toBe("fixture:1");
      expect(actions.length).toBeGreaterThan(0);
      expect(checks).toHaveLength(actions.length * CHECK_LENGTH);
    });

    it("replays to its end under the rules it names, and is reported as made under other rules otherwise (GAP-51)", async () => {
      const { rulesHash, actions } = readReplay(file);
      const answer = await runTool("replay", file);
      if (rulesHash !== hash) return expect(answer).toEqual(otherRules(file, rulesHash, hash));
      expect(answer).toMatchObject({ code: 0, stderr: "" });
      expect(answer.stdout).toMatch(
        new RegExp(
          `^Same: ${actions.length} actions in \\d+ turns, won by (the first side|the second side|nobody)\\.$`,
          "m",
        ),
      );
    });

    it("is reported as made under other rules with an overlay (GAP-51)", async () => {
      const { code, stdout, stderr } = await runTool("replay", file, "--rules", overlay);
      const [moved = "", stated = "", ...rest] = stderr.split(/(?<=\n)/);
      expect(moved).toContain("these texts have moved");
      expect(stated).toContain("changes what is stated by the documents");
      const refused = rest.join("");
      const allowed = /allowed is ([0-9a-f]{16}),/.exec(refused)?.[1] ?? "";
      expect({ code, stdout, stderr: refused }).toEqual(
        otherRules(file, readReplay(file).rulesHash, allowed),
      );
      expect(allowed).not.toBe(hash);
    });

    it("is refused when a part of it is missing (GAP-51)", () =>
      inFolder(async (at) => {
        const text = readFileSync(file, "utf8");
        writeFileSync(at("half.json"), text.slice(0, text.length / 2));
        const { code, stderr } = await runTool("replay", at("half.json"));
        expect(code).toBe(2);
        expect(stderr).toMatch(/half\.json:1:\d+: found the end of the file, allowed is JSON\n$/);
      }));
  },
);
