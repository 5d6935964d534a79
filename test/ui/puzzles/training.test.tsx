// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { shippedPositions } from "../../../rules/positions.ts";
import { changeTraining, keptTraining } from "../../../ui/puzzles/training/kept-training.ts";
import { memoryStorage } from "../support/playing.ts";
import { pageText, the } from "../support/render.tsx";
import { dialogText, PositionAtHand, positionWithId } from "./support/position-at-hand.tsx";

const { inARow } = rules.puzzles.training;
const START = rules.puzzles.training.rating.start;

const { rows } = await shippedPositions(rules);

/** The id of no position. */
const GONE = 999_999;

/** Ends the row after its open position: the others count as tried. */
function nearlyDone({ game }: PositionAtHand): void {
  changeTraining(game, ({ row }) => {
    if (row)
      row.tried = Array.from({ length: inARow - 1 }, (_, index) => ({
        id: rows[index]?.id ?? 0,
        reached: index > 1,
      }));
  });
}

const rowOf = ({ game }: PositionAtHand) => keptTraining(game).row;

async function begun(storage = memoryStorage()): Promise<PositionAtHand> {
  const play = await new PositionAtHand(storage).openTraining();
  await play.press("Begin");
  await play.shows(() => expect(pageText()).toContain("Goal"));
  return play;
}

describe("the training", () => {
  it("begins with the choice of what to train, the rating, and what it is worth (GAP-74)", async () => {
    await new PositionAtHand().openTraining();
    expect(pageText()).toContain("Your rating: about 1500");
    expect(pageText()).toContain(
      "the rating is only a number: it earns nothing. Without a login, your rating stays in this browser.",
    );
    for (const kind of ["Fits You", "Tool First", "Defend Now", "Right Targets"])
      expect(pageText()).toContain(kind);
  });

  it("counts the first try at a position, and tells the rating with what it has changed (GAP-74)", async () => {
    const play = await begun();
    expect(pageText()).toContain(`1 of ${inARow}`);
    await play.triesTraining("nothing");
    expect(dialogText()).toContain("Not yet");
    const { training } = keptTraining(play.game);
    const points = Math.round(training?.rating.rating ?? 0);
    expect(points).toBeLessThan(START);
    expect(dialogText()).toContain(`Your rating: ${points} (${points - START})`);
    await play.press("Try Again");
    await play.triesTraining("solution");
    expect(dialogText()).toContain("Solved!");
    expect(keptTraining(play.game).training).toEqual(training);
    expect(rowOf(play)?.tried).toMatchObject([{ reached: false }]);
  });

  it("goes on with one press to another position, and never to one of the row", async () => {
    const play = await begun();
    const first = rowOf(play)?.open?.id;
    await play.triesTraining("solution");
    await play.press("Next Position");
    await play.shows(() => expect(pageText()).toContain(`2 of ${inARow}`));
    expect(rowOf(play)?.open?.id).not.toBe(first);
    expect(the("button", "Undo Turn").getAttribute("aria-disabled")).toBe("true");
  });

  it("keeps to the theme that the review found (GAP-74)", async () => {
    const play = await new PositionAtHand().openTraining("killInOrder");
    expect(pageText()).toContain("Order of Targets");
    expect((await positionWithId(rowOf(play)?.open?.id ?? 0)).theme).toBe("killInOrder");
  });

  it("counts a position as missed whose best line is shown before a try, and leads onward from its last step", async () => {
    const play = await begun();
    await play.press("Show the Best Line");
    expect(pageText()).toContain("The position then counts as missed.");
    await play.press("Show the Best Line");
    expect(rowOf(play)?.tried).toMatchObject([{ reached: false }]);
    for (let step = 0; step < 20 && !pageText().includes("The goal is reached."); step += 1)
      await play.press("Next");
    await play.press("Next Position");
    await play.shows(() => expect(pageText()).toContain(`2 of ${inARow}`));
  });

  it("ends after ten in a row with what was solved, the rating before and after, and each missed one to look at again (GAP-74)", async () => {
    const play = await begun();
    nearlyDone(play);
    await play.triesTraining("solution");
    await play.press("To the Summary");
    await play.shows(() => expect(pageText()).toContain("They come back:"));
    const after = Math.round(keptTraining(play.game).training?.rating.rating ?? 0);
    expect(pageText()).toContain(`${inARow - 2} of ${inARow} solved`);
    expect(pageText()).toContain(`Your rating: ${START}, now ${after}`);
    await play.press(`Look Again: Position ${rows[1]?.id}`);
    await play.shows(() => expect(pageText()).toContain("Goal"));
    const before = keptTraining(play.game).training;
    await play.press("Show the Best Line");
    expect(pageText()).toContain("The best line");
    await play.press("Back to the Position");
    await play.tries("nothing", 2);
    expect(dialogText()).toContain("Not yet");
    expect(keptTraining(play.game).training, "nothing counts").toEqual(before);
    await play.press("To the Summary");
    await play.press("Another Set");
    await play.shows(() => expect(pageText()).toContain(`1 of ${inARow}`));
    expect(rowOf(play)).toMatchObject({ tried: [], pointsBefore: before?.rating.rating });
  });

  it("goes on after a reload with the row, its turn and its result", async () => {
    const storage = memoryStorage();
    const before = await begun(storage);
    const id = rowOf(before)?.open?.id;
    await before.triesTraining("nothing");
    const after = await new PositionAtHand(storage).openTraining();
    expect(rowOf(after)?.open?.id).toBe(id);
    expect(pageText()).not.toContain("What do you want to train?");
    expect(dialogText()).toContain("Not yet");
    expect(rowOf(after)?.tried).toHaveLength(1);
  });

  it("goes on with another position where a row stood at one that no longer ships, and offers no gone one again (GAP-74)", async () => {
    const storage = memoryStorage();
    changeTraining((await begun(storage)).game, ({ row }) => {
      if (row?.open) row.open.id = GONE;
      if (row) row.tried = [{ id: GONE, reached: false }];
    });
    const after = await new PositionAtHand(storage).openTraining();
    expect(rowOf(after)?.open?.id).not.toBe(GONE);
    expect(pageText()).toContain(`2 of ${inARow}`);
    await after.press("End the Set");
    await after.shows(() => expect(pageText()).toContain("0 of 1 solved"));
    expect(pageText()).not.toContain("Look Again");
  });

  it("ends a row early with the summary of what was tried, or with the choice where nothing was", async () => {
    const play = await begun();
    await play.press("End the Set");
    await play.shows(() => expect(pageText()).toContain("What do you want to train?"));
    await play.press("Begin");
    await play.triesTraining("nothing");
    await play.press("End the Set");
    await play.shows(() => expect(pageText()).toContain("0 of 1 solved"));
  });

  it("says that mistakes are back once they are due", async () => {
    const storage = memoryStorage();
    const play = await begun(storage);
    await play.triesTraining("nothing");
    await play.press("End the Set");
    changeTraining(play.game, ({ training }) => {
      if (training) training.tries += rules.puzzles.training.mistakes.others;
    });
    await new PositionAtHand(storage).openTraining();
    expect(pageText()).toContain("1 missed position is back.");
  });

  it("begins anew where what the browser keeps is broken (GAP-80)", async () => {
    for (const broken of ["{", "[]", '{"training":{"rating":5},"row":{"open":7},"waiting":[1]}']) {
      const storage = memoryStorage();
      storage.setItem("training", broken);
      await new PositionAtHand(storage).openTraining();
      expect(pageText()).toContain("Your rating: about 1500");
    }
  });
});
