import type { Page } from "@playwright/test";
import { atMost, type Figure, median } from "../../figure.ts";
import { type HeldMemory, heldMemory } from "./held-memory.ts";
import { playByKeys } from "./play-by-keys.ts";
import { inTheLab, press } from "./practice.ts";

const RUNS = 3;
const EARLY = 2;
const BATTLES = 20;
const GROWTH_LIMIT = 1.1;
/** What scripts hold themselves may not grow: what is kept of a battle is gone with the next. */
const LEAST_GROWTH = 1.02;
const PACE_MS = 20;
/** What is held does not depend on the size, and a small battlefield is drawn sooner. */
const SMALL = { width: 800, height: 450 };
const FASTEST = "4x";
const LOOKING = { polling: 500, timeout: 300_000 };
const BYTES_PER_MB = 1_000_000;

type Row = { readonly early: HeldMemory; readonly late: HeldMemory };

/**
 * Memory that is still held after many battles in a row, against what is held after the first ones. They are played
 * to their end with all that moves, at the highest speed there is; side by side, for what they hold is the same on a
 * busy machine.
 */
export async function measureArenaMemory(): Promise<Figure[]> {
  const rows = await Promise.all(Array.from({ length: RUNS }, () => inTheLab(playInARow)));
  return [
    growth("heaps of scripts and document, with buffers,", "everything", GROWTH_LIMIT, rows),
    growth("heap of scripts", "heap", GROWTH_LIMIT, rows),
    growth("heap of scripts without machine code", "withoutCode", LEAST_GROWTH, rows),
  ];
}

function growth(name: string, kind: keyof HeldMemory, limit: number, rows: readonly Row[]): Figure {
  const grown = median(rows.map(({ early, late }) => late[kind] / early[kind]));
  const early = median(rows.map((row) => row.early[kind]));
  return atMost({
    name: `arena: ${name} after ${BATTLES} battles, against ${limit} times that after ${EARLY}`,
    unit: "MB",
    value: (early * grown) / BYTES_PER_MB,
    reference: (early * limit) / BYTES_PER_MB,
  });
}

async function playInARow(page: Page): Promise<Row> {
  let early: HeldMemory | null = null;
  await page.setViewportSize(SMALL);
  await press(page, "Practice Battle");
  await page.getByRole("radio", { name: "Easy" }).check();
  for (let battle = 1; battle <= BATTLES; battle++) {
    await pressInPage(page, "Start Battle!");
    await pressInPage(page, "Start Battle with");
    await appearsInPage(page, "[data-battlefield][data-battle=ready]");
    if (battle === 1) await chooseFastest(page);
    await page.evaluate(playByKeys, PACE_MS);
    await pressInPage(page, "Play Again");
    await appearsInPage(page, "input[type=radio]");
    if (battle === EARLY) early = await heldMemory(page);
  }
  const late = await heldMemory(page);
  return { early: early ?? late, late };
}

async function chooseFastest(page: Page): Promise<void> {
  const speed = page.getByRole("button", { name: /^Speed / });
  while ((await speed.textContent()) !== FASTEST) await speed.click();
}

/**
 * Looking for a button as players do runs so much of Playwright's code in the page that the browser compiles it,
 * in the heap that is measured: battle after battle the page does it itself.
 */
async function pressInPage(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (start) => {
      const buttons = [...document.querySelectorAll("button")];
      const button = buttons.find(({ textContent }) => textContent.startsWith(start));
      button?.click();
      return button !== undefined;
    },
    words,
    LOOKING,
  );
}

async function appearsInPage(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((what) => document.querySelector(what) !== null, selector, LOOKING);
}
