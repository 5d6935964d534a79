// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { shippedRules as rules, UNDECORATED } from "../../../rules/index.ts";
import type { VisitReply } from "../../../server/contract/index.ts";
import { doScreenCommand } from "../../../ui/app/controls/screen-command.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import { VisitScreen } from "../../../ui/visit/visit-screen.tsx";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { click, pageText, render, settle, the } from "../support/render.tsx";

afterEach(() => vi.useRealTimers());

const PLACE = { x: 0, y: 128, isOn: true, minutes: 0 };

const visit = (changed: Partial<VisitReply["lab"]> = {}): VisitReply => ({
  name: "Ann",
  own: false,
  lab: {
    roomsUnlocked: 2,
    machines: [
      { ...PLACE, type: "catLair", level: 3, room: 1, minutes: 12 },
      { ...PLACE, type: "reactor", level: 1, room: 2 },
      { ...PLACE, type: "fomoHit", level: 1, room: 2, isOn: false },
    ],
    pets: [],
    decorations: UNDECORATED,
    ...changed,
  },
});

/** The visit of a link as the server answers it, to a player unless they are a visitor. */
async function shown(answer: VisitReply | number | object, isVisitor = false): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  const { game } = play.pvp;
  if (isVisitor) game.store.setState({ session: { kind: "visitor", login: null, expired: false } });
  game.store.setState({ arena: { kind: "visit", link: "abc" }, inBattle: true });
  play.wire.answers.set("/api/labs/abc", answer);
  render(
    <GameProvider game={game}>
      <VisitScreen entry={{ kind: "visit", link: "abc" }} />
    </GameProvider>,
  );
  await settle();
  return play;
}

describe("the screen of a visited lab", () => {
  it("names the owner and tells the machines of a room in words, and of the next one by its buttons", async () => {
    await shown(visit());
    expect(the("dialog", "Ann's lab")).toBeTruthy();
    expect(pageText()).toContain("Cat's Lair Level 312 min left");
    expect(pageText()).not.toContain("Reactor");
    click(the("button", "Next room"));
    expect(pageText()).toContain("Reactor Level 1Ready");
    expect(pageText()).toContain("FOMO HIT Level 1Switched off");
    expect(pageText()).not.toContain("Cat's Lair");
  });

  it("tells who lives in each room, and nobody where the reply of an earlier release names nobody (GAP-75)", async () => {
    const resident = { speciesId: "corvax", form: 2, upgrades: 1, level: 8, room: 1 };
    await shown(visit({ residents: [resident, { ...resident, speciesId: "hugbloom", form: 0, room: 2 }] }));
    expect(pageText()).toContain("Creatures in Room 1");
    expect(pageText()).toContain("Corvax Level 8");
    click(the("button", "Next room"));
    expect(pageText()).toContain("Hugbloom (egg)");
    expect(pageText()).not.toContain("Corvax Level");
  });

  it("lets a gamepad change between the room and the buttons beside it", async () => {
    const anywhere = { left: 0, top: 0, right: 40, bottom: 40, width: 40, height: 40 };
    const boxes = vi.spyOn(Element.prototype, "getBoundingClientRect");
    boxes.mockReturnValue(anywhere as DOMRect);
    const { game } = (await shown(visit())).pvp;
    const room = document.querySelector("[role=application]");
    expect(document.activeElement).toBe(room);
    expect(doScreenCommand(game, "panel")).toBe(true);
    expect(document.activeElement?.tagName).toBe("BUTTON");
    expect(doScreenCommand(game, "panel")).toBe(true);
    expect(document.activeElement).toBe(room);
    boxes.mockRestore();
  });

  it("follows what its owner does, and keeps the last look while the server cannot be reached", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const play = await shown(visit());
    const looks = () => play.wire.calls.length;
    const first = looks();
    play.wire.answers.set("/api/labs/abc", visit({ roomsUnlocked: 1, machines: [] }));
    await play.does(() => vi.advanceTimersByTime(rules.ui.visitPollMs - 1));
    expect(looks()).toBe(first);
    await play.does(() => vi.advanceTimersByTime(1));
    expect(pageText()).toContain("No machines in this room yet.");
    expect(() => the("button", "Next room")).toThrow();
    play.wire.answers.delete("/api/labs/abc");
    await play.does(() => vi.advanceTimersByTime(rules.ui.visitPollMs));
    expect(pageText()).toContain("You see the lab as it was.");
  });

  it("writes what is heard in it for those who want captions", async () => {
    const play = await shown(visit());
    const { game } = play.pvp;
    await play.does(() => changeSettings(game, { captions: true }));
    await play.does(() => game.sounds.emit("purr"));
    expect(document.querySelector("[aria-label='Captions of sounds']")?.textContent).toBe("The cat purrs");
  });

  it("ends when the owner shows the lab no more, and says why", async () => {
    const play = await shown({ error: "This lab cannot be visited: gone", code: "unknown_lab" });
    expect(the("alert").textContent).toContain("its owner does not show it");
    await play.does(() => the("button", "To My Lab").click());
    expect(play.pvp.game.store.getState()).toMatchObject({ arena: null, inBattle: false });
  });

  it("leads visitors to the login", async () => {
    const play = await shown(visit(), true);
    await play.does(() => the("button", "Log In and Play").click());
    expect(play.pvp.game.store.getState().arena).toBeNull();
  });
});
