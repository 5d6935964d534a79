// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import { action, creature } from "../battle/support/battle-at-hand.tsx";
import { click, descriptionOf, pageText, the } from "../support/render.tsx";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";

const timer = () => document.querySelector<HTMLElement>("[role=timer]");
const isOff = (name: string) => action(name).getAttribute("aria-disabled") === "true";

/** A battle in which the opponent has the turn. */
async function waiting(): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  play.wire.side = play.wire.side === 0 ? 1 : 0;
  return play.fight();
}

/** A battle with a creature of each side on the field and the player's turn. */
async function onField(
  energy = 20,
  items: "items" | "noItems" = "items",
): Promise<{ play: PvpOnScreen; own: string; foe: string }> {
  const play = new PvpOnScreen();
  const { sides } = play.wire.battle;
  const mine = sides[play.wire.side];
  mine.energy = energy;
  if (items === "noItems") Object.assign(mine, { tools: [], spells: [] });
  const ids = [play.wire.side, play.wire.side === 0 ? 1 : 0].map((side) => {
    const { hand, field } = sides[side as 0 | 1];
    const fighter = hand.shift();
    if (!fighter) throw new Error("No card in hand");
    field.push(fighter);
    return fighter.id;
  });
  await play.fight();
  return { play, own: ids[0] ?? "", foe: ids[1] ?? "" };
}

describe("the screen of a PvP battle", () => {
  it("isolates the direction of the opponent's name in the status line, which says what the opponent does (BAT-027)", async () => {
    const play = await waiting();
    const { store } = play.pvp.battle;
    const { name } = store.getState().names.enemy;
    const line = () => document.querySelector("p[data-phase=enemy]");
    expect(line()?.textContent).toBe("");
    await play.does(() => {
      const { shown } = store.getState();
      store.setState({ shown: shown && { ...shown, mood: "attacking" } });
    });
    expect(line()?.textContent).toBe(`${name} is attacking...`);
    expect(line()?.querySelector("bdi")?.textContent).toBe(name);
  });

  it("shows 'Loading battle...' until it is loaded (PVP-026)", async () => {
    const play = new PvpOnScreen();
    let open = () => {};
    play.wire.held = new Promise((resolve) => {
      open = resolve;
    });
    await play.fight();
    expect(the("status", "Loading battle...")).toBeTruthy();
    await play.does(open);
    expect(the("dialog", "Turn 1")).toBeTruthy();
  });

  it("shows the turn, both energies out of 25 and the opponent's name in its header (PVP-023, PVP-040)", async () => {
    const play = await new PvpOnScreen().fight();
    const { player, enemy } = play.pvp.battle.store.getState().shown?.view ?? {};
    const header = document.querySelector("header")?.textContent;
    expect(header).toContain("Turn 1");
    expect(header).toContain(`YouEnergy ${player?.energy}/25`);
    expect(header).toContain(`BobEnergy ${enemy?.energy}/25`);
  });

  it("closes the drawer with the emotes once one is chosen, so that it is seen on the field", async () => {
    const play = new PvpOnScreen();
    // On this window such texts leave no room for the details beside the field.
    changeSettings(play.pvp.game, { textSize: 2 });
    await play.fight();
    for (const name of ["Details", "Emotes", "Hello!"]) await play.does(() => the("button", name).click());
    expect(() => the("dialog", "Details")).toThrow();
  });

  it("shows the opponent's hand as cards face down (PVP-024)", async () => {
    await new PvpOnScreen().fight();
    const hand = document.querySelector('[role=img][aria-label="Bob\'s hand: 2"]');
    expect(hand?.querySelectorAll("[data-card-back]")).toHaveLength(2);
    expect(hand?.textContent).toBe("");
  });

  it("shows both fields, the hand, the action bar and the log below (PVP-025)", async () => {
    await onField();
    for (const label of ["Your field", "Bob's field", "Your hand", "Actions", "Battle log"])
      expect(document.querySelector(`[aria-label="${label}"]`), label).not.toBeNull();
    expect(pageText()).toContain("Turn 1 - Your turn.");
  });

  it("counts down in seconds, and warns below 10 (PVP-023, PVP-039)", async () => {
    const play = new PvpOnScreen();
    for (const [left, text, label, short] of [
      [42_000, "42s", "42 seconds left in your turn", undefined],
      [10_000, "10s", "10 seconds left in your turn", undefined],
      [9000, "9s", "9 seconds left in your turn", "true"],
      [1000, "1s", "1 second left in your turn", "true"],
    ] as const) {
      play.wire.timeRemaining = left;
      await (play.state.battle ? play.does(() => play.pvp.store.getState().live?.refresh()) : play.fight());
      expect(timer()?.textContent).toBe(text);
      expect(timer()?.getAttribute("aria-label")).toBe(label);
      expect(timer()?.dataset.short).toBe(short);
    }
  });

  it("shows a countdown in the player's own turn only, with nothing of the opponent's clock (PVP-023)", async () => {
    const play = new PvpOnScreen();
    play.wire.timeRemaining = 42_000;
    await play.fight();
    const seen = async () => {
      await play.does(() => play.pvp.store.getState().live?.refresh());
      return [timer()?.textContent ?? null, pageText().includes("42")];
    };
    expect(await seen()).toEqual(["42s", true]);
    play.wire.side = play.wire.side === 0 ? 1 : 0;
    expect(await seen()).toEqual([null, false]);
    play.wire.side = play.wire.side === 0 ? 1 : 0;
    expect(await seen()).toEqual(["42s", true]);
  });

  it("updates the countdown each second (PVP-039)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const play = await new PvpOnScreen().fight();
      expect(timer()?.textContent).toBe("60s");
      for (const seconds of ["59s", "58s"]) {
        play.now += 1000;
        await play.does(() => vi.advanceTimersByTime(1000));
        expect(timer()?.textContent).toBe(seconds);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows 'Waiting for opponent...' in the opponent's turn, and says in no other words whose turn it is (PVP-025)", async () => {
    await waiting();
    expect(the("status", "Waiting for opponent...")).toBeTruthy();
    expect(pageText()).not.toMatch(/Bob's turn|not your turn/i);
    const [action] = document.querySelectorAll("[data-action]");
    expect(descriptionOf(action as HTMLElement)).toBe("Waiting for opponent...");
  });

  it("warns after one and two expired turns in a row (GAP-42, ABU-46)", async () => {
    const play = await new PvpOnScreen().fight();
    const warnings = async (own: number) => {
      play.wire.expiredTurns = { own, opponent: 0 };
      await play.does(() => play.pvp.store.getState().live?.refresh());
      return [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
    };
    expect(await warnings(0)).toEqual([]);
    expect(await warnings(1)).toEqual([expect.stringContaining("After 3 in a row you lose the battle")]);
    expect(await warnings(2)).toEqual([expect.stringContaining("You lose the battle when the clock")]);
    play.wire.side = play.wire.side === 0 ? 1 : 0;
    expect(await warnings(2)).toEqual([]);
  });

  it("says while the server is unreachable that the clock continues, and what that can cost (GAP-42)", async () => {
    const play = await new PvpOnScreen().fight();
    play.wire.answers.set("/api/pvp/battle/battle", 502);
    await play.does(() => play.pvp.store.getState().live?.refresh());
    const note = [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join();
    expect(note).toContain("The battle and its clock keep running: if you run out of time 3 turns in a row");
    expect(timer()?.textContent).toBe("60s");
  });

  it("disables hand, field and actions when it is not the player's turn (PVP-027, PVP-031)", async () => {
    const play = await waiting();
    for (const name of ["Deploy", "Attack", "Use Tool", "Cast Spell", "Defend", "End Turn"])
      expect(isOff(name), name).toBe(true);
    for (const control of document.querySelectorAll("[data-row] button"))
      expect(control.getAttribute("aria-disabled"), control.textContent).toBe("true");
    click(document.querySelector("[data-row=hand] button") as HTMLElement);
    expect(play.pvp.battle.store.getState().chosen.actorId).toBeNull();
    click(action("End Turn"));
    expect(play.wire.calls.some(({ path }) => path.endsWith("/action"))).toBe(false);
  });

  it("disables hand, field and actions while an action is in progress (PVP-027)", async () => {
    const play = await new PvpOnScreen().fight();
    await play.does(() => changeSettings(play.pvp.game, { askBeforeEndTurn: false }));
    let open = () => {};
    play.wire.held = new Promise((resolve) => {
      open = resolve;
    });
    click(action("End Turn"));
    expect(isOff("End Turn")).toBe(true);
    click(action("End Turn"));
    await play.does(open);
    expect(play.wire.calls.filter(({ path }) => path.endsWith("/action"))).toHaveLength(1);
  });
});

describe("the offered actions", () => {
  it("include deploying for a card of the hand, and always the end of the turn (PVP-032, PVP-035)", async () => {
    const play = await new PvpOnScreen().fight();
    expect(isOff("End Turn")).toBe(false);
    expect(isOff("Deploy")).toBe(true);
    click(document.querySelector("[data-row=hand] button") as HTMLElement);
    expect(isOff("Deploy")).toBe(false);
    await play.does(() => action("Deploy").click());
    expect(document.querySelectorAll("[data-row=player] button")).toHaveLength(1);
  });

  it("include an attack with an own creature and a target (PVP-033, PVP-036)", async () => {
    const { own, foe, play } = await onField();
    expect(isOff("Attack")).toBe(true);
    click(creature({ id: own }));
    click(action("Attack"));
    expect(pageText()).toContain("Choose whom to attack");
    expect(play.wire.calls.some(({ path }) => path.endsWith("/action"))).toBe(false);
    click(action("Attack"));
    await play.does(() =>
      play.pvp.battle.store.setState((state) => {
        state.chosen.aimed = null;
      }),
    );
    await play.does(() =>
      play.pvp.battle.store.setState((state) => {
        state.chosen.actorId = null;
      }),
    );
    click(creature({ id: foe }));
    click(creature({ id: own }));
    expect(isOff("Attack")).toBe(false);
    expect(play.pvp.battle.store.getState().chosen).toMatchObject({ actorId: own, targetId: foe });
    expect(the("button", "Attack 2")).toBeTruthy();
  });

  it.each([
    [4, ["Attack", "Cast Spell", "Defend"]],
    [3, ["Attack", "Defend"]],
    [1, ["Defend"]],
    [0, []],
  ])(
    "with %d energy are %j: attacks cost 2, spells 4, stances 1 (PVP-033, PVP-034, PVP-035)",
    async (energy, offered) => {
      const { own, foe } = await onField(energy);
      click(creature({ id: foe }));
      click(creature({ id: own }));
      expect(["Attack", "Cast Spell", "Defend"].filter((name) => !isOff(name))).toEqual(offered);
    },
  );

  it("include a tool while one is unused (PVP-034)", async () => {
    const { play, own } = await onField();
    const { tools } = play.wire.battle.sides[play.wire.side];
    if (tools.length === 0) throw new Error("No tool to use");
    click(creature({ id: own }));
    click(action("Use Tool"));
    expect(the("dialog", "Select a Tool").textContent).toContain(tools[0]?.name);
    await play.does(() => the("button", `Use ${tools[0]?.name}`).click());
    expect(play.pvp.battle.store.getState().shown?.view.player.tools).toMatchObject([{ used: true }]);
  });
});

describe("missing items", () => {
  it("are not offered, with the reason (PVP-034)", async () => {
    const { own } = await onField(20, "noItems");
    click(creature({ id: own }));
    expect(isOff("Use Tool")).toBe(true);
    expect(isOff("Cast Spell")).toBe(true);
    expect(pageText()).toContain("No tools Available");
    expect(pageText()).toContain("No spells Available");
  });
});

describe("giving up", () => {
  it("asks for confirmation before it calls the server", async () => {
    const play = await new PvpOnScreen().fight();
    const conceded = () => play.wire.calls.filter(({ path }) => path.endsWith("/concede")).length;
    await play.does(() => the("button", "Concede").click());
    await play.does(() => the("button", "Keep Fighting").click());
    expect(conceded()).toBe(0);
    await play.does(() => the("button", "Concede").click());
    const question = the("dialog", "Concede this battle?");
    const buttons = [...question.querySelectorAll<HTMLElement>("button")];
    await play.does(() => buttons.find(({ textContent }) => textContent === "Concede")?.click());
    expect(conceded()).toBe(1);
  });
});

describe("the watch link", () => {
  it("can be copied from the battle (GAP-43)", async () => {
    await new PvpOnScreen().fight();
    click(the("button", "Share Watch Link"));
    const field = document.querySelector<HTMLInputElement>("[aria-label='Link to watch the battle']");
    expect(field?.value).toMatch(/#watch=secret$/);
  });
});
