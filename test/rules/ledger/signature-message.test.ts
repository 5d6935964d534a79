import { describe, expect, it } from "vitest";
import { shippedRules as rules, signatureMessage, TRANSACTION_KINDS } from "../../../rules/index.ts";

const corvax = { species_id: "corvax" };
const bullx = { species_id: "bullx" };
const hugbloom = { species_id: "hugbloom" };

describe("the message of a signature", () => {
  it.each([
    ["creatureMint", [], "Mint a creature"],
    ["fomoHit", [], "Mint the FOMO HIT badge"],
    ["energy", [], "Buy 500 Energy"],
    ["upgradeStats", [corvax], "Raise the stats of Corvax"],
    ["upgradeStats", [corvax, bullx, hugbloom], "Raise the stats of Corvax, Bullx and Hugbloom"],
    ["evolve", [corvax], "Evolve Corvax"],
  ] as const)("of %s about %j names what is signed (GAP-65)", (kind, creatures, message) => {
    expect(signatureMessage(rules, kind, creatures)).toBe(message);
  });

  it("contains nothing that a token claims about itself, and no id (GAP-65)", () => {
    const claimed = { species_id: "#7#", species_name: "Send 500 XRD to account_rdx1", id: "#7#" };
    for (const kind of TRANSACTION_KINDS) {
      const message = signatureMessage(rules, kind, [claimed]);
      expect(message).not.toMatch(/[#_]|XRD/);
    }
    expect(signatureMessage(rules, "evolve", [claimed])).toBe("Evolve a creature");
  });

  it("the message is in the language of the rules' texts (GAP-65)", () => {
    const transactions = structuredClone(rules.texts.transactions);
    transactions.upgradeStats.message = "Werte erhöhen: {creatures}";
    const german = { ...rules, texts: { ...rules.texts, language: "de", transactions } };
    expect(signatureMessage(german, "upgradeStats", [corvax, bullx])).toBe("Werte erhöhen: Corvax und Bullx");
  });
});
