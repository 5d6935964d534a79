import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inFolder, runTool } from "../run-tool.ts";

const PATIENT = 60_000;

describe("the page with charts", { timeout: PATIENT }, () => {
  it("needs nothing from outside and shows every chart with its figures (GAP-51)", () =>
    inFolder(async (at) => {
      await runTool(
        "simulate",
        "--battles",
        "20",
        "--policy",
        "fast",
        "--seed",
        "<b>&",
        "--html",
        at("p.html"),
      );
      const whole = readFileSync(at("p.html"), "utf8");
      const html = whole.replace(/url\(data:font[^)]*\)/g, "url(data:)");
      expect(html.length).toBeLessThan(whole.length);
      expect(html.match(/https?:|<script|<link|@import|src="/g)).toBeNull();
      expect(html.match(/url\((?!data:)/g)).toBeNull();
      for (const heading of [
        "Win rate",
        "Length of battles",
        "What lifts the win rate",
        "Actions per turn",
        "Energy over turns",
      ])
        expect(html.includes(`<h2>${heading}</h2>`), heading).toBe(true);
      expect(html.includes("seed &lt;b&gt;&amp;")).toBe(true);
      expect(html.match(/NaN|undefined|Infinity/g)).toBeNull();
      const drawings = html.match(/<svg [^>]*role="img" aria-labelledby="[^"]+"/g) ?? [];
      expect(drawings).toHaveLength(1 + 4 + 4 + 4 + 4);
      expect(html.match(/<title id="drawing-/g)).toHaveLength(drawings.length);
      expect(html.match(/<desc id="drawing-/g)).toHaveLength(drawings.length);
      expect(html.match(/<table /g)).toHaveLength(2 + 1 + 4 + 1 + 1);
    }));
});
