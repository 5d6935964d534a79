// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { StatBars } from "../../../ui/components/stat-bars.tsx";
import { inLanguage } from "../../rules/texts/in-language.ts";
import { pageText, render } from "../support/render.tsx";

it("the bars of a creature's stats write halves as the language does (LED-131, GAP-63)", () => {
  const rules = { ...shippedRules, texts: inLanguage("de") };
  const stats = { energy: 19.5, strength: 11, magic: 25.5, stamina: 11, speed: 11 };
  render(<StatBars rules={rules} stats={stats} next={{ ...stats, magic: 26 }} />);
  expect(pageText()).toContain("19,5");
  expect(pageText()).toContain("25,5 +0,5");
});
