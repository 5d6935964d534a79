// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import type { GameState } from "../../../ui/game/store/game-state.ts";
import { RoomResidents } from "../../../ui/lab/machine-list/room-residents.tsx";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { createPort } from "../../../ui/lab/room/room-port.ts";
import { useLabResidents } from "../../../ui/lab/state/residents-query.ts";
import { LOOK } from "../support/looks.ts";
import { playing } from "../support/playing.ts";
import { click, pageText, render, settle, the } from "../support/render.tsx";

const REX = { id: "#1#", nickname: "Rex", speciesId: "corvax", form: 3, upgrades: 2, level: 12, room: 1 };
const EGG = { id: "#2#", speciesId: "bullx", form: 0, upgrades: 1, level: 2, room: 1 };
const AWAY = { id: "#3#", speciesId: "cudoge", form: 1, upgrades: 0, level: 4, room: 2 };

async function withResidents(residents = [REX, EGG, AWAY]) {
  const tab = await playing();
  const cries: object[] = [];
  tab.game.cries.add((cry) => cries.push(cry));
  tab.game.store.setState({ residents });
  return { tab, cries };
}

function Lab() {
  useLabResidents();
  return <RoomResidents />;
}

/** A lab on the page whose creatures are those of a kept practice team, which the page has not asked for yet. */
async function withPracticeTeam(state: Partial<GameState>) {
  const { tab } = await withResidents([]);
  await tab.game.api.call("POST /api/keepPracticeTeam", { body: { difficulty: "easy", teamSeed: "one" } });
  tab.game.store.setState(state);
  render(
    <GameProvider game={tab.game}>
      <Lab />
    </GameProvider>,
  );
  await settle();
  expect(tab.state.residents).toEqual([]);
  return tab;
}

describe("the creatures in the list of the room", () => {
  it("are named with their levels, and greeted and called as on the canvas (GAP-75)", async () => {
    const { tab, cries } = await withResidents();
    render(
      <GameProvider game={tab.game}>
        <RoomResidents />
      </GameProvider>,
    );
    expect(pageText()).toContain("Creatures in Room 1");
    expect(pageText()).toContain("Rex Level 12");
    expect(pageText()).toContain("Bullx (egg) Level 2");
    expect(pageText()).not.toContain("Cudoge");
    click(the("button", "Greet Rex"));
    expect(tab.effects).toContainEqual({ type: "greet", residentId: "#1#", text: "Rex · Level 12" });
    expect(cries).toMatchObject([{ species_id: "corvax", form: 3 }]);
    expect(tab.said()).toContain("Rex, level 12, is happy to see you");
    click(the("button", "Call"));
    expect(tab.effects.at(-1)).toEqual({ type: "call" });
    expect(tab.said()).toContain("The creatures come to you");
  });

  it("are not there where nobody lives (GAP-75)", async () => {
    const { tab } = await withResidents([AWAY]);
    render(
      <GameProvider game={tab.game}>
        <RoomResidents />
      </GameProvider>,
    );
    expect(pageText()).toBe("");
  });

  it("come from the server once the room is drawn, and again with another practice team (GAP-75)", async () => {
    const tab = await withPracticeTeam({});
    await act(async () => createPort(tab.game, rules, () => LOOK).opened());
    await settle();
    expect(tab.state.residents.length).toBeGreaterThan(0);
    expect(pageText()).toContain("Level");
  });

  it("move in once an egg that hatches has been opened, and do not tell before what is in it", async () => {
    const tab = await withPracticeTeam({ roomDrawn: true, hatching: true });
    await act(async () => tab.game.store.setState({ hatching: false }));
    expect(tab.state.residents.length).toBeGreaterThan(0);
  });
});

describe("creatures on the canvas", () => {
  it("stand in the snapshot of the room, and answer a press and a call (GAP-75)", async () => {
    const { tab, cries } = await withResidents();
    const port = createPort(tab.game, rules, () => LOOK);
    expect(port.snapshot().residents).toEqual([REX, EGG, AWAY]);
    const before = port.snapshot();
    tab.game.store.setState({ residents: [REX] });
    expect(port.snapshot()).not.toBe(before);
    receiveIntent(tab.game, { type: "greetResident", residentId: "#1#" });
    receiveIntent(tab.game, { type: "callResidents" });
    expect(tab.effects.map(({ type }) => type).slice(-2)).toEqual(["greet", "call"]);
    expect(cries).toHaveLength(2);
  });

  it("stay where nobody can hear the call, and an egg only stirs (GAP-75)", async () => {
    const { tab } = await withResidents([AWAY]);
    receiveIntent(tab.game, { type: "callResidents" });
    receiveIntent(tab.game, { type: "greetResident", residentId: "unheard of" });
    expect(tab.effects).toEqual([]);
    tab.game.store.setState({ residents: [EGG] });
    receiveIntent(tab.game, { type: "callResidents" });
    expect(tab.said()).toContain("Bullx (egg), level 2, wobbles");
  });
});
