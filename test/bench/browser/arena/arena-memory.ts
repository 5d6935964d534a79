import type { Page } from "@playwright/test";
import { atMost, type Figure, median } from "../../figure.ts";
import { type HeldMemory, heldMemory } from "./held-memory.ts";
import { playBattles } from "./play-battles.ts";
import { inTheLab, press } from "./practice.ts";

const RUNS = 3;
const EARLY = 2;
const BATTLES = 20;
const GROWTH_LIMIT = 1.1;
/** What scripts hold themselves may not grow: what is kept of a battle is gone with the next. */
const LEAST_GROWTH = 1.02;
/** What is held does not depend on the size, and a small battlefield is drawn sooner. */
const SMALL = { width: 800, height: 450 };
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
  for (const name of ["More Battles", "Practice Battle"]) await press(page, name);
  await playBattles(page, BATTLES, async (battle) => {
    if (battle === EARLY) early = await heldMemory(page);
  });
  const late = await heldMemory(page);
  return { early: early ?? late, late };
}
