import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { checkOverlay } from "../../../rules/cli/check.ts";
import { inFolder, readJson, runTool } from "./run-tool.ts";

describe("rules:new", () => {
  it("writes an overlay that passes the check and leads an editor to the schema, and never over another one (GAP-51)", () =>
    inFolder(async (at) => {
      mkdirSync(at("deep"));
      const file = at("deep/my.json");
      expect(await runTool("rules:new", file)).toMatchObject({ code: 0, stderr: "" });
      expect(checkOverlay(file)).toMatchObject({ sentences: [], hash: expect.any(String) });
      const { $schema } = readJson(file) as { $schema: string };
      expect(readFileSync(resolve(at("deep"), $schema), "utf8")).toContain("Rule overlay");

      const { code, stderr } = await runTool("rules:new", file);
      expect({ code, stderr: stderr.replace(file, "FILE") }).toEqual({
        code: 2,
        stderr:
          "FILE: found a file that is there already, which stays as it is, allowed is a new file in a folder that exists and can be written\n",
      });
    }));
});
