import { describe, expect, it } from "vitest";
import { createQueries, keepAnswer } from "../../../ui/game/store/queries.ts";

describe("the answer to a change", () => {
  it("is not replaced by what was asked for before it (ABU-124)", async () => {
    const queries = createQueries();
    const queryKey = ["player", "friends"];
    let answer = (_friends: string[]) => {};
    const queryFn = () =>
      new Promise<string[]>((resolve) => {
        answer = resolve;
      });
    queries.setQueryData(queryKey, ["Bo"]);
    const before = queries.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => null);
    keepAnswer(queries, queryKey, ["Bo", "Cy"]);
    answer(["Bo"]);
    await before;
    expect(queries.getQueryData(queryKey)).toEqual(["Bo", "Cy"]);
  });
});
