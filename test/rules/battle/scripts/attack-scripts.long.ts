import { describe, expect, it } from "vitest";
import { PLAIN_SCRIPTS } from "../../../../rules/bots/plain-scripts.ts";
import { winsOfScript } from "./attack-scripts.ts";

const BATTLES = 2000;
const MOST = 0.55;

describe("2,000 battles of a plain script against the expert", () => {
  it.each(Object.keys(PLAIN_SCRIPTS))(
    "are won in at most 55%, by the lower bound of the range: %s (GAP-34)",
    (name) => {
      const { value, low, high } = winsOfScript(name, BATTLES, "1");
      process.stdout.write(`${name}: ${[value, low, high].map((part) => part.toFixed(4))}\n`);
      expect(low, `${value}`).toBeLessThanOrEqual(MOST);
    },
  );
});
