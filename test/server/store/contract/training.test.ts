import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../../rules/index.ts";
import { newRating } from "../../../../rules/positions.ts";
import { trainingWork } from "../../../../server/positions/train-position.ts";
import type { TrainingChange } from "../../../../server/store/players/training.ts";
import { TestClock } from "../../test-clock.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const DIFFICULTY = 1500;
const missed = (id: number) => trainingWork(rules, { id, difficulty: DIFFICULTY, reached: false });
const solved = (id: number) => trainingWork(rules, { id, difficulty: DIFFICULTY, reached: true });
const isRated = ({ rated }: TrainingChange) => rated !== null;
const start = newRating(rules);

describe.each(STORES)("the training of a store on $name", (kind) => {
  it("keeps what players have trained, and one rating of each position for all of them (GAP-74)", async () => {
    const clock = new TestClock();
    const store = await (await kind.freshData()).process({ clock });
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    expect(await store.trainingOf(ann)).toBeNull();
    const first = await store.noteTraining(ann, 7, missed(7), (change) => change);
    const now = await store.now();
    expect(await store.trainingOf(ann)).toEqual({
      rating: first.training.rating,
      tries: 1,
      positions: [{ id: 7, lastTry: 1, lastAt: now, solvedSince: 0 }],
    });
    expect(await store.positionRatings()).toEqual([{ id: 7, ...first.rated?.position, tries: 1, solved: 0 }]);
    const second = await store.noteTraining(bob, 7, solved(7), (change) => change);
    await store.noteTraining(bob, 3, solved(3), isRated);
    expect(second.rated?.position.rating).toBeLessThan(first.rated?.position.rating ?? 0);
    expect(await store.positionRatings()).toMatchObject([
      { id: 3, tries: 1, solved: 1 },
      { id: 7, ...second.rated?.position, tries: 2, solved: 1 },
    ]);
    expect(await store.trainingOf(ann)).toMatchObject({ rating: first.training.rating, tries: 1 });
  });

  it("rates once of twenty equal tries at once in two processes, with one reply, also after a new start (ABU-134)", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const [one, two] = [await data.process({ clock }), await data.process({ clock })];
    const ann = await newPlayer(one, "Ann");
    const repeat = { call: "trainPosition", requestId: "first" };
    const attempts = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : two).noteTraining(ann, 3, solved(3), () => `reply ${index}`, repeat),
    );
    const replies = new Set(await Promise.all(attempts));
    expect(replies.size).toBe(1);
    expect(await two.trainingOf(ann)).toMatchObject({ tries: 1 });
    expect(await one.positionRatings()).toMatchObject([{ id: 3, tries: 1, solved: 1 }]);
    await one.close();
    await two.close();
    const later = await data.process({ clock });
    expect([await later.noteTraining(ann, 3, missed(3), () => "another", repeat)]).toEqual([...replies]);
    expect(await later.trainingOf(ann)).toMatchObject({ tries: 1, positions: [{ solvedSince: null }] });
  });

  it("rates the first of twenty different tries at once alone (ABU-134)", async () => {
    const data = await kind.freshData();
    const processes = [await data.process(), await data.process()] as const;
    const ann = await newPlayer(processes[0], "Ann");
    const attempts = Array.from({ length: 20 }, (_, index) =>
      processes[index % 2 === 0 ? 0 : 1].noteTraining(ann, 5, index === 11 ? solved(5) : missed(5), isRated),
    );
    expect((await Promise.all(attempts)).filter((rated) => rated)).toHaveLength(1);
    expect(await processes[1].trainingOf(ann)).toMatchObject({ tries: 20, positions: [{ id: 5 }] });
    expect(await processes[1].positionRatings()).toMatchObject([{ tries: 1 }]);
  });

  it("counts the first tries of ten players at one position at once, each on the rating before (ABU-135)", async () => {
    const data = await kind.freshData();
    const processes = [await data.process(), await data.process()] as const;
    const players = [];
    for (let index = 0; index < 10; index += 1) players.push(await newPlayer(processes[0], `P${index}`));
    await Promise.all(
      players.map((player, index) =>
        processes[index % 2 === 0 ? 0 : 1].noteTraining(player, 9, solved(9), isRated),
      ),
    );
    const expected = await freshStore(kind);
    const other = [];
    for (let index = 0; index < 10; index += 1) other.push(await newPlayer(expected, `P${index}`));
    for (const player of other) await expected.noteTraining(player, 9, solved(9), isRated);
    expect(await processes[0].positionRatings()).toEqual(await expected.positionRatings());
  });

  it("takes the first try of a day as one in the training, and later ones as none (GAP-74)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    const tried = { number: 4, reached: false, energyLeft: 1, onItsDay: true };
    await store.noteTry(ann, { ...tried, training: { positionId: 4, work: missed(4) } }, () => 0);
    const after = await store.trainingOf(ann);
    expect(after).toMatchObject({ tries: 1, positions: [{ id: 4, solvedSince: 0 }] });
    expect(after?.rating.rating).toBeLessThan(start.rating);
    await store.noteTry(ann, { ...tried, training: { positionId: 4, work: solved(4) } }, () => 0);
    expect(await store.trainingOf(ann)).toEqual(after);
  });

  it("stores nothing of a try whose reply fails", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    const failing = store.noteTraining(ann, 2, solved(2), () => {
      throw new Error("planted");
    });
    await expect(failing).rejects.toThrow("planted");
    expect([await store.trainingOf(ann), await store.positionRatings()]).toEqual([null, []]);
  });
});
