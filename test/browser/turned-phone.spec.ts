import { fill, shippedRules } from "../../rules/index.ts";
import { CollectionPage } from "./support/collection-page.ts";
import { behave, makeAccount } from "./support/development-calls.ts";
import { expect, test } from "./support/game-test.ts";
import { buildWholeLab } from "./support/whole-lab.ts";

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

const CREATURES = [
  { species_name: "Corvax", form: 3, rarity: "Legendary" },
  { species_name: "Bullx", form: 0, rarity: "Common" },
];

const { texts } = shippedRules;
const { lab, goals, friends, collection, decorations, machines } = texts;

/** The buttons that open dialogs, in the menu of an upright phone or the panel of one on its side. */
const IN_MENU = [
  [lab.hud.helpGuide],
  [lab.hud.settings],
  [lab.panel.mintCreature],
  [lab.panel.viewCreatures],
  [goals.profile],
  [goals.profile, friends.title],
  [goals.profile, collection.book.title],
  [goals.profile, decorations.title],
];

const IN_ROOM = [
  [fill(lab.machineList.activateOne, { machine: machines.incubator.name })],
  [fill(lab.machineList.optionsOf, { name: lab.cat.stockName })],
];

test("every dialog of the lab stays in front while the phone is turned, and the menu is under it (LAB-134) @phone @long", async ({
  game,
  page,
}) => {
  await page.setViewportSize(SIDEWAYS);
  await game.logIn("Turner");
  await game.button(texts.app.dialogs.startPlaying).click();
  await makeAccount(page, { creatures: CREATURES, tools: [], spells: [], tokens: { XRD: "2000" } });
  await buildWholeLab(page);
  await page.reload();
  await game.roomIsThere();
  await game.putPraiseAway();
  const open = page.locator("[role=dialog][data-state=open]");

  for (const start of [SIDEWAYS, UPRIGHT]) {
    const menus = start === UPRIGHT ? 1 : 0;
    await page.setViewportSize(start);
    for (const way of IN_ROOM) await opensAndTurns(way, 0);
    if (menus > 0) await game.button(lab.hud.menu).click();
    for (const way of IN_MENU) await opensAndTurns(way, menus);
    await game.closePanel();

    /** Opens a dialog, each button of the way in the one before; `under`: how many layers are open below it. */
    async function opensAndTurns(way: readonly string[], under: number): Promise<void> {
      for (const button of way) {
        await game.button(button).first().click();
        await expect(open).toHaveCount(under + 1);
      }
      const name = await game.front.getByRole("heading").first().textContent();
      for (const size of [start === UPRIGHT ? SIDEWAYS : UPRIGHT, start]) {
        await page.setViewportSize(size);
        await expect(game.front, `${way} at ${size.width}x${size.height}`).toHaveAccessibleName(name ?? "");
      }
      for (const _ of way) await page.keyboard.press("Escape");
      await expect(open).toHaveCount(under);
    }
  }
});

test("an egg that hatches stays in front while the phone is turned, as far open as it was (LAB-134, LED-151) @phone @long", async ({
  game,
  page,
}) => {
  await page.setViewportSize(UPRIGHT);
  const collection = new CollectionPage(game);
  await collection.enter("Hatcher", { creatures: [], tools: [], spells: [], tokens: { XRD: "2000" } });
  await behave(page, { mint: { species_name: "Corvax", rarity: "Legendary" } });
  await collection.open("Mint Creature");
  const title = "Evolving Creatures";
  await collection.press(title, "Mint Egg (250 XRD)");
  await collection.sign();
  await expect(game.front).toContainText("Your egg has arrived!");
  for (const [press, next] of [
    ["Press 3 times", "Press 2 times"],
    ["Press 2 times", "Press once more"],
  ] as const) {
    await collection.press(title, press);
    for (const size of [SIDEWAYS, UPRIGHT]) {
      await page.setViewportSize(size);
      await expect(game.front.getByRole("button", { name: next })).toBeInViewport();
    }
  }
  await page.setViewportSize(SIDEWAYS);
  await collection.press(title, "Press once more");
  for (const size of [SIDEWAYS, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect(game.front).toContainText("Corvax");
  }
});
