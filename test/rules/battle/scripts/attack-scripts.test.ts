import { describe, expect, it } from "vitest";
import { SCRIPTS, winsOfScript } from "./attack-scripts.ts";

const BATTLES = 10;
const MOST = 0.55;

describe("a plain script against the expert", () => {
  it.each(Object.keys(SCRIPTS))(
    "does not win more than 55% with the requirement team: %s (GAP-34)",
    { timeout: 60_000 },
    (name) => {
      expect(winsOfScript(name, BATTLES, "scripts").value).toBeLessThanOrEqual(MOST);
    },
  );
});
