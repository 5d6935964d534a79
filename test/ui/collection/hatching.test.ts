import { describe, expect, it } from "vitest";
import {
  afterPress,
  afterTurning,
  type Hatching,
  notYetHatched,
  skipped,
  unrestOf,
} from "../../../ui/collection/hatching/hatching.ts";

const pressed = (times: number): Hatching =>
  Array.from({ length: times }).reduce<Hatching>((now) => afterPress(now, 3), notYetHatched);
const pending = (checks: number) =>
  ({ stage: "pending", hash: "txid_1", checks, errors: 0, troubled: false }) as const;

describe("the opening of an egg", () => {
  it("takes three presses until the silhouette turns, and opens after that", () => {
    expect(pressed(2)).toEqual({ stage: "closed", presses: 2 });
    expect(pressed(3)).toEqual({ stage: "turning" });
    expect(afterTurning(pressed(3))).toEqual({ stage: "open", isSkipped: false });
  });

  it("does not wait for the silhouette after a fourth press, and stays open", () => {
    expect(pressed(4)).toEqual({ stage: "open", isSkipped: false });
    expect(pressed(9)).toEqual(pressed(4));
  });

  it("opens at once when it is skipped at any moment, and the end of a turn changes nothing then", () => {
    for (const presses of [0, 1, 2, 3])
      expect(skipped(pressed(presses))).toEqual({ stage: "open", isSkipped: true });
    expect(skipped(pressed(4))).toEqual(pressed(4));
    expect(afterTurning(skipped(pressed(1)))).toEqual({ stage: "open", isSkipped: true });
    expect(afterTurning(pressed(1))).toEqual(pressed(1));
  });
});

describe("an egg while the ledger works", () => {
  it("shakes harder with the stages and each few checks, and lies still without a transaction", () => {
    const stages = [
      { stage: "init" } as const,
      { stage: "sending" } as const,
      pending(0),
      pending(3),
      pending(9),
    ];
    expect(stages.map(unrestOf)).toEqual([0, 1, 2, 3, 5]);
    expect(unrestOf(pending(29))).toBe(5);
  });
});
