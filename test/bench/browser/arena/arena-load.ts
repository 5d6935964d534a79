import { atMost, type Figure } from "../../figure.ts";
import { recordTransfers } from "../transfers.ts";
import { inTheLab, press, startPractice } from "./practice.ts";

const WIRE_LIMIT_KB = 1200;
const BYTES_PER_KB = 1000;
const SETTLE_MS = 3000;

/** What a browser that has the room fetches from the arena's door until an expert battle is on the screen. */
export function measureArenaLoad(): Promise<Figure[]> {
  return inTheLab(async (page) => {
    const transfers = await recordTransfers(page);
    for (const name of ["More Battles", "Practice Battle"]) await press(page, name);
    await startPractice(page, "Expert");
    await page.waitForTimeout(SETTLE_MS);
    const bytes = [...transfers.values()].reduce((sum, { wire }) => sum + wire, 0);
    return [
      atMost({
        name: "arena: over the wire until a battle is there",
        unit: "kB",
        value: bytes / BYTES_PER_KB,
        reference: WIRE_LIMIT_KB,
      }),
    ];
  });
}
