// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Fighter } from "../../../rules/index.ts";
import {
  beginDrag,
  type Drag,
  type Dragged,
  drop,
  leaveDrag,
  OWN_HALF,
} from "../../../ui/battle/drag/dragged.ts";
import { nothingChosen } from "../../../ui/battle/store/battle-state.ts";
import { click, settle } from "../support/render.tsx";
import { BattleAtHand, creature } from "./support/battle-at-hand.tsx";

/** A battle with two own creatures and an enemy on the field, and full energy. */
async function begun(): Promise<{ play: BattleAtHand; own: Fighter; other: Fighter; foe: Fighter }> {
  const play = await BattleAtHand.shown();
  const [own, other, foe] = [play.field(0), play.field(0), play.field(1)];
  play.arrange(({ sides }) => {
    sides[0].energy = 25;
    foe.currentHealth = foe.battleStats.maxHealth = 1000;
  });
  return { play, own, other, foe };
}

/** Drags something and lets it go over a place or a creature. */
async function drags(play: BattleAtHand, dragged: Dragged, over: string | null, meanwhile = () => {}) {
  const { battle } = play.arena;
  await act(async () => {
    const drag = beginDrag(battle, dragged);
    meanwhile();
    if (drag) drop(battle, drag, over);
  });
  await settle();
}

/** The button of an item beside the hand. */
function docked(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-item="${id}"]`);
  if (!found) throw new Error(`No card of ${id}`);
  return found;
}

describe("dragging by hand", () => {
  it("deploys a card over the own half of the field, and does nothing anywhere else", async () => {
    const { play, foe } = await begun();
    const [card] = play.battle.sides[0].hand;
    if (!card) throw new Error("An empty hand");
    for (const over of [null, foe.id]) await drags(play, { kind: "card", id: card.id }, over);
    expect(play.running.actions).toEqual([]);
    await drags(play, { kind: "card", id: card.id }, OWN_HALF);
    expect(play.running.actions).toEqual([{ type: "deploy", creatureId: card.id }]);
  });

  it("attacks with a creature over an enemy, and leaves everything as it was anywhere else", async () => {
    const { play, own, other, foe } = await begun();
    click(creature(other));
    const { chosen } = play.battleState;
    for (const over of [null, OWN_HALF, other.id, own.id])
      await drags(play, { kind: "creature", id: own.id }, over);
    expect(play.running.actions).toEqual([]);
    expect(play.battleState.chosen).toBe(chosen);
    await drags(play, { kind: "creature", id: own.id }, foe.id);
    expect(play.running.actions).toEqual([{ type: "attack", attackerId: own.id, targetId: foe.id }]);
  });

  it("uses an item on the creature it is over, whoever is chosen", async () => {
    const { play, own, other } = await begun();
    const [tool] = play.battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    click(creature(own));
    await drags(play, { kind: "item", type: "useTool", id: tool.id }, null);
    expect(play.running.actions).toEqual([]);
    await drags(play, { kind: "item", type: "useTool", id: tool.id }, other.id);
    expect(play.running.actions).toEqual([expect.objectContaining({ toolId: tool.id, targetId: other.id })]);
  });

  it("shows meanwhile what it would do", async () => {
    const { play, own, foe } = await begun();
    const { battle } = play.arena;
    let drag: Drag | null = null;
    act(() => {
      drag = beginDrag(battle, { kind: "creature", id: own.id });
    });
    expect(creature(foe).parentElement?.querySelector("[data-tone=damage]")).not.toBeNull();
    act(() => {
      if (drag) leaveDrag(battle, drag);
    });
    expect(creature(foe).parentElement?.querySelector("[data-tone=damage]")).toBeNull();
    expect(play.battleState.chosen).toBe(nothingChosen);
  });

  it("does nothing once the turn has ended or the target has fallen, and none begins outside the own turn", async () => {
    const { play, own, foe } = await begun();
    const { store } = play.arena.battle;
    const inPhase = (phase: "player" | "enemy") =>
      store.setState(({ shown }) => {
        if (shown) shown.phase = phase;
      });
    const dragged: Dragged = { kind: "creature", id: own.id };
    await drags(play, dragged, foe.id, () => inPhase("enemy"));
    await drags(play, dragged, foe.id);
    act(() => inPhase("player"));
    await drags(play, dragged, foe.id, () => {
      play.battle.sides[1].field.splice(0);
    });
    expect(play.running.actions).toEqual([]);
  });
});

describe("an item beside the hand", () => {
  it("is used by two presses: on it, and on whom it serves", async () => {
    const { play, own } = await begun();
    const [tool] = play.battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    click(docked(tool.id));
    expect(docked(tool.id).getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelector("p[data-phase]")?.textContent).toBe(`Choose a target for ${tool.name}`);
    click(creature(own));
    await settle();
    expect(play.running.actions).toEqual([expect.objectContaining({ toolId: tool.id, targetId: own.id })]);
  });

  it("is put back by a second press", async () => {
    const { play } = await begun();
    const [tool] = play.battle.sides[0].tools;
    if (!tool) throw new Error("No tools");
    for (const _ of ["aimed", "put back"]) click(docked(tool.id));
    expect(play.battleState.chosen).toBe(nothingChosen);
    expect(play.running.actions).toEqual([]);
  });

  it("says why it serves nobody, such as a spell without the energy for it", async () => {
    const { play } = await begun();
    play.arrange(({ sides }) => {
      sides[0].energy = 0;
    });
    const [spell] = play.battle.sides[0].spells;
    if (!spell) throw new Error("No spells");
    expect(docked(spell.id).getAttribute("aria-disabled")).toBe("true");
    click(docked(spell.id));
    expect(play.arena.game.store.getState().notices.at(-1)?.text).toMatch(/energy/i);
    expect(play.battleState.chosen).toBe(nothingChosen);
  });
});

// Last in the file: after a drag the library swallows presses for a moment.
describe("a drag by pointer", () => {
  const START = { clientX: 10, clientY: 10 };
  const ON_FOE = { clientX: 300, clientY: 30 };

  /** An own creature, held over an enemy. */
  async function held() {
    const { play, own, foe } = await begun();
    creature(foe).getBoundingClientRect = () => new DOMRect(280, 0, 60, 60);
    await point(creature(own), "pointerdown", START);
    for (const at of [{ ...START, clientX: 60 }, ON_FOE]) await point(document, "pointermove", at);
    expect(creature(foe).hasAttribute("data-over")).toBe(true);
    return { play, own, foe };
  }

  async function point(target: EventTarget, type: string, init: PointerEventInit) {
    await act(async () => {
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, ...init }),
      );
    });
    await settle();
  }

  it("attacks the enemy it is let go over", async () => {
    const { play, own, foe } = await held();
    await point(document, "pointerup", ON_FOE);
    expect(play.running.actions).toEqual([{ type: "attack", attackerId: own.id, targetId: foe.id }]);
  });

  it.each<[string, (play: BattleAtHand) => unknown]>([
    ["a cancelled pointer", () => point(document, "pointercancel", ON_FOE)],
    ["a second finger", () => point(document.body, "pointerdown", { ...ON_FOE, isPrimary: false })],
    [
      "the end of the turn",
      ({ arena }) =>
        arena.battle.store.setState(({ shown }) => {
          if (shown) shown.phase = "enemy";
        }),
    ],
    ["a screen that is left", ({ arena }) => arena.store.setState({ screen: "team" })],
    ["Escape", () => void document.dispatchEvent(new KeyboardEvent("keydown", { code: "Escape" }))],
  ])("does nothing when cut off by %s", async (_, cutOff) => {
    const { play } = await held();
    await act(async () => cutOff(play));
    await settle();
    await point(document, "pointerup", ON_FOE);
    expect(play.running.actions).toEqual([]);
    expect(play.battleState.chosen).toBe(nothingChosen);
  });
});
