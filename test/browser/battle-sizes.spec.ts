import { ArenaPage, withFinger } from "./support/arena-page.ts";
import { expect, test } from "./support/game-test.ts";
import { battleOfForms, fullBattle } from "./support/left-battles.ts";

/** Windows of desktops, upright and low ones, a tablet, and phones held both ways. */
const WINDOWS = [
  [1920, 1080],
  [1280, 800],
  [1000, 500],
  [769, 1024],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [390, 844],
  [360, 640],
  [320, 568],
] as const;

test("at every size the field fills the window, nothing covers a creature, and every action is at hand without scrolling; from 769 px of width on log and actions are in sidebars (BAT-006, BAT-024, BAT-026, BAT-182, CON-11) @phone", async ({
  game,
  page,
}) => {
  await game.logIn("Rae");
  await game.button("Start Playing").click();
  const arena = new ArenaPage(game, withFinger);
  await arena.comeBackTo(fullBattle);
  await expect(arena.canvas).toHaveAttribute("data-battle", "ready", { timeout: 60_000 });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // The canvas takes its places a moment after the window has its size.
    await expect
      .poll(() => page.evaluate(faultsOfBattle), { message: `${width}x${height}`, timeout: 60_000 })
      .toEqual([]);
  }
});

/** On easy an enemy's intention is shown as well, and enemies are of form 1 or 2; an enemy is never an egg. */
const AGAINST = [
  ["easy", 1, "@phone @long"],
  ["easy", 2, "@phone"],
  ["medium", 3, "@phone @long"],
] as const;

for (const [difficulty, form, when] of AGAINST)
  test(`plates, forecast and intention cover no creature of any form on either side, own eggs included, against form ${form} on ${difficulty} (BAT-024) ${when}`, async ({
    game,
    page,
  }) => {
    await game.logIn(`Form${form}`);
    await game.button("Start Playing").click();
    const arena = new ArenaPage(game, withFinger);
    await arena.comeBackTo(battleOfForms(difficulty, form));
    await expect(arena.canvas).toHaveAttribute("data-battle", "ready", { timeout: 60_000 });
    await page.locator("[data-row=player] button").last().tap();
    await expect(page.locator("[data-row=enemy] button").first()).toHaveAccessibleDescription(/Damage \d/);
    if (difficulty === "easy") await expect(page.locator("[data-intention]")).toBeVisible();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(coveredBodies), { message: `${width}x${height}`, timeout: 60_000 })
        .toEqual([]);
    }
  });

/** Runs in the page: what covers more than a tenth of a creature's body, which ends at its plate. */
function coveredBodies(): string[] {
  const MOST = 0.1;
  const controls = [
    ...document.querySelectorAll<HTMLElement>(":is([data-row=player], [data-row=enemy]) button"),
  ].map((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const plate = bottom - Number.parseFloat(control.style.getPropertyValue("--plate"));
    return { name: control.ariaLabel, left, right, top, plate, bottom };
  });
  if (controls.length < 5 || controls.some(({ plate }) => Number.isNaN(plate)))
    return ["somebody is missing"];
  const parts = [
    ...document.querySelectorAll("[data-row] li > span[aria-hidden] > *, [data-shape] p[data-phase]"),
  ].map((part) => ({ what: part.textContent, box: part.getBoundingClientRect() }));
  const plates = controls.map(({ name, left, right, plate: top, bottom }) => ({
    what: `plate of ${name}`,
    box: { left, right, top, bottom },
  }));
  return [...parts, ...plates].flatMap(({ what, box }) =>
    controls.flatMap(({ name, left, right, top, plate }) => {
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const down = Math.min(plate, box.bottom) - Math.max(top, box.top);
      const share = (Math.max(0, across) * Math.max(0, down)) / ((right - left) * (plate - top));
      return share > MOST ? [`"${what}" covers ${Math.round(share * 100)}% of ${name}`] : [];
    }),
  );
}

/** Runs in the page: what is wrong with the places of a battle's parts. */
function faultsOfBattle(): string[] {
  const SLACK = 1;
  const SHARE = 0.95;
  const DESKTOP = 1280;
  const SIDEBARS = { width: 769, height: 480 };
  const { innerWidth, innerHeight } = window;
  const boxes = (query: string) =>
    [...document.querySelectorAll(query)].map((part) => part.getBoundingClientRect());
  const faults: string[] = [];
  const [canvas] = boxes("[data-battlefield] canvas");
  if ((canvas?.width ?? 0) < innerWidth * SHARE) faults.push("the field is narrower than the window");
  const frame = document.querySelector("[data-screen=battle]");
  if ((frame?.scrollHeight ?? 0) > innerHeight) faults.push("the battle must be scrolled");
  for (const action of ["attack", "endTurn"])
    for (const { left, right, top, bottom } of boxes(`[data-action=${action}]`))
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        faults.push(`${action} is outside the window`);
  const enemies = boxes("[data-row=enemy] button");
  const own = boxes("[data-row=player] button");
  const [status] = boxes("[data-shape] p[data-phase]");
  if (enemies.length !== 4 || own.length !== 4 || !status) return [...faults, "not everybody is there"];
  if (enemies.some(({ bottom }) => bottom > status.top + SLACK))
    faults.push("an enemy reaches into the status");
  if (own.some(({ top }) => top < status.bottom - SLACK)) faults.push("the status covers an own creature");
  // The field's picture has an emblem in the middle of the line between the sides, whose half width this is.
  const emblem = innerHeight > innerWidth ? innerHeight * 0.035 : innerWidth * 0.032;
  const middle = (Math.min(...own.map(({ left }) => left)) + Math.max(...own.map(({ right }) => right))) / 2;
  const isBeside = status.right < middle - emblem || status.left > middle + emblem;
  if (!isBeside && innerWidth >= 350) faults.push("the status covers the emblem");
  const sidebars = boxes("[data-shape] > aside");
  const areStated = innerWidth >= SIDEBARS.width && innerHeight >= SIDEBARS.height;
  if (areStated !== (sidebars.length === 2))
    faults.push(`${sidebars.length} of log and actions at the sides`);
  const ONE_LINE = 24;
  if (areStated)
    for (const words of document.querySelectorAll("[data-shape] > aside button > span"))
      if (words.getBoundingClientRect().height > ONE_LINE) faults.push(`${words.textContent} wraps`);
  // A desktop has room for the whole header in one row of parts, each of one or two lines.
  if (innerWidth >= DESKTOP) {
    const inRow = (query: string) => {
      const row = boxes(query).filter(({ width }) => width > 0);
      return Math.max(...row.map(({ top }) => top)) < Math.min(...row.map(({ bottom }) => bottom));
    };
    if (!inRow("[data-shape] > header > *")) faults.push("the header wraps");
    for (const side of ["Your side", "Enemy side"])
      for (const line of [1, 2])
        if (!inRow(`[aria-label="${side}"] > :nth-child(${line}) > *`))
          faults.push(`line ${line} of ${side} wraps`);
  }
  const parts = boxes("[data-shape] > :is(header, aside, section)");
  if (parts.length < 3) faults.push("a part of the screen is missing");
  parts.forEach((part, index) => {
    for (const other of [...enemies, ...own, status, ...parts.slice(index + 1)]) {
      const across = Math.min(part.right, other.right) - Math.max(part.left, other.left);
      const down = Math.min(part.bottom, other.bottom) - Math.max(part.top, other.top);
      if (Math.min(across, down) > SLACK) faults.push(`part ${index} covers another one`);
    }
  });
  return faults;
}
