import { describe, expect, it } from "vitest";
import { Lookup } from "../../../server/store/postgres/postgres-database.ts";

/** A lookup of capital letters, whose statements are answered when the test says so. */
function letters() {
  const statements: { asked: readonly string[]; answer(): void; fail(): void }[] = [];
  const lookup = new Lookup(
    (asked: readonly string[]) =>
      new Promise<{ number: number; letter: string }[]>((resolve, reject) => {
        const rows = asked.map((key, index) => ({ number: index + 1, letter: key.toUpperCase() }));
        statements.push({
          asked,
          answer: () => resolve(rows.filter(({ letter }) => letter !== "-").reverse()),
          fail: () => reject(new Error("the connection was lost")),
        });
      }),
  );
  const find = async (key: string) => (await lookup.find(key))?.letter ?? null;
  return { statements, find, sent: () => statements.map(({ asked }) => asked.join("")) };
}

const nextRound = () => new Promise((resolve) => setImmediate(resolve));

describe("Lookup", () => {
  it("sends what is asked in the same moment as one statement, and gives each its own row", async () => {
    const { statements, find, sent } = letters();
    const answers = Promise.all(["a", "-", "b", "a"].map(find));
    await nextRound();
    expect(sent()).toEqual(["a-ba"]);
    statements[0]?.answer();
    expect(await answers).toEqual(["A", null, "B", "A"]);
  });

  it("collects what is asked while two statements are on their way", async () => {
    const { statements, find, sent } = letters();
    const answers = [];
    for (const key of ["a", "b", "c", "d"]) {
      answers.push(find(key));
      await nextRound();
    }
    expect(sent()).toEqual(["a", "b"]);
    statements[1]?.answer();
    await nextRound();
    expect(sent()).toEqual(["a", "b", "cd"]);
    for (const { answer } of statements) answer();
    expect(await Promise.all(answers)).toEqual(["A", "B", "C", "D"]);
  });

  it("fails everything that travelled in a lost statement, and nothing that is asked afterwards", async () => {
    const { statements, find } = letters();
    const lost = Promise.allSettled([find("a"), find("b")]);
    await nextRound();
    statements[0]?.fail();
    expect((await lost).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const later = find("c");
    await nextRound();
    statements[1]?.answer();
    expect(await later).toBe("C");
  });
});
