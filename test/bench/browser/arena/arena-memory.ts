import type { Page } from "@playwright/test";
import { atMost, type Figure, median } from "../../figure.ts";
import { type HeldMemory, heldMemory } from "./held-memory.ts";
import { playByKeys } from "./play-by-keys.ts";
import { inTheLab, press, startPractice } from "./practice.ts";

const RUNS = 3;
const EARLY = 2;
const BATTLES = 20;
const GROWTH_LIMIT = 1.1;
/** What scripts hold themselves may not grow: what is kept of a battle is gone with the next. */
const LEAST_GROWTH = 1.02;
const PACE_MS = 20;
/** What is held does not depend on the size, and a small battlefield is drawn sooner. */
const SMALL = { width: 800, height: 450 };
const BATTLE_TIMEOUT_MS = 180_000;
const LOOK_MS = 100;
const BYTES_PER_MB = 1_000_000;

type Row = { readonly early: HeldMemory; readonly late: HeldMemory };

/** Memory that is still held after many battles in a row, against what is held after the first ones. */
export async function measureArenaMemory(): Promise<Figure[]> {
  const rows: Row[] = [];
  for (let run = 0; run < RUNS; run++) rows.push(await inTheLab(playInARow));
  return [
    growth("heap", "heap", GROWTH_LIMIT, rows),
    growth("heap without machine code", "withoutCode", LEAST_GROWTH, rows),
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
  for (let battle = 1; battle <= BATTLES; battle++) {
    await startPractice(page, "Easy");
    await page.evaluate(playByKeys, { pace: PACE_MS, skips: true });
    await battleEnds(page);
    await press(page, "Play Again");
    if (battle === EARLY) early = await heldMemory(page);
  }
  const late = await heldMemory(page);
  return { early: early ?? late, late };
}

/**
 * Looking for a button by its name runs so much of Playwright's code in the page that the browser optimises it, and
 * this battle after battle, in the heap that is measured: here it looks for one element.
 */
async function battleEnds(page: Page): Promise<void> {
  const polled = { polling: LOOK_MS, timeout: BATTLE_TIMEOUT_MS };
  await page.waitForFunction(() => document.querySelector("p[data-phase]") === null, undefined, polled);
}
