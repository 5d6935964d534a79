// @vitest-environment happy-dom
import type { Game } from "phaser";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { BattleCanvas, BattleGame, BattlePort, Beat, CreatureBounds } from "../../engine/index.ts";
import {
  type BattleEvent,
  type BattleView,
  newRandom,
  requirementTeam,
  shippedRules as rules,
} from "../../rules/index.ts";
import { AiBattle } from "../../ui/battle/ai-battle/ai-battle.ts";
import { type Frames, standInForBrowser } from "./headless-stage.ts";

const SIZE = { width: 900, height: 560 };

let frames: Frames;
let parent: HTMLElement;
let game: BattleGame | null = null;
let places: readonly CreatureBounds[] = [];
let cries: object[] = [];
let speed = 1;
let reducedMotion = true;
let tellNews: () => void = () => undefined;

// The engine is large; importing it here keeps that out of the first test's time limit.
beforeAll(async () => {
  standInForBrowser();
  await import("../../engine/battle/battle-game.ts");
}, 60_000);
beforeEach(() => {
  frames = standInForBrowser();
  parent = container();
  speed = 1;
  reducedMotion = true;
});
afterEach(() => {
  game?.destroy();
  game = null;
  frames.run(60);
  parent.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns an element on the page for a canvas. */
function container(): HTMLElement {
  const place = document.createElement("div");
  Object.defineProperties(place, {
    clientWidth: { value: SIZE.width },
    clientHeight: { value: SIZE.height },
  });
  document.body.append(place);
  return place;
}

/** Returns a battle on hard with a number of creatures on the player's field. */
function viewWith(own: number): BattleView {
  const player = requirementTeam(rules, newRandom("canvas"), "hard");
  const view = new AiBattle(rules, { mode: "ai", difficulty: "hard", seed: "canvas", player }).view();
  const [any] = view.player.deck ?? [];
  if (!any) throw new Error("The deck is empty");
  const several = (owner: "player" | "enemy", count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...any, owner, id: `${owner}${index}` }));
  return {
    ...view,
    player: { ...view.player, field: several("player", own) },
    enemy: { ...view.enemy, field: several("enemy", 4) },
  };
}

async function openGame(): Promise<BattleGame> {
  const { createBattleGame } = await import("../../engine/battle/battle-game.ts");
  game ??= await createBattleGame({ resolution: 1, renderer: "canvas" });
  return game;
}

function portOf(view: BattleView): BattlePort {
  return {
    rules,
    snapshot: () => ({
      view,
      actorId: null,
      targetId: null,
      choosable: [],
      forecasts: [],
      area: null,
      reducedMotion,
      textSize: 1,
    }),
    subscribe: (listener) => {
      tellNews = listener;
      return () => undefined;
    },
    send: () => undefined,
    creatureBounds: (now) => {
      places = now;
    },
    sound: () => undefined,
    cry: (creature) => cries.push(creature),
    speed: () => speed,
    graphics: () => undefined,
  };
}

async function open(view: BattleView, place = parent): Promise<BattleCanvas> {
  const opened = (await openGame()).enter(place, portOf(view));
  await ready(place);
  return opened;
}

async function ready(place: HTMLElement): Promise<void> {
  await vi.waitFor(() => {
    frames.run(20);
    expect(place.dataset.battle).toBe("ready");
  });
  frames.run(100);
}

/** Returns the beat in which the player's third creature is deployed. */
function thirdDeployed(): Beat {
  const events: BattleEvent[] = [{ type: "deployed", side: 0, creatureId: "player2", cost: 0 }];
  return { side: 0, action: null, events, view: viewWith(3) };
}

/** Returns a hit that leaves an enemy with 5 health. */
function blow(creatureId: string, amount: number): BattleEvent {
  const breakdown = { critical: false, absorbed: 0 } as Extract<
    BattleEvent,
    { type: "damaged" }
  >["breakdown"];
  return { type: "damaged", side: 1, creatureId, amount, lost: amount, health: 5, maxHealth: 99, breakdown };
}

const lefts = (owner: string) =>
  places.filter(({ creatureId }) => creatureId.startsWith(owner)).map(({ left }) => Math.round(left));

describe("the battle's canvas without any pictures", () => {
  it("asks for one texture a batch, so that software draws turned creatures whole (ABU-125)", async () => {
    const { createBattleGame } = await import("../../engine/battle/battle-game.ts");
    game = await createBattleGame({ resolution: 1, renderer: "canvas" });
    const { game: phaser } = game as unknown as { game: Game };
    expect(phaser.config.maxTextures).toBe(1);
  });

  it("gives the fourth creature a place of its own during its deployment (CON-43)", async () => {
    const field = await open(viewWith(3));
    expect(new Set(lefts("enemy")).size).toBe(4);
    expect(new Set(lefts("player")).size).toBe(3);
    const { FighterSprite } = await import("../../engine/battle/fighter-sprite.ts");
    const stood = vi.spyOn(FighterSprite.prototype, "standAt");
    const events: BattleEvent[] = [{ type: "deployed", side: 0, creatureId: "player3", cost: 0 }];
    void field.show({ side: 0, action: null, events, view: viewWith(4) });
    frames.run(200);
    expect(parent.dataset.fighters).not.toContain("player3");
    const fighters = stood.mock.contexts as readonly { id?: string }[];
    const feet = new Map(stood.mock.calls.map(([at], call) => [fighters[call]?.id, at.x]));
    const own = ["player0", "player1", "player2", "player3"].map((id) => feet.get(id) ?? 0);
    expect(new Set(own).size).toBe(4);
    expect(own).toEqual([...own].sort((one, other) => one - other));
    // It was never reported anywhere but at its own place.
    const ofFourth = stood.mock.calls.filter((_, call) => fighters[call]?.id === "player3");
    expect(new Set(ofFourth.map(([at]) => at.x)).size).toBe(1);
  });

  it("lets a creature cry once as it is deployed, and nobody else", async () => {
    const field = await open(viewWith(2));
    cries = [];
    void field.show(thirdDeployed());
    frames.run(200);
    expect([viewWith(3).player.field[2]]).toMatchObject(cries);
  });

  it("reports a creature's place with the beat that deploys it, before the next beat", async () => {
    const field = await open(viewWith(2));
    let told = 0;
    void field.show(thirdDeployed()).then(() => {
      told = lefts("player").length;
    });
    frames.run(3000);
    await vi.waitFor(() => expect(told).toBe(3));
  });

  it("keeps a creature deployed by a beat when a selection was made before the beat ended", async () => {
    const field = await open(viewWith(2));
    let ended = false;
    void field.show(thirdDeployed()).then(() => {
      ended = true;
    });
    frames.run(100);
    tellNews();
    for (let frame = 0; frame < 150 && !ended; frame += 1) {
      frames.run(20);
      await Promise.resolve();
    }
    expect(ended).toBe(true);
    expect(lefts("player")).toHaveLength(3);
  });

  it.each([
    ["glide to their new places, and the number over one of them goes along", false],
    ["stand at their new places at once where motion is reduced, and no number is left over them", true],
  ])("lets those who outlive a blow %s", async (_, calm) => {
    reducedMotion = calm;
    const before = viewWith(3);
    const field = await open(before);
    const { FighterSprite } = await import("../../engine/battle/fighter-sprite.ts");
    const { GameObjects } = await import("phaser");
    const drawn = vi.spyOn(FighterSprite.prototype, "update");
    const said = vi.spyOn(GameObjects.Text.prototype, "setText");
    const text = (content: string) =>
      said.mock.contexts[said.mock.calls.findIndex(([words]) => words === content)] as
        | { x: number; visible: boolean }
        | undefined;
    frames.run(20);
    const sprite = (id: string) => drawn.mock.contexts.find((one) => (one as { id: string }).id === id);
    const seen = (id: string) => Math.round((sprite(id) as { feetPosition: { x: number } }).feetPosition.x);
    const old = seen("enemy1");
    const view = { ...before, enemy: { ...before.enemy, field: before.enemy.field.slice(0, 3) } };
    const events = [
      blow("enemy3", 67),
      { type: "defeated", side: 1, creatureId: "enemy3" },
      blow("enemy1", 12),
    ];
    void field.show({ side: 0, action: null, events: events as BattleEvent[], view });
    frames.run(500);
    expect(text("−67")?.visible).toBe(true);
    expect(seen("enemy1")).toBe(old);
    frames.run(100);
    const places = () => [seen("enemy1"), Math.round(text("−12")?.x ?? 0)] as const;
    const offset = places()[1] - places()[0];
    if (calm) expect(text("−67")?.visible).toBe(false);
    const onTheWay = seen("enemy1");
    frames.run(600);
    if (!calm) expect(onTheWay).toBeLessThan(seen("enemy1"));
    expect(text("−67")?.visible).toBe(false);
    expect(seen("enemy1")).not.toBe(old);
    expect(text("−12")?.visible).toBe(true);
    expect(places()[1] - places()[0]).toBe(offset);
  });

  it("shows a turn's banner for its 600 ms, and none when animation is skipped (BAT-181)", async () => {
    const field = await open(viewWith(3));
    const { GameObjects } = await import("phaser");
    const said = vi.spyOn(GameObjects.Text.prototype, "setText");
    const events: BattleEvent[] = [
      { type: "turnStarted", side: 1, turn: 7, energy: 0, regenerated: 0, decayed: 0 },
    ];
    const beat = { side: 0, action: null, events, view: viewWith(3) } as const;
    let ended = 0;
    void field.show(beat).then(() => ended++);
    frames.run(200);
    expect(said).toHaveBeenCalledWith("Turn 7 - Enemy turn.");
    const banner = said.mock.contexts.at(-1) as { visible?: boolean } | undefined;
    expect(banner?.visible).toBe(true);
    frames.run(600);
    expect(banner?.visible).toBe(false);
    await vi.waitFor(() => expect(ended).toBe(1));
    said.mockClear();
    speed = Number.POSITIVE_INFINITY;
    void field.show(beat).then(() => ended++);
    frames.run(20);
    await vi.waitFor(() => expect(ended).toBe(2));
    expect(said).not.toHaveBeenCalled();
  });

  it("shows one battle after another with the same graphics, without leftovers (BAT-005)", async () => {
    const first = await open(viewWith(3));
    const picture = parent.querySelector("canvas");
    const beat = { side: 0, action: null, events: [], view: viewWith(3) } as const;
    const elsewhere = container();
    const second = await open(viewWith(1), elsewhere);
    expect(picture).not.toBeNull();
    expect(elsewhere.querySelector("canvas")).toBe(picture);
    expect(parent.querySelector("canvas")).toBeNull();
    expect(parent.dataset).toEqual({});
    expect(elsewhere.dataset.fighters).not.toContain("player1");
    expect(new Set(lefts("player")).size).toBe(1);
    // The first port still works after its battle has been shown; the second battle then plays on.
    await first.show(beat);
    first.destroy();
    expect(elsewhere.dataset.battle).toBe("ready");
    second.destroy();
    expect(elsewhere.dataset).toEqual({});
    expect(document.querySelector("canvas")).toBeNull();
    elsewhere.remove();
  });

  it("opens only the current battle when the previous one was left while its pictures loaded", async () => {
    const battle = await open(viewWith(2));
    const usual = places;
    battle.destroy();
    places = [];
    const same = await openGame();
    same.enter(parent, portOf(viewWith(3))).destroy();
    same.enter(parent, portOf(viewWith(2)));
    await ready(parent);
    expect(places).toEqual(usual);
  });
});
