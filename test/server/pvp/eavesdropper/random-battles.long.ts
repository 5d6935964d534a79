import { describe, expect, it } from "vitest";
import { playOverheard } from "./play-overheard.ts";

describe("500 random battles over HTTP", () => {
  it("end as both players and the replay say, and no answer contains hidden data (GAP-43, ABU-43, ABU-54)", async () => {
    const { searched } = await playOverheard("2", 500);
    expect(searched).toBeGreaterThan(25_000);
  });
});
