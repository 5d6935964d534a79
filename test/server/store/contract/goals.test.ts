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
        (index % 2 === 0 ? one : two).countReplay(index % 4 < 2 ? ann : bob, ["digest", "earlier"], (lab) => {
          lab.resources.eggs += 1000;
          return { ok: true, reply: "counted" };
        }),
      ),
    );
    expect(answers.filter((answer) => answer !== null)).toEqual([{ ok: true, reply: "counted" }]);
    expect((await eggs(two, ann)) + (await eggs(two, bob))).toBe(2000);
    expect(await data.count("counted_replays")).toBe(1);
  });

  it("count no replay that has counted under the name that earlier releases gave it (ABU-102)", async () => {
    const store = await (await kind.freshData()).process();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const count = (player: number, digests: readonly [string, string]) =>
      store.countReplay(player, digests, () => ({ ok: true, reply: "counted" }));
    expect(await count(ann, ["as earlier releases named it", "-"])).not.toBeNull();
    for (const player of [ann, bob])
      expect(await count(player, ["today's name", "as earlier releases named it"])).toBeNull();
    expect(await count(bob, ["today's name", "another one"])).not.toBeNull();
  });
});
