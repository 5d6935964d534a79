// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  type Creature,
  compareTeam,
  type Rarity,
  shippedRules as rules,
  sortForTeam,
} from "../../../rules/index.ts";
import { chooseDifficulty, takeCollection } from "../../../ui/arena/team/pick-team.ts";
import { click, pageText, press, the } from "../support/render.tsx";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

/** The team selector of a difficulty. */
async function atTheTeam(difficulty: "easy" | "expert" = "easy"): Promise<ArenaOnScreen> {
  const play = new ArenaOnScreen().show();
  await play.does(() => chooseDifficulty(play.arena, difficulty));
  return play;
}

/** The buttons of a list with that heading. */
function cards(heading: "Available creatures" | "Tools" | "Spells"): HTMLElement[] {
  const section = [...document.querySelectorAll("section")].find((one) =>
    one.querySelector("h3")?.textContent?.startsWith(heading),
  );
  return [...(section?.querySelectorAll<HTMLElement>("button") ?? [])];
}

const creatures = () => cards("Available creatures");

function pick(count: number): void {
  for (const card of creatures().slice(0, count)) click(card);
}

/** The first creature's button that moves it. */
function mover(where: "earlier" | "later"): HTMLElement {
  const button = document.querySelector<HTMLElement>(`ol button[aria-label$="${where}"]`);
  if (!button) throw new Error(`nothing moves a creature ${where}`);
  return button;
}

function order(): string[] {
  return [...document.querySelectorAll("ol > li")].map((row) => row.textContent ?? "");
}

describe("the team selector", () => {
  it("lists creatures by form descending, then rarity, then power rating (BAT-014)", async () => {
    const play = await atTheTeam();
    const [any] = play.state.collection.creatures;
    if (!any) throw new Error("No creatures");
    const stats = (each: number) => ({
      energy: each,
      strength: each,
      magic: each,
      stamina: each,
      speed: each,
    });
    const creature = (species_id: string, form: number, rarity: Rarity, each: number): Creature => ({
      ...any,
      id: species_id,
      species_id,
      species_name: species_id,
      form,
      rarity,
      stats: stats(each),
      combination_level: 0,
    });
    const owned = [
      creature("strongEgg", 0, "Legendary", 20),
      creature("commonThree", 3, "Common", 19),
      creature("epicTwo", 2, "Epic", 9),
      creature("weakRareThree", 3, "Rare", 8),
      creature("legendaryTwo", 2, "Legendary", 5),
      creature("strongRareThree", 3, "Rare", 9),
    ];
    await play.does(() => takeCollection(play.arena, { creatures: owned, tools: [], spells: [] }));
    const shown = creatures().map((card) => owned.find(({ id }) => card.textContent?.includes(id))?.id);
    expect(shown).toEqual([
      "strongRareThree",
      "weakRareThree",
      "commonThree",
      "legendaryTwo",
      "epicTwo",
      "strongEgg",
    ]);
  });

  it("has its title, a back button and the badge of the difficulty (BAT-014)", async () => {
    await atTheTeam("expert");
    const head = document.querySelector("h2")?.parentElement;
    expect(head?.querySelector("h2")?.textContent).toBe("Prepare Your Battle Team");
    expect(the("button", "Back")).toBeTruthy();
    expect(head?.textContent).toBe("Prepare Your Battle TeamExpert");
  });

  it("selects a creature with a click and deselects it with another (BAT-015)", async () => {
    await atTheTeam();
    pick(1);
    expect(creatures()[0]?.getAttribute("aria-pressed")).toBe("true");
    pick(1);
    expect(creatures()[0]?.getAttribute("aria-pressed")).toBe("false");
  });

  it("shows hundreds of creatures page by page, and keeps selections on other pages (BAT-014, BAT-015)", async () => {
    const play = await atTheTeam();
    const { collection } = play.state;
    const many = collection.creatures.flatMap((one) =>
      Array.from({ length: 10 }, (_, number) => ({ ...one, id: `${one.id}-${number}` })),
    );
    await play.does(() => takeCollection(play.arena, { ...collection, creatures: many }));
    const cardsOfPage = () => creatures().filter((button) => button.hasAttribute("aria-pressed"));
    const sorted = sortForTeam(many);
    click(cardsOfPage()[0] as HTMLElement);
    click(the("button", "Next"));
    click(cardsOfPage()[0] as HTMLElement);
    expect(cardsOfPage()).toHaveLength(48);
    expect(play.state.selection.creatures).toEqual([sorted[0]?.id, sorted[48]?.id]);
    click(the("button", "Previous"));
    expect(cardsOfPage()[0]?.getAttribute("aria-pressed")).toBe("true");
  });

  it("counts the team out of 12 and ignores a thirteenth creature (BAT-016, BAT-020)", async () => {
    const play = await atTheTeam();
    const [first] = play.state.collection.creatures;
    if (!first) throw new Error("no creature");
    const extra = { ...first, id: "one-more" };
    const collection = play.state.collection;
    await play.does(() =>
      takeCollection(play.arena, { ...collection, creatures: [...collection.creatures, extra] }),
    );
    pick(13);
    expect(the("dialog").textContent).toContain("12 / 12");
    const left = creatures().find((card) => card.getAttribute("aria-pressed") === "false");
    expect(left?.getAttribute("aria-disabled")).toBe("true");
  });

  it("reads 'Select creatures to see team analysis' without a team (BAT-019)", async () => {
    await atTheTeam();
    expect(the("status", "Select creatures to see team analysis")).toBeTruthy();
  });

  it("shows team power, both ratings and their advice, and no chance that a review might refute (BAT-016, GAP-33)", async () => {
    const play = await atTheTeam("expert");
    pick(4);
    const team = play.state.selection.creatures.flatMap((id) =>
      play.state.collection.creatures.filter((creature) => creature.id === id),
    );
    const { own, enemy, recommendation } = compareTeam(rules, team, "expert");
    expect(pageText()).toContain(`Team power ${own.toLocaleString("en-US")}`);
    expect(pageText()).toContain(`Enemy rating${enemy.toLocaleString("en-US")}`);
    expect(the("status", recommendation).textContent).toBe(recommendation);
    expect(pageText()).not.toMatch(/Chance of winning/i);
  });

  it("warns of a weak team without preventing the start (BAT-021, BAT-022)", async () => {
    await atTheTeam("expert");
    pick(3);
    expect(pageText()).toContain(
      "Warning: Your team may be underpowered for expert difficulty. Consider improving your creatures or selecting a lower difficulty.",
    );
    expect(the("button", "Start Battle with 3 Creatures").getAttribute("aria-disabled")).toBeNull();
  });

  it("says that a team meets the requirements (BAT-023)", async () => {
    await atTheTeam("easy");
    pick(12);
    expect(pageText()).toContain("Your team composition meets the requirements for easy difficulty.");
  });

  it("lists the synergies of the team and their sum (BAT-016)", async () => {
    await atTheTeam();
    pick(5);
    expect(pageText()).toContain("Full Force");
    expect(pageText()).toMatch(/Synergies together \+\d+(\.\d)?%/);
  });

  it("requires at least 3 creatures, then starts with those selected (BAT-018, BAT-020, CON-71)", async () => {
    const play = await atTheTeam();
    pick(2);
    click(the("button", "Select at least 3 creatures"));
    expect(play.state.screen).toBe("team");
    click(creatures()[2] as HTMLElement);
    await play.does(() => click(the("button", "Start Battle with 3 Creatures")));
    expect(play.state.screen).toBe("battle");
  });

  it("offers up to 5 tools and 5 spells, each with its numbers (BAT-018, BAT-020)", async () => {
    const play = await atTheTeam();
    const [tool] = cards("Tools");
    expect(tool?.textContent).toMatch(/\d/);
    for (const card of [...cards("Tools"), ...cards("Spells")]) click(card);
    expect(play.state.selection.tools).toHaveLength(cards("Tools").length);
    expect(pageText()).toContain(`Tools ${cards("Tools").length} / 5`);
  });

  it("lists tools that are alike once, and each press picks one more of them, up to the cap (BAT-018, BAT-020)", async () => {
    const play = await atTheTeam();
    const alike = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${name} ${index}`,
        name,
        type: "magic",
        effect: "Shield",
      }));
    const tools = [...alike("Ledger Lens", 4), ...alike("Validator Core", 3)];
    await play.does(() => takeCollection(play.arena, { ...play.state.collection, tools }));
    const press = (row: number) => {
      click(cards("Tools")[row] as HTMLElement);
      return cards("Tools").map(({ textContent }) => textContent?.match(/^.*? picked/)?.[0]);
    };
    press(0);
    press(0);
    press(1);
    press(1);
    expect(press(1)).toEqual(["Ledger Lens ×42 of 4 picked", "Validator Core ×33 of 3 picked"]);
    expect(press(0)).toEqual(["Ledger Lens ×40 of 4 picked", "Validator Core ×33 of 3 picked"]);
    expect(play.state.selection.tools).toEqual(tools.slice(4).map(({ id }) => id));
  });

  it("gives the spells the numbers of the team's strongest caster (BAT-159, GAP-58)", async () => {
    const play = await atTheTeam();
    const { collection } = play.state;
    const creatures = collection.creatures.map((one, index) => ({
      ...one,
      stats: { ...one.stats, magic: index === 2 ? 12 : 5 },
    }));
    const spells = [{ id: "burst", name: "Babylon Burst", type: "energy", effect: "Surge" }];
    await play.does(() => takeCollection(play.arena, { ...collection, creatures, spells }));
    expect(cards("Spells")[0]?.textContent).toContain("53 damage");
    expect(pageText()).toContain("Numbers for a caster with magic 5");
    await play.does(() =>
      play.arena.store.setState(({ selection }) => {
        selection.creatures = creatures.slice(0, 3).map(({ id }) => id);
      }),
    );
    expect(cards("Spells")[0]?.textContent).toContain("84 damage");
    expect(pageText()).toContain(`Numbers for ${creatures[2]?.species_name}, the strongest caster`);
  });

  it("says when there are no tools or spells (BAT-018)", async () => {
    const play = await atTheTeam();
    await play.does(() => takeCollection(play.arena, { ...play.state.collection, tools: [], spells: [] }));
    expect(pageText()).toContain("You own no tools.");
    expect(pageText()).toContain("You own no spells.");
  });

  it("returns to the difficulties with 'Back' and with Escape (BAT-005, BAT-014)", async () => {
    const play = await atTheTeam();
    click(the("button", "Back"));
    expect(play.state.screen).toBe("setup");
    await play.does(() => chooseDifficulty(play.arena, "easy"));
    press("Escape");
    expect(play.state.screen).toBe("setup");
  });
});

describe("the battle order", () => {
  it("says 'Creatures will be drawn in this order', and two creatures swap places (BAT-017)", async () => {
    const play = await atTheTeam();
    pick(3);
    expect(pageText()).toContain("Creatures will be drawn in this order");
    const [first, second, third] = play.state.selection.creatures;
    click(mover("later"));
    expect(play.state.selection.creatures).toEqual([second, first, third]);
    expect(order()[0]).toMatch(/^1/);
  });

  it("announces a creature's new position to screen readers, and stops at both ends (BAT-017)", async () => {
    const play = await atTheTeam();
    pick(2);
    const before = play.state.selection.creatures;
    click(mover("earlier"));
    expect(mover("earlier").getAttribute("aria-disabled")).toBe("true");
    expect(play.state.selection.creatures).toEqual(before);
    click(mover("later"));
    const said = play.arena.game.store.getState().announcements.map(({ text }) => text);
    expect(said.at(-1)).toMatch(/^\w+ is now number 2 in the draw order$/);
  });
});
