// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readKept } from "../../../ui/puzzles/kept/kept-positions.ts";
import { memoryStorage } from "../support/playing.ts";
import { pageText, the } from "../support/render.tsx";
import { dialogText, PositionAtHand, positionOf } from "./support/position-at-hand.tsx";

/** The actions of the turn that this browser keeps of a visitor. */
const keptTurn = ({ game }: PositionAtHand) => readKept(game, "positions")[0]?.turn;
const keptTries = ({ game }: PositionAtHand) => readKept(game, "positions").flatMap(({ tries }) => tries);

describe("a position", () => {
  it("says its goal, that nothing depends on chance, and shows the enemy's hidden cards (GAP-73)", async () => {
    const play = await new PositionAtHand().open();
    expect(pageText()).toContain(
      "Take the lead: when your next turn begins, at least 1 of your creatures and at most 1 enemy must be left.",
    );
    expect(pageText()).toContain(
      "Nothing here depends on chance, and hidden cards are shown. The enemy answers as on Expert.",
    );
    await play.press("Hidden Cards");
    expect(dialogText()).toContain("Enemy Cvxling");
    expect(dialogText()).toContain("Validator Core");
  });

  it("says what is missing once the enemy has answered, and begins anew with one press", async () => {
    const play = await new PositionAtHand().open();
    await play.tries("nothing");
    expect(dialogText()).toContain("Not yet");
    expect(dialogText()).toContain("The battle is lost.");
    expect(dialogText()).toContain("1 try · 9 energy left");
    await play.press("Try Again");
    expect(dialogText()).not.toContain("Not yet");
    expect(the("button", "Undo Turn").getAttribute("aria-disabled")).toBe("true");
    expect(pageText()).toContain("Try 2");
  });

  it("is solved by its solution; the sign counts the tries until then and no later ones", async () => {
    const play = await new PositionAtHand().open();
    await play.tries("nothing");
    await play.press("Try Again");
    await play.tries("solution");
    expect(dialogText()).toContain("Solved!");
    expect(dialogText()).toContain("⚡⚡ 2 tries, 0 energy left");
    await play.press("Try Again");
    await play.tries("nothing");
    expect(dialogText()).toContain("⚡⚡ 2 tries, 0 energy left");
    expect(keptTries(play)).toHaveLength(2);
  });

  it("takes the whole turn back with one press, which is no try", async () => {
    const play = await new PositionAtHand().open();
    await play.press("All moves");
    await play.press("Cvxling 1 defends");
    expect(keptTurn(play)).toEqual(["defend own-1"]);
    await play.press("Undo Turn");
    expect(keptTurn(play)).toEqual([]);
    expect(the("button", "Undo Turn").getAttribute("aria-disabled")).toBe("true");
    expect(keptTries(play)).toEqual([]);
  });

  it("asks before the best line is shown, and then counts as shown, whatever is tried afterwards", async () => {
    const play = await new PositionAtHand().open();
    await play.tries("nothing");
    await play.press("Show the Best Line");
    expect(dialogText()).toContain("This position then counts as shown, not as solved.");
    await play.press("Show the Best Line");
    expect(pageText()).toContain("Best line shown");
    await play.press("Back to the Position");
    await play.press("Try Again");
    await play.tries("solution");
    expect(dialogText()).toContain("Solved!");
    expect(dialogText()).not.toContain("⚡");
    expect(keptTries(play)).toHaveLength(1);
  });

  it("shows the best line step by step, a sentence each, up to the goal", async () => {
    const play = await new PositionAtHand().open();
    await play.tries("solution");
    await play.press("Show the Best Line");
    const { solution, theme } = await positionOf(1);
    expect(theme).toBe("defendNow");
    expect(pageText()).toContain("The best line Step 0 of");
    await play.press("Next");
    expect(pageText()).toContain("Cvxling 1 defends.");
    for (let step = 1; step <= solution.length; step += 1) await play.press("Next");
    expect(pageText()).toContain("Your turn ends.");
    while (the("button", "Next").getAttribute("aria-disabled") !== "true") await play.press("Next");
    expect(pageText()).toContain("The goal is reached.");
    expect(pageText()).toContain("Somebody has to defend now.");
  });

  it("shows why the obvious turn fails once the position is solved", async () => {
    const play = await new PositionAtHand().open();
    await play.tries("solution");
    await play.press("Why the Obvious Fails");
    while (the("button", "Next").getAttribute("aria-disabled") !== "true") await play.press("Next");
    expect(pageText()).toContain("The enemy answers: Enemy Cvxling attacks Cvxling 1.");
    expect(pageText()).toContain("The battle is lost.");
  });

  it("goes on after a reload in the middle of a turn", async () => {
    const storage = memoryStorage();
    const before = await new PositionAtHand(storage).open();
    await before.press("All moves");
    await before.press("Cvxling 1 defends");
    await new PositionAtHand(storage).open();
    expect(the("button", "Undo Turn").getAttribute("aria-disabled")).toBeNull();
  });

  it("counts a try once where the page is reloaded before its result is shown, and shows it then", async () => {
    const storage = memoryStorage();
    const before = await new PositionAtHand(storage).open();
    await before.tries("nothing");
    const after = await new PositionAtHand(storage).open();
    expect(dialogText()).toContain("Not yet");
    expect(keptTries(after)).toHaveLength(1);
  });

  it("begins anew where the kept turn cannot be played", async () => {
    const storage = memoryStorage();
    storage.setItem("positions", JSON.stringify([{ number: 1, turn: ["attack nobody - nobody"] }]));
    await new PositionAtHand(storage).open();
    expect(the("button", "Undo Turn").getAttribute("aria-disabled")).toBe("true");
  });

  it("of a day to come is not opened: a sentence says when it comes, and today's is one press away", async () => {
    const play = await new PositionAtHand().open(214);
    expect(pageText()).toContain("Position 214 comes on June 30, 2027.");
    await play.press("Today's Position");
    await play.shows(() => expect(pageText()).toContain("Position 1"));
  });

  it("of an old day stays playable, and does not count for the streak", async () => {
    const play = await new PositionAtHand().day(3).open(1);
    await play.tries("solution", 1);
    expect(dialogText()).toContain("Solve today's position to begin a streak.");
    expect(keptTries(play)).toMatchObject([{ reached: true, onItsDay: false }]);
  });
});
