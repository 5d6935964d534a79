import type { Page, Worker } from "@playwright/test";
import { type Difficulty, shippedRules } from "../../rules/index.ts";
import { AiBattle } from "../../ui/battle/ai-battle/ai-battle.ts";
import { ENEMY } from "../../ui/battle/store/sides.ts";
import { ArenaPage, type Press, withFinger, withPointer } from "./support/arena-page.ts";
import type { GamePage } from "./support/game-page.ts";
import { expect, test } from "./support/game-test.ts";
import { enemyDeploysSeveral } from "./support/left-battles.ts";

const WORKER = /enemy-worker.*\.js$/;

/** A new player in a practice battle. */
async function inPractice(
  game: GamePage,
  name: string,
  difficulty: Difficulty,
  press: Press,
): Promise<ArenaPage> {
  const arena = new ArenaPage(game, press);
  await game.logIn(name);
  await game.button("Start Playing").click();
  await arena.startPractice(difficulty);
  return arena;
}

/** The worker in which the enemy of the open battle thinks; counts from now on what it is asked. */
async function enemyWorker(page: Page): Promise<Worker> {
  await expect.poll(() => enemyWorkers(page)).toHaveLength(1);
  const worker = enemyWorkers(page)[0] as Worker;
  await worker.evaluate(`
    self.asked = 0;
    addEventListener("message", ({ data }) => { self.asked += data.kind === "question" ? 1 : 0; });
  `);
  return worker;
}

function enemyWorkers(page: Page): Worker[] {
  return page.workers().filter((worker) => WORKER.test(worker.url()));
}

/** How many actions the enemy took; each must be what the rules decide there. */
function enemyActions(battle: AiBattle | null): number {
  if (!battle) throw new Error("The browser keeps no battle");
  const again = new AiBattle(shippedRules, battle.setup);
  let taken = 0;
  for (const [place, action] of battle.actions.entries()) {
    if (again.battle.active === ENEMY) {
      expect(action).toEqual(again.enemyDecision());
      taken += 1;
    }
    again.catchUp(battle.actions.slice(0, place + 1));
  }
  return taken;
}

test("the enemy thinks in a worker, decides what the rules decide, and ends its worker with the battle @desktop", async ({
  game,
  page,
}) => {
  const arena = await inPractice(game, "Mara", "expert", withPointer);
  const worker = await enemyWorker(page);
  await arena.endTurn();
  await expect(arena.action("End Turn")).toBeEnabled();
  const taken = enemyActions(await arena.battle());
  expect(taken).toBeGreaterThan(0);
  expect(await worker.evaluate("self.asked")).toBe(taken);
  await game.button("Leave battle").click();
  await game.button("Give Up").click();
  await expect.poll(() => enemyWorkers(page)).toEqual([]);
});

test("a creature that the enemy deploys steps onto the canvas and stays there while the enemy acts on (BAT-024) @desktop @long", async ({
  game,
  page,
}) => {
  await game.logIn("Mika");
  await game.button("Start Playing").click();
  const arena = new ArenaPage(game, withPointer);
  await arena.comeBackTo(enemyDeploysSeveral);
  await expect(arena.canvas).toHaveAttribute("data-battle", "ready");
  const cardsSeen = await arena.watchForCards();
  await arena.pressEndTurn();
  await expect(arena.action("End Turn")).toBeEnabled();
  await expect(page.locator("[data-row=enemy] [data-creature]")).toHaveCount(2);
  expect(await cardsSeen()).toEqual([]);
});

test("an enemy whose worker never starts thinks in the page, with the same decisions @phone @long", async ({
  game,
  page,
}) => {
  let refused = 0;
  await page.route(WORKER, (route) => {
    refused += 1;
    return route.abort();
  });
  const arena = await inPractice(game, "Nils", "easy", withFinger);
  await arena.endTurn();
  await expect(arena.action("End Turn")).toBeEnabled();
  expect(refused).toBe(1);
  expect(enemyActions(await arena.battle())).toBeGreaterThan(0);
});

test("an enemy that hangs is cut off after ten seconds, and the battle continues (BAT-074, BAT-096) @desktop @long", async ({
  game,
  page,
}) => {
  const arena = await inPractice(game, "Ole", "easy", withPointer);
  const worker = await enemyWorker(page);
  worker.evaluate("for (;;);").catch(() => undefined);
  await arena.endTurn();
  await expect(page.getByText(shippedRules.texts.battleScreen.enemyFailed)).toBeVisible({ timeout: 20_000 });
  await expect(game.button("Save Replay")).toBeVisible();
  await expect(arena.action("End Turn")).toBeEnabled();
  expect((await arena.battle())?.actions).toEqual([{ type: "endTurn" }, { type: "endTurn" }]);
  await arena.endTurn();
  await expect(arena.action("End Turn")).toBeEnabled();
  expect((await arena.battle())?.actions.length).toBeGreaterThan(3);
});
