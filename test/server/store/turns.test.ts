import { describe, expect, it } from "vitest";
import { Turns } from "../../../server/store/postgres/open-postgres-store.ts";

/** A change that ends when the test says so. */
function longChange() {
  let end = () => {};
  let fail = () => {};
  const changed = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error("it failed"));
  });
  return { change: () => changed, end: () => end(), fail: () => fail() };
}

describe("Turns", () => {
  it("begins a change of the same thing once the one before it has ended or failed, and other ones at once", async () => {
    const turns = new Turns();
    const begun: string[] = [];
    const noted = (name: string) => async () => void begun.push(name);
    for (const finish of ["end", "fail"] as const) {
      const long = longChange();
      const first = turns.take("battle", long.change);
      const second = turns.take("battle", noted(`after its ${finish}`));
      await turns.take("lab", noted("lab"));
      expect(begun.splice(0)).toEqual(["lab"]);
      long[finish]();
      await (finish === "end" ? first : expect(first).rejects.toThrow("it failed"));
      await second;
      expect(begun.splice(0)).toEqual([`after its ${finish}`]);
    }
  });

  it("refuses a change whose turn comes too late, as PostgreSQL does one that waited too long for a lock", async () => {
    const turns = new Turns(0);
    const long = longChange();
    const first = turns.take("battle", long.change);
    const late = turns.take("battle", () => expect.unreachable());
    long.end();
    await first;
    await expect(late).rejects.toMatchObject({ code: "55P03" });
    await turns.take("battle", async () => {});
  });
});
