import type { Textures } from "phaser";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pictureAddress } from "../../assets/index.ts";
import { BattlePictures, itemFile } from "../../engine/battle/battle-pictures.ts";
import { creatureFile } from "../../engine/creatures/creature-pictures.ts";
import { shippedRules as rules } from "../../rules/index.ts";

const FORMS = [0, 1, 2, 3];

describe("the pictures of a battle", () => {
  it("exist for every creature, tool and spell of the game (BAT-031)", () => {
    const creatures = Object.keys(rules.species).flatMap((id) => FORMS.map((form) => creatureFile(id, form)));
    const tools = Object.keys(rules.tools).map((name) => itemFile("tool", name));
    const spells = Object.keys(rules.spells).map((name) => itemFile("spell", name));
    expect(creatures).toHaveLength(40);
    for (const file of [...creatures, ...tools, ...spells]) expect(pictureAddress(file), file).not.toBeNull();
  });
});

/** Replaces the browser's pictures: each loads or fails at once, as told in advance. */
function picturesThat(...arrive: boolean[]) {
  const asked: string[] = [];
  class Arriving {
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    set src(address: string) {
      asked.push(address);
      const arrives = arrive.shift();
      queueMicrotask(() => (arrives ? this.onload?.() : this.onerror?.()));
    }
  }
  vi.stubGlobal("Image", Arriving);
  const shelf = new Set<string>();
  const textures = {
    game: {},
    exists: (key: string) => shelf.has(key),
    addImage: (key: string) => shelf.add(key),
  };
  const pictures = new BattlePictures(textures as unknown as Textures.TextureManager, rules);
  return Object.assign(pictures, { asked });
}

describe("a picture that could not be loaded", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is replaced by the creature's PNG, and that by a plain figure (BAT-031)", async () => {
    const file = creatureFile("bullx", 2);
    const pictures = picturesThat(false, true);
    expect(await pictures.load(file)).toBe(true);
    expect(pictures.asked).toEqual([pictureAddress(file), "/bullx_form2.png"]);
    const none = picturesThat(false, false);
    expect(await none.load(file)).toBe(false);
    expect(none.loaded(file)).toBeNull();
  });

  it("a picture that failed is tried again when it is asked for the next time, and then kept", async () => {
    const pictures = picturesThat(false, true);
    expect(await pictures.load("icon_shield.svg")).toBe(false);
    expect(pictures.loaded("icon_shield.svg")).toBeNull();
    expect(await pictures.load("icon_shield.svg")).toBe(true);
    expect(await pictures.load("icon_shield.svg")).toBe(true);
    expect(pictures.loaded("icon_shield.svg")).toEqual({ texture: "icon_shield.svg" });
  });
});
