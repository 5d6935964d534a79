import type { Scene } from "phaser";
import { describe, expect, it } from "vitest";
import { BattleNumbers } from "../../engine/battle/battle-numbers.ts";
import { shippedRules as rules } from "../../rules/index.ts";

/** Replaces a text of the canvas: stores its content and whether it is visible. */
class SilentText {
  content = "";
  visible = false;
  setText = (content: string) => Object.assign(this, { content });
  setVisible = (visible: boolean) => Object.assign(this, { visible });
  setOrigin = () => this;
  setDepth = () => this;
  setColor = () => this;
  at = { x: 0, y: 0 };
  setPosition = (x: number, y: number) => Object.assign(this, { at: { x, y } });
  setScale = () => this;
  setAlpha = () => this;
  setTexture = () => this;
}

function opened() {
  const texts: SilentText[] = [];
  const text = () => {
    const made = new SilentText();
    texts.push(made);
    return made;
  };
  const numbers = new BattleNumbers(
    { add: { text, image: () => new SilentText() } } as unknown as Scene,
    rules,
    1,
  );
  const seen = () => texts.filter(({ visible }) => visible).map(({ content }) => content);
  const heights = () => texts.filter(({ visible }) => visible).map(({ at }) => at.y);
  return { numbers, seen, heights };
}

describe("numbers and words over the battlefield", () => {
  it("rise for three seconds, a combo for one second (BAT-181)", () => {
    const { numbers, seen } = opened();
    numbers.show("-12", "ordinary", { x: 0, y: 0 });
    numbers.show("Combo ×3!", "energy", { x: 200, y: 0 }, rules.arena.comboMs);
    numbers.update(999, true);
    expect(seen()).toEqual(["-12", "Combo ×3!"]);
    numbers.update(1, true);
    expect(seen()).toEqual(["-12"]);
    numbers.update(1999, true);
    expect(seen()).toEqual(["-12"]);
    numbers.update(1, true);
    expect(seen()).toEqual([]);
  });

  it("reuse a combo's place for a number of full length", () => {
    const { numbers, seen } = opened();
    numbers.show("Combo ×3!", "energy", { x: 0, y: 0 }, rules.arena.comboMs);
    numbers.update(1000, true);
    numbers.show("-5", "ordinary", { x: 0, y: 0 });
    numbers.update(2999, true);
    expect(seen()).toEqual(["-5"]);
  });

  it("stand above one another over one creature until the one before fades, also where nothing moves", () => {
    const { numbers, heights } = opened();
    const at = { x: 100, y: 300 };
    numbers.update(0, true);
    numbers.show("+16", "ordinary", at);
    numbers.update(1000, true);
    numbers.show("+8", "ordinary", at);
    numbers.show("-4", "ordinary", { x: 100, y: 100 });
    numbers.update(0, true);
    expect(heights()).toEqual([300, 256, 100]);
    numbers.update(900, true);
    numbers.show("+9", "ordinary", at);
    numbers.update(0, true);
    expect(heights()).toEqual([300, 256, 100, 300]);
  });
});
