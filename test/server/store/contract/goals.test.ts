import { describe, expect, it } from "vitest";
import { addEgg, eggs, newPlayer, STORES } from "./stores.ts";

describe.each(STORES)("the goals of a store on $name", (kind) => {
  it("count a replay once of twenty times at once in two processes, and for one player (GAP-68)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const [ann, bob] = [await newPlayer(one, "Ann"), await newPlayer(one, "Bob")];
    await addEgg(one, ann);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? one : two).countReplay(index % 4 < 2 ? ann : bob, "digest", (lab) => {
          lab.resources.eggs += 1000;
          return { ok: true, reply: "counted" };
        }),
      ),
    );
    expect(answers.filter((answer) => answer !== null)).toEqual([{ ok: true, reply: "counted" }]);
    expect((await eggs(two, ann)) + (await eggs(two, bob))).toBe(2000);
    expect(await data.count("counted_replays")).toBe(1);
  });
});
