import type { Locator, Page } from "@playwright/test";
import { languageFolders } from "../../rules/cli/input/language-folders.ts";
import { type RuleSet, shippedRules } from "../../rules/index.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { grant } from "./support/development-calls.ts";
import { expectToldApart } from "./support/forced-colours.ts";
import { expect, test } from "./support/game-test.ts";
import {
  expectNoClippedText,
  expectNoCrowdedButtons,
  expectNoSidewaysScroll,
} from "./support/page-layout.ts";
import { pseudoTexts, speakPseudo } from "./support/pseudo-language.ts";
import { ScreenWalk } from "./support/screen-walk.ts";

const LANGUAGES = Object.keys(languageFolders()).filter((folder) => folder !== "schema");

const NO_LOOK = { width: 390, height: 844, forcedColors: "none", textSize: 1, contrast: "normal" } as const;

/** With PICTURES set to a folder, keeps there what is looked at. */
const { PICTURES } = process.env;

/** Returns a look at a page: nothing of what is shown is cut off, outside of its button or over another one. */
function lookAt(page: Page, kind: string) {
  return async (where: string) => {
    const place = `${where} (${kind})`;
    if (PICTURES !== undefined)
      await page.screenshot({ path: `${PICTURES}/${kind}-${where}.png`, animations: "disabled" });
    await expectNoSidewaysScroll(page, place);
    await expectNoClippedText(page, place);
    await expectNoCrowdedButtons(page, place);
  };
}

// Russian at twice the size, which is walked with every change, is longer still; no language from right to left ships.
for (const kind of ["long", "rtl"] as const)
  test(`nothing is cut off or crowded on a phone in a language that is ${kind === "long" ? "a third longer" : "written from right to left"} (GAP-63) @phone @long`, async ({
    game,
    page,
  }) => {
    await speakPseudo(page, kind);
    const texts = pseudoTexts(kind, shippedRules.texts);
    await new ScreenWalk(game, texts, lookAt(page, kind)).everywhere(kind === "long" ? "Uma" : "Nil");
    await expect(page.locator("html")).toHaveAttribute("dir", kind === "rtl" ? "rtl" : "ltr");
  });

/** How players look at the game: on a laptop; at 400% of zoom a window of 1280x1024 is as large as the lowest of these. */
const LOOKS = {
  "320x568": { width: 320, height: 568 },
  "320x256": { width: 320, height: 256 },
  "568x320": { width: 568, height: 320 },
  "1280x800": { width: 1280, height: 800 },
  "forced colours": { forcedColors: "active" },
  "200%": { textSize: 2 },
  "200% at 320x568": { width: 320, height: 568, textSize: 2 },
  "200% and more contrast": { textSize: 2, contrast: "more" },
  "more contrast": { contrast: "more" },
} as const;

/** The one that is hardest for the layout is walked with every change, the others by the long tests. */
const EVERY_DAY = "ru at 200% and more contrast";

for (const language of LANGUAGES)
  for (const [look, asked] of Object.entries(LOOKS)) {
    const kind = `${language} at ${look}`;
    const screen = look === "1280x800" ? "@desktop" : "@phone";
    const tags = kind === EVERY_DAY ? screen : `${screen} @long`;
    test(`every screen is accessible in ${kind} (GAP-63) ${tags}`, async ({ game, page }) => {
      const { width, height, forcedColors, ...chosen } = { ...NO_LOOK, ...asked };
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ forcedColors });
      const settings = { volume: 0, muted: true, language, ...chosen };
      await page.addInitScript((kept) => localStorage.setItem("settings", kept), JSON.stringify(settings));
      const answer = await page.request.get(`/api/rules?language=${language}`);
      const { rules }: { rules: RuleSet } = await answer.json();
      const lookOver = lookAt(page, kind);
      const walk = new ScreenWalk(game, rules.texts, async (where) => {
        await lookOver(where);
        await expectAccessible(page, `${where} in ${kind}`);
      });
      await walk.everywhere(`${language}${Object.keys(LOOKS).indexOf(look)}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    });
  }

test.describe("where the system forces its colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("every screen tells what is picked and what cannot be pressed @phone @long", async ({
    game,
    page,
  }) => {
    const look = lookAt(page, "forced");
    const walk = new ScreenWalk(game, shippedRules.texts, async (where) => {
      await look(where);
      await expectToldApart(page, where);
    });
    await walk.everywhere("Fay");
  });
});

test("the header and the bar of places take one line each on the narrowest phones in every language (LAB-134, GAP-63) @phone @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // The room's pictures are not looked at.
  await page.route(/\/assets\/(phaser|lab|room1)[-_]/, (route) => route.abort());
  await page.request.post("/api/auth/dev", { data: { name: "Olga" } });
  await grant(page, { tcorvax: "123456.789", catNips: "98765.4", energy: "12345.6", eggs: "321" });
  await page.goto("/");
  const { languages } = await (await page.request.get("/api/rules")).json();
  expect(languages.length).toBeGreaterThanOrEqual(5);
  const header = page.locator("header[data-sticky-header]");
  const bar = page.locator("nav:has([aria-current=page])");
  for (const language of languages) {
    await page.request.post("/api/setLanguage", { data: { language } });
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    // Amounts and fonts arrive after the language.
    await expect.poll(() => linesOf(header, "[data-resource]"), `lines of the header in ${language}`).toBe(1);
    await expect.poll(() => linesOf(bar, "button > :last-child"), `lines of the bar in ${language}`).toBe(1);
    await expectNoSidewaysScroll(page, language);
    await expectNoClippedText(page, language);
  }
});

/** How many lines the parts of something take; a text that is wider than its part counts as a further one. */
function linesOf(place: Locator, parts: string): Promise<number> {
  return place.evaluate((element, selector) => {
    const shown = [...element.querySelectorAll(selector)];
    const tops = new Set(shown.map((part) => Math.round(part.getBoundingClientRect().top)));
    const heights = new Set(shown.map((part) => Math.round(part.getBoundingClientRect().height)));
    const isWide = (part: Element) => part.scrollWidth > part.clientWidth + 1;
    return Math.max(tops.size, heights.size) + shown.filter(isWide).length;
  }, parts);
}
