// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { legalActions, shippedRules as rules } from "../../../rules/index.ts";
import { click, descriptionOf, nameOf, pageText, settle, the } from "../support/render.tsx";
import { action, BattleAtHand, creature } from "./support/battle-at-hand.tsx";

/** A battle with a creature on the own field that is chosen to act, and full energy. */
async function withActor() {
  const play = await BattleAtHand.shown();
  const own = play.field(0);
  play.arrange(({ sides }) => {
    sides[0].energy = 25;
  });
  click(creature(own));
  return { play, own };
}

describe("the picker of tools and spells", () => {
  it("shows each tool with type, effect, numbers and a button (BAT-036, BAT-038)", async () => {
    const { play } = await withActor();
    click(action("Use Tool"));
    await settle();
    const dialog = the("dialog", "Select a Tool");
    for (const { name, tool_type, tool_effect, description } of play.battleState.shown?.view.player.tools ??
      []) {
      for (const part of [name, tool_type, tool_effect, description])
        expect(dialog.textContent).toContain(part);
      expect(the("button", `Use ${name}`).textContent).toBe("Use");
    }
  });

  it("lists tools that are alike once, with their number, and not any more once one is used (BAT-036, GAP-31)", async () => {
    const { play } = await withActor();
    play.arrange(({ sides: [{ tools }] }) => {
      const [first] = tools;
      if (first) tools.splice(0, tools.length, first, { ...first, id: "second" }, { ...first, id: "third" });
    });
    const { name } = play.battle.sides[0].tools[0] ?? {};
    click(action("Use Tool"));
    await settle();
    expect([...the("dialog", "Select a Tool").querySelectorAll("h3")].map((one) => one.textContent)).toEqual([
      `${name} ×3`,
    ]);
    click(the("button", `Use ${name}`));
    await settle();
    expect(play.battle.sides[0].tools.map(({ used }) => used)).toEqual([true, true, true]);
    expect(action("Use Tool").getAttribute("aria-disabled")).toBe("true");
  });

  it("uses a tool at once when only one creature can get it, and then no longer lists it (BAT-090)", async () => {
    const { play, own } = await withActor();
    const [tool] = play.battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    click(action("Use Tool"));
    await settle();
    click(the("button", `Use ${tool.name}`));
    await settle();
    expect(play.running.actions.at(-1)).toEqual({
      type: "useTool",
      toolId: tool.id,
      creatureId: own.id,
      targetId: own.id,
    });
    expect(play.battle.sides[0].tools[0]?.used).toBe(true);
  });

  it("asks for the target when there are several, which can be cancelled (GAP-31)", async () => {
    const { play, own } = await withActor();
    const other = play.field(0);
    const [tool] = play.battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    click(action("Use Tool"));
    await settle();
    click(the("button", `Use ${tool.name}`));
    await settle();
    expect(pageText()).toContain(`Choose a target for ${tool.name}`);
    expect(creature(other).hasAttribute("data-choosable")).toBe(true);
    click(creature(other));
    await settle();
    expect(play.running.actions.at(-1)).toMatchObject({ creatureId: own.id, targetId: other.id });
  });

  it("stays closed for an item that is chosen already: the button uses it where one creature can get it", async () => {
    const { play, own } = await withActor();
    const [tool] = play.battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    const docked = document.querySelector<HTMLElement>(`[data-item="${tool.id}"]`);
    if (!docked) throw new Error("No card of the tool");
    click(docked);
    click(action("Use Tool"));
    await settle();
    expect(pageText()).not.toContain("Select a Tool");
    expect(play.running.actions.at(-1)).toMatchObject({ toolId: tool.id, targetId: own.id });
  });

  it("refuses a target that the tool cannot have, and keeps asking (BAT-091, ERR-040)", async () => {
    const { play } = await withActor();
    play.field(0);
    const foe = play.field(1);
    const [tool] = play.battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    click(action("Use Tool"));
    await settle();
    click(the("button", `Use ${tool.name}`));
    await settle();
    click(creature(foe));
    expect(play.notices).toEqual([`Failed to use ${tool.name}.`]);
    expect(play.battleState.chosen.aimed).toEqual({ type: "useTool", itemId: tool.id });
  });

  it.each([
    ["Use Tool", "tools", "No tools Available", "You don't have any tools to use right now."],
    ["Cast Spell", "spells", "No spells Available", "You don't have any spells to use right now."],
  ] as const)(
    "says that there is nothing to choose: %s (BAT-037, ERR-042)",
    async (button, kind, title, text) => {
      const { play } = await withActor();
      play.arrange(({ sides }) => {
        sides[0][kind] = [];
      });
      click(action(button));
      await settle();
      expect(the("dialog", title).textContent).toContain(text);
    },
  );

  it("refuses another tool when all that were brought are used (BAT-090)", async () => {
    const { play } = await withActor();
    play.arrange(({ sides: [{ tools }] }) => {
      for (const tool of tools) tool.used = true;
    });
    expect(action("Use Tool").getAttribute("aria-disabled")).toBe("true");
    expect(pageText()).toContain("You have used all your tools: each works once per battle");
  });

  it.each([
    ["Use Tool", "Select a Tool", "Each tool works once per battle, however many copies of it you have."],
    [
      "Cast Spell",
      "Select a Spell",
      "Each spell can be cast once a turn, however many copies of it you have.",
    ],
  ])("says how often an item can be used: %s (BAT-090, BAT-092)", async (button, title, text) => {
    const { play } = await withActor();
    play.field(1);
    click(action(button));
    await settle();
    expect(the("dialog", title).textContent).toContain(text);
  });

  it("says once what a spell does to all enemies alike, and to each what differs", async () => {
    const { play } = await withActor();
    const [strong, weak] = [play.field(1), play.field(1)];
    play.arrange(({ sides: [{ spells }] }) => {
      strong.battleStats.magicalDefense = 60;
      weak.battleStats.magicalDefense = 0;
      for (const enemy of [strong, weak]) enemy.currentHealth = enemy.battleStats.maxHealth = 400;
      strong.barrier = 20;
      const [first] = spells;
      if (first)
        spells.splice(0, spells.length, { ...first, name: "Shardstorm", type: "magic", effect: "Charge" });
    });
    click(action("Cast Spell"));
    await settle();
    const text = the("dialog", "Select a Spell").textContent ?? "";
    // In the description, and for both enemies together.
    expect(text.split("20% chance to stun")).toHaveLength(3);
    expect(text).toContain("Each of them: Lands at the start of your next turn");
    expect(text.match(/Enemy [^:]+: Damage \d+, Leaves \d+ of \d+ health/g)).toHaveLength(2);
    expect(text).not.toContain("On this field");
  });

  it("says why a spell cannot be cast again this turn (BAT-092)", async () => {
    const { play } = await withActor();
    play.field(1);
    const [first] = play.battle.sides[0].spells;
    if (!first) throw new Error("No spells");
    play.arrange(() => {
      first.used = true;
    });
    click(action("Cast Spell"));
    await settle();
    expect(the("dialog", "Select a Spell").textContent).toContain(
      "Already cast this turn. Ready again next turn.",
    );
  });
});

describe("the list of all moves", () => {
  it("has a button for every legal action, which does it (BAT-043)", async () => {
    const { play, own } = await withActor();
    play.field(1);
    play.arrange(({ sides: [{ tools, spells }] }) => {
      for (const [place, item] of [...tools, ...spells].entries()) item.name = `Item ${place}`;
    });
    const legal = legalActions(rules, play.battle, 0);
    click(the("button", "All moves"));
    await settle();
    const buttons = [...the("dialog", "All moves").querySelectorAll("button[aria-describedby]")];
    expect(buttons).toHaveLength(legal.length);
    const groups = [...the("dialog", "All moves").querySelectorAll("h3")].map(
      ({ textContent }) => textContent,
    );
    expect(groups).toContain(play.nameOf(own));
    const attack = buttons.find((one) => nameOf(one).includes("attacks"));
    expect(descriptionOf(attack as HTMLElement)).toMatch(/^2 energy Damage \d+ to \d+/);
    const defend = buttons.find((one) => nameOf(one).endsWith("defends"));
    click(defend as HTMLElement);
    await settle();
    expect(play.running.actions.at(-1)).toEqual({ type: "defend", creatureId: own.id });
  });
});

describe("two copies of a tool", () => {
  it("are one move in the list of all moves, as either does the same (BAT-043)", async () => {
    const { play, own } = await withActor();
    play.arrange(({ sides: [{ tools }] }) => {
      tools.splice(2);
      for (const tool of tools) tool.name = "Olympia Emblem";
    });
    click(the("button", "All moves"));
    await settle();
    const buttons = [...the("dialog", "All moves").querySelectorAll("button[aria-describedby]")];
    const words = `${play.nameOf(own)} uses Olympia Emblem on ${play.nameOf(own)}`;
    expect(buttons.filter((one) => nameOf(one) === words)).toHaveLength(1);
  });
});

describe("the card of a spell", () => {
  it("shows the effect with this caster, and what it does on this field (BAT-038, BAT-159)", async () => {
    const { play, own } = await withActor();
    const foe = play.field(1);
    play.arrange(({ sides: [{ spells }] }) => {
      spells.splice(1);
      Object.assign(spells[0] ?? {}, { name: "Shardstorm", type: "magic", effect: "Charge" });
      own.casterFactor = 2;
      foe.battleStats.magicalDefense = 20;
    });
    click(action("Cast Spell"));
    await settle();
    const card = the("button", "Use Shardstorm").closest("article")?.textContent;
    expect(card).toContain("then deals 70 damage to all enemies");
    expect(card).toContain("Damage 63, Leaves");
  });

  it("shows the lower price of a caster whose actions cost less, in the picker and beside the hand", async () => {
    const { play, own } = await withActor();
    play.field(1);
    play.arrange(({ sides: [{ spells }] }) => {
      spells.splice(1);
      Object.assign(spells[0] ?? {}, { name: "Shardstorm", type: "magic", effect: "Charge" });
      Object.assign(own, { casterFactor: 2, costReduction: 1 });
    });
    const docked = document.querySelector<HTMLElement>(`[data-item="${play.battle.sides[0].spells[0]?.id}"]`);
    expect(docked?.textContent).toBe("Shardstorm3");
    expect(docked?.getAttribute("title")).toContain("deals 70 damage");
    click(action("Cast Spell"));
    await settle();
    expect(the("button", "Use Shardstorm").textContent).toBe("Use (3 energy)");
  });
});

describe("a tool and a spell with the same id", () => {
  const SAME = "#1#";

  async function withSameIds() {
    const { play, own } = await withActor();
    const foe = play.field(1);
    play.arrange(({ sides: [{ tools, spells }] }) => {
      tools.splice(1);
      spells.splice(1);
      for (const item of [...tools, ...spells]) item.id = SAME;
      Object.assign(spells[0] ?? {}, { name: "Babylon Burst", type: "energy", effect: "Surge" });
    });
    const [side] = play.battle.sides;
    return { play, own, foe, tool: side.tools[0]?.name ?? "", spell: side.spells[0]?.name ?? "" };
  }

  it("have their own names in the list of all moves (BAT-043)", async () => {
    const { play, own, foe, tool, spell } = await withSameIds();
    click(the("button", "All moves"));
    await settle();
    const caster = play.nameOf(own);
    expect(the("button", `${caster} uses ${tool} on ${caster}`)).toBeTruthy();
    expect(the("button", `${caster} casts ${spell} on ${play.nameOf(foe)}`)).toBeTruthy();
    expect(play.battle.sides[0].tools[0]?.id).toBe(play.battle.sides[0].spells[0]?.id);
  });

  it("have their own names while the target is chosen", async () => {
    const { play, spell } = await withSameIds();
    play.field(1);
    click(action("Cast Spell"));
    await settle();
    click(the("button", `Use ${spell}`));
    await settle();
    expect(pageText()).toContain(`Choose a target for ${spell}`);
  });
});
