import {
  ArenaPage,
  type Press,
  withFinger,
  withKeyboard,
  withPointer,
  withTabAlone,
} from "./support/arena-page.ts";
import { tryNumber } from "./support/development-calls.ts";
import { FakePad } from "./support/fake-pad.ts";
import type { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { HeardBattle, withReader } from "./support/heard-battle.ts";
import { expectFullRounds } from "./support/keyboard.ts";
import { listedMoves } from "./support/listed-moves.ts";
import { FEW_ENEMIES, shortBattle, shortRules } from "./support/short-battle.ts";

const { rules } = shortRules();

/** Plays by rules in which a battle is short, and by the shipped ones again once all are played. */
for (const [when, number] of [
  [test.beforeAll, FEW_ENEMIES.few],
  [test.afterAll, FEW_ENEMIES.shipped],
] as const)
  when(async ({ playwright, server }) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    await tryNumber(request, FEW_ENEMIES.key, number);
    await request.dispose();
  });

/** Comes to the beginning of a short battle, and shows it as fast as it can be shown. */
async function enter(game: GamePage, name: string, press: Press): Promise<ArenaPage> {
  const arena = new ArenaPage(game, press, rules);
  await game.logIn(name);
  await game.button("Start Playing").click();
  await arena.comeBackTo(shortBattle);
  for (const speed of [1, 2]) await press(game.button(new RegExp(`^Speed ${speed}x`)));
  return arena;
}

async function win(arena: ArenaPage, look?: () => Promise<void>): Promise<void> {
  await arena.playOn(look);
  await expect(arena.result).toHaveText("Victory!");
}

test("a whole battle is won with the pointer alone (BAT-024) @desktop @long", async ({ game }) => {
  await win(await enter(game, "Pia Pointer", withPointer));
});

test("a whole battle is won with the keyboard alone (BAT-024) @desktop @long", async ({ game }) => {
  await win(await enter(game, "Kai Keyboard", withKeyboard));
});

test("a whole battle is won with Tab, Shift+Tab and Enter alone, each of whose rounds visits every control (BAT-024) @desktop @long", async ({
  game,
  page,
}) => {
  await win(await enter(game, "Tabea Tab", withTabAlone()), () => expectFullRounds(page));
});

test("a whole battle is won with a finger alone (BAT-024) @phone @long", async ({ game }) => {
  await win(await enter(game, "Tess Touch", withFinger));
});

test("a whole battle is won with a gamepad alone, which goes and comes back in the middle of it (BAT-024) @desktop @long", async ({
  game,
  page,
}) => {
  const pad = new FakePad(page);
  await pad.plugIn();
  const arena = await enter(game, "Gary Gamepad", (control, how) =>
    // The way to the battle is not what this is about; there is no gamepad yet.
    pad.isConnected ? pad.pressControl(control, how) : withPointer(control, how),
  );
  await pad.connect();
  await expect(game.log).toContainText("Gamepad connected. A chooses, B goes one step back.");
  await expect(arena.action("End Turn").locator("[data-pad-button=north]")).toBeVisible();
  const before = await arena.battle();
  await pad.connect(false);
  await expect(game.log).toContainText("Gamepad disconnected. Nothing is lost");
  await expect(page.locator("[data-pad-button]")).toHaveCount(0);
  expect((await arena.battle())?.actions).toEqual(before?.actions);
  await pad.connect();
  await win(arena);
});

test("a whole battle is won with what a screen reader tells alone: roles, names and the live region (BAT-024) @desktop @long", async ({
  game,
  page,
}) => {
  const arena = await enter(game, "Rea Reader", withReader);
  const heard = new HeardBattle(page);
  while (await heard.goesOn()) {
    const battle = await arena.battle();
    if (!battle) throw new Error("The browser keeps no battle.");
    await heard.expectTold(battle);
    const [own, enemies] = [await heard.field("Your"), await heard.field("Enemy")];
    const moves = await heard.openMoves();
    expect(moves).toHaveLength(listedMoves(rules, battle).length);
    const [weakest] = enemies.toSorted((one, other) => one.health - other.health);
    const attack = moves.find((move) => weakest !== undefined && move.endsWith(` attacks ${weakest.name}`));
    const deployment = own.length === 0 ? moves.find((move) => move.startsWith("Deploy ")) : undefined;
    await heard.take(deployment ?? attack ?? "End the turn");
  }
  await expect(heard.result).toHaveText("Victory!");
  expect(await heard.tellings()).toContain("Victory! You've defeated all enemy creatures!");
});
