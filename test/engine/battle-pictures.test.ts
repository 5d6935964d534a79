import { describe, expect, it } from "vitest";
import { pictureAddress } from "../../assets/index.ts";
import { creatureFile, itemFile } from "../../engine/battle/battle-pictures.ts";
import { shippedRules as rules } from "../../rules/index.ts";

const FORMS = [0, 1, 2, 3];

describe("the pictures of a battle", () => {
  it("are named by species and form: an egg, then forms 1 to 3 (BAT-031)", () => {
    expect(FORMS.map((form) => creatureFile("bullx", form))).toEqual([
      "bullx_egg.webp",
      "bullx_form1.webp",
      "bullx_form2.webp",
      "bullx_form3.webp",
    ]);
  });

  it("exist for every creature, tool and spell of the game (BAT-031)", () => {
    const creatures = Object.keys(rules.species).flatMap((id) => FORMS.map((form) => creatureFile(id, form)));
    const tools = Object.keys(rules.tools).map((name) => itemFile("tool", name));
    const spells = Object.keys(rules.spells).map((name) => itemFile("spell", name));
    expect(creatures).toHaveLength(40);
    for (const file of [...creatures, ...tools, ...spells]) expect(pictureAddress(file), file).not.toBeNull();
  });
});
