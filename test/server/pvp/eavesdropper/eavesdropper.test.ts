import { describe, expect, it } from "vitest";
import { overheard } from "../support/eavesdropper.ts";
import { BRITTLE, playOverheard } from "./play-overheard.ts";

/** Ends only what hangs. */
const TIMEOUT_MS = 600_000;

describe("the eavesdropper", () => {
  it.each([
    { hand: [{ hidden: true }, { id: "#77#" }] },
    { log: ["deployed #77#"] },
    { "#77#": true },
    { deep: [[{ dice: [-1_234_567] }]] },
  ])("finds a secret in %j", (answer) => {
    expect(overheard(answer, new Set(["#77#", "-1234567"]))).toHaveLength(1);
    expect(overheard(answer, new Set(["#78#", "-1234568"]))).toEqual([]);
  });
});

describe("random battles over HTTP", () => {
  it.each([8, "30 @long"])(
    "end as both players and the replay say, and no answer contains hidden data: %s of them (GAP-43, ABU-43, ABU-54)",
    {
      timeout: TIMEOUT_MS,
    },
    async (battles) => {
      const count = Number.parseInt(String(battles), 10);
      const { searched } = await playOverheard("1", count, BRITTLE);
      expect(searched).toBeGreaterThan(30 * count);
    },
  );
});
