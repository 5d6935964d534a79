import { base64urlnopad, utf8 } from "@scure/base";
import { describe, expect, it } from "vitest";
import { shippedRules as shipped } from "../../rules/index.ts";
import { linkDataOf, MOST_LINK_BYTES, rulesOfLink } from "../../rules/linked-rules.ts";

const { texts: _, ...shippedRules } = shipped;
const overlay = { battle: { comeback: { energy: 6 } }, ai: { mistakes: { easy: 0.5 } } };

function dataOf(content: unknown): string {
  return base64urlnopad.encode(utf8.decode(typeof content === "string" ? content : JSON.stringify(content)));
}

function made(numbers: Parameters<typeof linkDataOf>[0]): string {
  const link = linkDataOf(numbers);
  if (!link.ok) throw new Error(link.refusal);
  return link.data;
}

describe("a link with rules", () => {
  it("carries an overlay and gives its rules, with what differs from the game's own (GAP-83)", () => {
    const data = made({ $schema: "overlay.schema.json", ...overlay });
    expect(data).toMatch(/^[\w-]+$/);
    expect(rulesOfLink(data, shippedRules)).toMatchObject({
      ok: true,
      rules: overlay,
      changes: [
        { key: "battle.comeback.energy", before: 4, after: 6 },
        { key: "ai.mistakes.easy", before: 0.35, after: 0.5 },
      ],
    });
  });

  it("changes only what a battle against the AI is played by (GAP-83, ABU-144)", () => {
    const slow = { ai: { ...overlay.ai, turnTimeoutMs: 1_000_000, thinkMs: { easy: 60_000 } } };
    const data = made({ ...overlay, ...slow, rescue: { to: 50 }, ui: { maxNotices: 9 } });
    const linked = rulesOfLink(data, shippedRules);
    if (!linked.ok) throw new Error(linked.detail);
    expect(linked.changes.map(({ key }) => key)).toEqual(["battle.comeback.energy", "ai.mistakes.easy"]);
    expect(linked.rules.ai.turnTimeoutMs).toBe(shippedRules.ai.turnTimeoutMs);
  });

  it.each([
    ["a sentence", { texts: { arena: { practice: "<b>You won</b>" } } }, "texts.arena.practice"],
    ["a name", { battle: { combo: { name: "Send your seed phrase" } } }, "battle.combo.name"],
    ["a picture", { battle: { combo: { icon: "https://example.org/x.png" } } }, "battle.combo.icon"],
    ["nothing", { battle: { turnLimit: null } }, "battle.turnLimit"],
  ])("with %s in place of a number is refused by its key (ABU-142)", (_, numbers, detail) => {
    const refused = { ok: false, refusal: "notNumbers", detail };
    expect(rulesOfLink(dataOf({ form: 1, overlay: numbers }), shippedRules)).toEqual(refused);
    expect(linkDataOf(numbers)).toEqual(refused);
  });

  it("with a key of the language instead of the rules is refused, and changes no other object (ABU-142)", () => {
    for (const key of ["__proto__", "constructor"])
      expect(
        rulesOfLink(dataOf(`{"form":1,"overlay":{"battle":{"${key}":{"turnLimit":1}}}}`), shippedRules),
      ).toMatchObject({ ok: false, refusal: "notAllowed" });
    expect(({} as { turnLimit?: number }).turnLimit).toBe(undefined);
  });

  it.each([
    ["", "damaged"],
    ["abc", "damaged"],
    ["!", "damaged"],
    [made(overlay).slice(0, -5), "damaged"],
    [dataOf("[".repeat(6000)), "damaged"],
    [dataOf(`{"form":1,"overlay":${'{"battle":'.repeat(700)}1${"}".repeat(700)}}`), "notAllowed"],
    [dataOf([1]), "damaged"],
    [dataOf({ form: 1 }), "damaged"],
    [dataOf({ form: 2, overlay }), "unknown"],
    ["A".repeat(MOST_LINK_BYTES * 2), "tooLarge"],
    [dataOf({ form: 1, overlay: { battle: { turnLimit: 0 } } }), "notAllowed"],
    [dataOf('{"form":1,"overlay":{"battle":{"turnLimit":1e999}}}'), "notAllowed"],
    [dataOf({ form: 1, overlay: { battle: { team: { min: 9, max: 3 } } } }), "notAllowed"],
    [dataOf({ form: 1, overlay: { battle: { turnlimit: 9 } } }), "notAllowed"],
  ])("that reads %s is refused as %s (ABU-143)", (data, refusal) => {
    expect(rulesOfLink(data, shippedRules)).toMatchObject({ ok: false, refusal });
  });

  it("is not made of an overlay above 8 KB (ABU-143)", () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`number${index}`, index]));
    expect(linkDataOf({ battle: many })).toMatchObject({ refusal: "tooLarge" });
  });
});
