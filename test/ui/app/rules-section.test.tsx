// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { loadRules } from "../../../rules/validation.ts";
import {
  type LiveRules,
  overlayOf,
  RulesSection,
  type TriedNumber,
} from "../../../ui/app/development/rules-section.tsx";
import { waitsForOtherRules } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { click, descriptionOf, enter, render, the } from "../support/render.tsx";

const LIVE: LiveRules = {
  rulesHash: "0123456789abcdef",
  file: "my-rules.json",
  problems: [],
  changes: [
    { key: "catLair.catNipsBase", shipped: "5", now: "8" },
    { key: "reactor.yieldByLevel", shipped: "[1,1.5,2]", now: "[1,2,3]" },
  ],
  numbers: [{ key: "catLair.catNipsBase", what: "Cat Nips per activation at level 1", value: 8, shipped: 5 }],
};

function shown(live: LiveRules, refused: string[] = [], battleWaits = false) {
  const tried: TriedNumber[][] = [];
  let saved = 0;
  render(
    <RulesSection
      live={live}
      battleWaits={battleWaits}
      refused={refused}
      busy={false}
      onTry={(numbers) => tried.push(numbers)}
      onSave={() => {
        saved += 1;
      }}
    />,
  );
  return { tried, saves: () => saved };
}

describe("the numbers of the rules in the development panel", () => {
  it("lists what differs from the shipped rules, which can be saved (GAP-51)", () => {
    const { saves } = shown(LIVE);
    expect(document.body.textContent).toContain("2 numbers differ from the shipped rules:");
    expect(document.body.textContent).toContain("catLair.catNipsBase: 5 is now 8");
    click(the("button", "Save as an overlay"));
    expect(saves()).toBe(1);
  });

  it("tries the numbers that were changed, and refuses text that is none (GAP-51)", () => {
    const { tried } = shown(LIVE);
    const field = document.querySelector("input");
    click(the("button", "Play with these numbers"));
    expect(descriptionOf(the("button", "Play with these numbers"))).toBe("Change a number first.");
    enter(field, "many");
    expect(descriptionOf(the("button", "Play with these numbers"))).toBe("Write a number such as 12.5.");
    enter(field, "9.5");
    click(the("button", "Play with these numbers"));
    expect(tried).toEqual([[{ key: "catLair.catNipsBase", value: 9.5 }]]);
  });

  it("says that a battle waits for the rules it began under, and only then (GAP-72)", () => {
    const said = "A battle against the AI that began under other rules is waiting.";
    shown(LIVE);
    expect(document.body.textContent).not.toContain(said);
    shown(LIVE, [], true);
    expect(document.body.textContent).toContain(said);
  });

  it("knows a player's battle of other rules from one of these and from somebody else's (GAP-72)", () => {
    const saved = { owner: "ann", rulesHash: "before", setup: {}, actions: [] };
    const storage = { read: () => JSON.stringify(saved), write() {}, remove() {} } as never;
    const waits = (owner: string, rulesHash: string) =>
      waitsForOtherRules(storage, { owner, rulesHash, earlierHashes: [] });
    expect([waits("ann", "now"), waits("ann", "before"), waits("bob", "now")]).toEqual([true, false, false]);
  });

  it("says why a file or a number was refused (GAP-51)", () => {
    shown({ ...LIVE, problems: ["my-rules.json:1:3: wrong"] });
    expect(the("alert").textContent).toContain("The rules stay as they were:my-rules.json:1:3: wrong");
  });

  it("are saved as an overlay that the game reads (GAP-51)", () => {
    const overlay = JSON.parse(overlayOf(LIVE.changes));
    expect(overlay).toEqual({ catLair: { catNipsBase: 8 }, reactor: { yieldByLevel: [1, 2, 3] } });
    expect(loadRules(overlay)).toMatchObject({ ok: true });
  });
});
