import { describe, expect, it } from "vitest";
import { forgetInBrowser } from "../../../ui/game/store/player-storage.ts";
import { changeKept, keptPosition, readKept } from "../../../ui/puzzles/kept/kept-positions.ts";
import { standingOf } from "../../../ui/puzzles/kept/standing.ts";
import { memoryStorage } from "../support/playing.ts";
import { PositionBrowser } from "./support/position-browser.ts";

const missed = { id: "a", actions: ["endTurn"], reached: false, energyLeft: 9, onItsDay: true };
const solved = { id: "b", actions: ["endTurn"], reached: true, energyLeft: 4, onItsDay: true };
const kept = { known: null, tries: [], older: 0, shown: false };

describe("what a browser keeps of positions", () => {
  it.each(["{", "null", '"text"', '{"number":1}', '[null,7,{"number":-1},{"number":"1"}]'])(
    "survives broken content: %s",
    (content) => {
      const storage = memoryStorage();
      storage.setItem("positions", content);
      const { game } = new PositionBrowser(storage);
      expect(keptPosition(game, 1)).toMatchObject({ tries: [], turn: [], shown: false });
      changeKept(game, 1, (position) => position.tries.push(missed));
      expect(keptPosition(game, 1).tries).toEqual([missed]);
    },
  );

  it("keeps what is sound beside what is broken", () => {
    const storage = memoryStorage();
    storage.setItem("positions", JSON.stringify([{ number: 3, tries: [solved, { id: 1 }], turn: [5] }]));
    expect(keptPosition(new PositionBrowser(storage).game, 3)).toMatchObject({ tries: [solved], turn: [] });
  });

  it("has a bound: 30 tries with their actions, and 400 positions", () => {
    const { game } = new PositionBrowser();
    for (let number = 1; number <= 402; number += 1) changeKept(game, number, () => undefined);
    expect(readKept(game, "positions").map(({ number }) => number)).toHaveLength(400);
    for (let tries = 0; tries < 40; tries += 1)
      changeKept(game, 402, (position) => position.tries.push(missed));
    expect(keptPosition(game, 402)).toMatchObject({ older: 10 });
    expect(standingOf(keptPosition(game, 402), undefined).tries).toBe(40);
  });

  it("adds the tries of two tabs up", () => {
    const storage = memoryStorage();
    const [one, other] = [new PositionBrowser(storage), new PositionBrowser(storage)];
    changeKept(one.game, 1, (position) => position.tries.push(missed));
    changeKept(other.game, 1, (position) => position.tries.push(solved));
    expect(keptPosition(one.game, 1).tries).toEqual([missed, solved]);
  });

  it("is kept until the page is closed where the browser refuses storage", () => {
    const refusing = { ...memoryStorage(), setItem: () => undefined };
    const { game } = new PositionBrowser(refusing);
    changeKept(game, 1, (position) => position.tries.push(solved));
    expect(keptPosition(game, 1).tries).toEqual([solved]);
  });

  it("stays with a visitor and goes with a player's logout (GAP-80)", () => {
    const { game } = new PositionBrowser();
    changeKept(game, 1, (position) => position.tries.push(missed));
    changeKept(game, 1, (position) => position.tries.push(solved), "positions_ann");
    forgetInBrowser(game, "ann");
    expect(readKept(game, "positions_ann")).toEqual([]);
    expect(readKept(game, "positions")).toHaveLength(1);
  });
});

describe("the standing in a position", () => {
  it("counts tries up to the first that reaches the goal", () => {
    expect(standingOf({ ...kept, tries: [missed, solved, missed] }, undefined)).toEqual({
      tries: 2,
      reached: true,
      energyLeft: 4,
      onItsDay: true,
      shown: false,
    });
  });

  it("is the server's, with the tries that it does not know yet", () => {
    const served = { number: 1, tries: 3, reached: false, energyLeft: null, onItsDay: false };
    expect(standingOf({ ...kept, tries: [solved] }, served)).toMatchObject({ tries: 4, reached: true });
    expect(
      standingOf({ ...kept, tries: [solved] }, { ...served, reached: true, energyLeft: 1 }),
    ).toMatchObject({
      tries: 3,
      energyLeft: 1,
    });
  });

  it("is shown where the best line was shown first, and solved where the server says so", () => {
    expect(standingOf({ ...kept, shown: true }, undefined).shown).toBe(true);
    const served = { number: 1, tries: 1, reached: true, energyLeft: 0, onItsDay: true };
    expect(standingOf({ ...kept, shown: true }, served).shown).toBe(false);
  });
});
