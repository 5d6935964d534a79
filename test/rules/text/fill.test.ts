import { describe, expect, it } from "vitest";
import { fill, fillPlural, shippedRules } from "../../../rules/index.ts";

const { texts } = shippedRules;

describe("fill", () => {
  it("accepts exactly the placeholders of a text, which the compiler checks (GAP-63)", () => {
    const { cooldown } = texts.refusals;
    expect(fill(cooldown, { minutes: 3 })).toBe("Cooldown! Wait 3 min.");
    // @ts-expect-error: the text has a place for minutes
    expect(fill(cooldown, {})).toContain("{minutes}");
    // @ts-expect-error: the text has no place for seconds
    fill(cooldown, { minutes: 3, seconds: 1 });
    // @ts-expect-error: the text has no places
    fill(texts.words.close, { name: "Corvax" });
    // @ts-expect-error: the number chooses the form, and stands in it
    expect(() => fillPlural(texts, texts.lab.rooms.machines, {})).not.toThrow();
  });

  it("accepts any values for a plain string, whose placeholders are unknown", () => {
    const template: string = texts.refusals.cooldown;
    expect(fill(template, { minutes: 3, seconds: 1 })).toBe("Cooldown! Wait 3 min.");
  });
});
