import { describe, expect, it } from "vitest";
import { flagsOf } from "../../../rules/cli/command/command.ts";
import { helpText } from "../../../rules/cli/command/run-command.ts";
import { simulate } from "../../../rules/cli/simulate.ts";
import { runTool } from "./run-tool.ts";

describe("--help", () => {
  it.each(["simulate", "balance", "replay"] as const)(
    "prints how %s is called, and plays nothing (GAP-51)",
    async (tool) => {
      const { code, stdout, stderr } = await runTool(tool, "--rules", "/no/such/file", "--help");
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toMatch(new RegExp(`^Usage: npm run ${tool} -- `));
      expect(stdout).toMatch(/^ {2}--rules FILE +\S/m);
    },
  );

  it("names every flag of simulate with what it does (GAP-51)", () => {
    const text = helpText(simulate);
    for (const [name, { what }] of Object.entries(flagsOf(simulate)))
      expect(text).toMatch(new RegExp(`^ {2}--${name} .* {2}${what.replace(/[().]/g, "\\$&")}`, "m"));
  });
});
