import type { CDPSession, Locator } from "@playwright/test";
import { ArenaPage, withFinger } from "./support/arena-page.ts";
import { expect, test } from "./support/game-test.ts";
import { battleOfForms, enemyDeploysSeveral, type LeftBattle } from "./support/left-battles.ts";

/** Seen with all motion, which most tests do without. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** What drags: the pointer of a desktop, or a finger. */
interface Hand {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
  cancel(): Promise<void>;
  /** Another finger comes down while this one is; a desktop has one pointer. */
  second: ((at: Point) => Promise<void>) | null;
}

interface Point {
  x: number;
  y: number;
}

function finger(session: CDPSession): Hand {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints }).then(() => undefined);
  let place: Point = { x: 0, y: 0 };
  const to = (type: "touchStart" | "touchMove", point: Point) => {
    place = point;
    return touch(type, [point]);
  };
  return {
    down: (at) => to("touchStart", at),
    move: (at) => to("touchMove", at),
    up: () => touch("touchEnd", []),
    cancel: () => touch("touchCancel", []),
    second: (at) => touch("touchStart", [place, at]),
  };
}

async function middleOf(part: Locator): Promise<Point> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It cannot be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const LIFT_PX = 30;

/** Drags over a target without letting go; upwards first, as a finger that goes sideways scrolls the items. */
async function dragOver(hand: Hand, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await hand.down(start);
  await hand.move({ x: start.x, y: start.y - LIFT_PX });
  for (const share of [0.1, 0.3, 0.6, 0.9, 1])
    await hand.move({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
}

const BATTLES: readonly (readonly [string, (owner: string) => LeftBattle, string])[] = [
  ["Handy", battleOfForms("easy", 1), "@phone @long"],
  ["Dealer", enemyDeploysSeveral, "@desktop"],
];

for (const [name, left, where] of BATTLES)
  test(`${name} plays by dragging: deploys, attacks and uses a tool; a drag that a cancelled pointer, a second finger or a reload cuts off does nothing (BAT-024) ${where}`, async ({
    game,
    page,
    isMobile,
  }) => {
    await game.logIn(name);
    await game.button("Start Playing").click();
    const arena = new ArenaPage(game, isMobile ? withFinger : (control) => control.click());
    await arena.comeBackTo(left);
    await expect(arena.canvas).toHaveAttribute("data-battle", "ready", { timeout: 60_000 });
    const { mouse } = page;
    const hand: Hand = isMobile
      ? finger(await page.context().newCDPSession(page))
      : {
          down: async ({ x, y }) => {
            await mouse.move(x, y);
            await mouse.down();
          },
          move: ({ x, y }) => mouse.move(x, y),
          up: () => mouse.up(),
          cancel: async () => {
            await page.evaluate(() => document.dispatchEvent(new PointerEvent("pointercancel")));
            await mouse.up();
          },
          second: null,
        };
    const actions = async () => (await arena.battle())?.actions ?? [];
    const begun = (await actions()).length;
    const own = page.locator("[data-row=player] button");
    const enemy = page.locator("[data-row=enemy] button").first();
    const status = page.locator("p[data-phase]");
    if (name === "Dealer") {
      const card = page.locator("[data-row=hand] button").first();
      await dragOver(hand, card, status);
      await hand.cancel();
      expect(await actions()).toHaveLength(begun);
      const { y, height } = (await page.locator("[data-battlefield]").boundingBox()) ?? { y: 0, height: 0 };
      const start = await middleOf(card);
      await hand.down(start);
      for (const share of [0.8, 0.75, 0.66]) await hand.move({ x: start.x, y: y + height * share });
      await hand.up();
      await expect(own).toHaveCount(1);
      expect((await actions()).at(-1)?.type).toBe("deploy");
      return;
    }
    await dragOver(hand, own.last(), enemy);
    await expect(enemy).toHaveAttribute("data-over", "true");
    await expect(enemy).toHaveAccessibleDescription(/Damage \d/);
    await hand.cancel();
    await dragOver(hand, own.last(), status);
    await hand.up();
    expect(await actions()).toHaveLength(begun);
    if (hand.second) {
      await dragOver(hand, own.last(), enemy);
      await hand.second(await middleOf(status));
      await expect(page.locator("[data-dragged]")).toHaveCount(0);
      await hand.up();
      expect(await actions()).toHaveLength(begun);
    }
    await dragOver(hand, own.last(), enemy);
    await page.reload();
    await hand.up();
    const resume = game.button("Resume Battle");
    await (isMobile ? resume.tap() : resume.click());
    await expect(arena.canvas).toHaveAttribute("data-battle", "ready", { timeout: 60_000 });
    await expect(own.last()).toHaveAttribute("aria-pressed", "false");
    expect(await actions()).toHaveLength(begun);
    await dragOver(hand, own.last(), enemy);
    await hand.up();
    await expect.poll(async () => (await actions()).at(-1)?.type).toBe("attack");
    await expect(page.locator("p[data-phase=player]")).toBeVisible();
    const tool = page.locator("[data-items] button:not([aria-disabled])").first();
    await dragOver(hand, tool, own.first());
    await hand.up();
    await expect.poll(async () => (await actions()).length).toBe(begun + 2);
    expect((await actions()).at(-1)?.type).toMatch(/^use(Tool|Spell)$/);
  });
