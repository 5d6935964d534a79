import type { Page } from "@playwright/test";
import { languageFolders } from "../../rules/cli/input/language-folders.ts";
import { bestStyle, decide, fill, newRandom, shippedRules as rules, type Texts } from "../../rules/index.ts";
import type { AiBattle } from "../../ui/battle/ai-battle/ai-battle.ts";
import { PLAYER } from "../../ui/battle/store/sides.ts";
import { ArenaPage, withFinger } from "./support/arena-page.ts";
import { grant, makeAccount, skipMinutes } from "./support/development-calls.ts";
import { expect, test } from "./support/game-test.ts";
import { listedMoves, wordsOfMove } from "./support/listed-moves.ts";
import { SpokenLab } from "./support/spoken-lab.ts";

const LANGUAGES = Object.keys(languageFolders()).filter((folder) => folder !== "schema");
const CREATURES = [
  { species_name: "Corvax", form: 3, rarity: "Legendary" },
  { species_name: "Bullx", form: 0, rarity: "Common" },
];
/** What has to be kept for the next stretch of the hour. */
const PLENTY = { tcorvax: "20000", catNips: "20000" };
const PLACE = { x: 128, y: 320 };

for (const language of LANGUAGES)
  test.describe(`in the language ${language} @phone @long`, () => {
    test.use({ locale: language });
    test(`the first hour and a battle are played to their end, and nothing is cut off or crowded (GAP-63, ${language})`, async ({
      game,
      page,
    }, testInfo) => {
      test.slow();
      const lab = new SpokenLab(game, await textsIn(page, language), testInfo);
      expect(lab.texts.language).toBe(language);
      await logIn(lab, `Polly ${language}`);
      await buildAndUse(lab);
      await openRoomTwo(lab);
      await adoptTheCat(lab);
      await readTheMenu(lab);
      await visitCreaturesAndPlayers(lab);
      await fight(lab);
    });
  });

/** The texts that a browser in this language gets. */
async function textsIn(page: Page, language: string): Promise<Texts> {
  const answer = await page.request.get("/api/rules", { headers: { "accept-language": language } });
  return (await answer.json()).rules.texts;
}

async function logIn(lab: SpokenLab, name: string): Promise<void> {
  const { page, texts } = lab;
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", texts.language);
  await expect(page.getByRole("heading", { name: texts.start.login.title })).toBeVisible();
  await lab.look("login");
  await page.getByLabel(texts.start.login.yourName).fill(name);
  await lab.press(texts.start.login.play);
  await lab.game.roomIsThere();
  await lab.look("welcome");
  await lab.press(texts.app.dialogs.startPlaying);
  await expect(lab.front).toHaveCount(0);
  await lab.look("lab");
}

async function buildAndUse(lab: SpokenLab): Promise<void> {
  const { game, texts } = lab;
  const { name } = texts.machines.catLair;
  await lab.openSection("build");
  await lab.look("build");
  await lab.press(fill(texts.lab.panel.buildOne, { name }));
  await lab.look("where-to-build");
  await lab.press(texts.lab.build.here);
  await game.expectLogged(fill(texts.lab.commands.built, { name }));
  await lab.closeMenu();
  await lab.press(fill(texts.lab.machineList.activateOne, { machine: name }));
  await lab.look("activated");
  await game.hold("KeyE", 50);
  await lab.look("cooldown");
  await lab.openSection("upgrade");
  await lab.press(fill(texts.lab.panel.upgradeOne, { machine: name }));
  await game.expectLogged(fill(texts.lab.commands.upgraded, { name, level: 2 }));
  await lab.look("upgraded");
  await lab.closeMenu();
  await lab.openSection("move");
  await lab.look("move");
  await lab.press(fill(texts.lab.move.selectOne, { machine: name }));
  await lab.closeMenu();
  await lab.look("move-where");
  await game.point(PLACE);
  await expect(lab.front).toBeVisible();
  await lab.look("move-here");
  await lab.front.getByRole("button", { name: texts.lab.move.move, exact: true }).click();
  await game.expectLogged(texts.lab.notices.machineMoved);
}

async function openRoomTwo(lab: SpokenLab): Promise<void> {
  const { game, page, texts } = lab;
  await grant(page, PLENTY);
  await page.reload();
  await game.roomIsThere();
  for (const type of ["catLair", "reactor", "reactor", "amplifier"] as const) await lab.build(type);
  await expect(lab.front).toContainText(texts.lab.rooms.room2Unlocked);
  await lab.look("room-2-unlocked");
  await lab.press(texts.lab.rooms.goToRoom2);
  await game.roomShown(2);
  await lab.closeMenu();
  await lab.look("room-2");
  await lab.openSection("build");
  await lab.look("build-in-room-2");
  await lab.closeMenu();
  await lab.press(texts.lab.rooms.previousRoom);
  await game.roomShown(1);
}

async function adoptTheCat(lab: SpokenLab): Promise<void> {
  const { game, page, texts } = lab;
  await skipMinutes(page, 180);
  await page.reload();
  await game.roomIsThere();
  await expect(lab.front).toContainText(texts.lab.visits.title);
  await lab.look("while-away");
  await lab.press(texts.lab.visits.close);
  await lab.press(fill(texts.lab.machineList.activateOne, { machine: `${texts.machines.catLair.name} 1` }));
  await expect(lab.front).toContainText(texts.lab.cat.adoptACat);
  await lab.look("adopt");
  await lab.front.getByRole("button", { name: texts.lab.cat.adopt, exact: true }).click();
  await game.expectLogged(texts.lab.cat.movedIn);
  await lab.lookInto(fill(texts.lab.machineList.optionsOf, { name: texts.lab.cat.stockName }), "cat-options");
}

async function readTheMenu(lab: SpokenLab): Promise<void> {
  const { page, texts } = lab;
  const { hud, places } = texts.lab;
  await lab.press(hud.menu);
  await lab.look("menu");
  await lab.press(hud.helpGuide);
  for (const tab of await lab.front.getByRole("tab").all()) {
    await tab.click();
    await lab.look(`guide-${(await tab.getAttribute("id"))?.replace(/\W/g, "") ?? ""}`);
  }
  await page.keyboard.press("Escape");
  await lab.lookInto(hud.settings, "settings");
  await lab.press(texts.goals.profile);
  await lab.look("profile");
  for (const [name, where] of [
    [texts.friends.showLab.button, "show-lab"],
    [texts.collection.book.title, "book"],
    [texts.decorations.title, "decorate"],
    [texts.lab.statistics.title, "statistics"],
  ] as const)
    await lab.lookInto(name, where);
  await lab.press(texts.friends.title);
  await lab.look("friends");
  await lab.closeAll();
  await lab.lookInto(places.battle, "battle-menu");
}

async function visitCreaturesAndPlayers(lab: SpokenLab): Promise<void> {
  const { page, texts } = lab;
  await lab.lookInto(texts.lab.places.creatures, "no-creatures");
  await makeAccount(page, { creatures: CREATURES, tools: ["Babylon Keystone"], spells: [] });
  await page.reload();
  await lab.game.roomIsThere();
  await lab.press(texts.lab.places.creatures);
  await expect(lab.front.getByRole("listitem").first()).toBeVisible();
  await lab.look("creatures");
  await lab.closeAll();
  await lab.press(texts.lab.places.battle);
  await lab.press(texts.lab.panel.pvpBattle);
  await expect(lab.front.getByRole("tab").first()).toBeVisible();
  for (const [number, tab] of (await lab.front.getByRole("tab").all()).entries()) {
    await tab.click();
    await lab.look(`pvp-${number + 1}`);
  }
  await lab.closeAll();
}

async function fight(lab: SpokenLab): Promise<void> {
  const { page, texts } = lab;
  const { arena: arenaTexts, battleScreen, team } = texts;
  const result = page.getByRole("heading", {
    name: new RegExp(`^(${arenaTexts.result.victory.title}|${arenaTexts.result.defeat.title})$`),
  });
  const arena = new ArenaPage(lab.game, withFinger);
  await lab.press(texts.lab.places.battle);
  await lab.press(texts.lab.panel.practiceBattle);
  await lab.press(team.tips.show);
  await lab.look("arena");
  await lab.press(team.buttons.choose);
  await expect(page.getByRole("heading", { name: arenaTexts.team.title })).toBeVisible();
  await lab.look("team");
  await lab.press(fill(team.buttons.start, { n: 3 }));
  const mine = page.locator("p[data-phase=player]");
  await expect(mine).toBeVisible();
  await lab.look("battle");
  await page.getByRole("region", { name: battleScreen.hand.label }).getByRole("button").first().click();
  await lab.look("battle-chosen");
  await lab.lookInto(battleScreen.layout.details, "battle-details");
  await lab.lookInto(arenaTexts.battle.leave, "battle-leave");
  for (let acts = 0; ; acts++) {
    await expect(mine.or(result).first()).toBeVisible({ timeout: 60_000 });
    if (await result.isVisible()) break;
    const battle = await arena.battle();
    if (!battle) continue;
    await page.keyboard.press("m");
    await expect(lab.front).toContainText(battleScreen.allMoves.title);
    if (acts % 10 === 0) await lab.look(`battle-moves-${acts}`);
    await lab.front.getByRole("listitem").getByRole("button").nth(bestMove(battle)).click();
    const question = page.getByRole("dialog", { name: battleScreen.endQuestion.title });
    if (await question.isVisible()) {
      await lab.look("end-turn");
      await question.getByRole("button", { name: battleScreen.actions.endTurn }).click();
    }
  }
  await lab.look("battle-over");
}

/** The place of the best move in the list of all moves. */
function bestMove(played: AiBattle): number {
  const { battle, actions } = played;
  const best = decide(rules, battle, PLAYER, bestStyle(rules), newRandom(`move ${actions.length}`));
  return listedMoves(rules, played).indexOf(wordsOfMove(rules, played, best));
}
