import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";

/** The size of targets is a rule of WCAG 2.2 that is left out unless one asks for it. */
const OPTIONS = { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } };

/** The automated accessibility check finds nothing on what is shown now; what it finds does not stop the play. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Through the debugger: the page's own security policy forbids foreign scripts, and stays as it is.
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send("Runtime.evaluate", { expression: axe.source });
  const { result } = await debuggerSession.send("Runtime.evaluate", {
    expression: `(${faultsIn})(${JSON.stringify(OPTIONS)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await debuggerSession.detach();
  const violations: AxeResults["violations"] = result.value;
  const found = violations
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
    .filter((fault) => !isConnectControlName(fault));
  expect.soft(found, `accessibility of ${where}`).toEqual([]);
}

/**
 * Runs in the page. The bar at the foot of a phone lies over whatever is scrolled behind it, of which then too little
 * shows: such a target counts only if it is too small in the middle of the window too, where it is pressed.
 */
async function faultsIn(options: object): Promise<AxeResults["violations"]> {
  const { axe } = window as unknown as { axe: typeof import("axe-core") };
  const isMoving = ({ effect, playState }: Animation) =>
    playState === "running" && Number.isFinite(effect?.getTiming().iterations);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What is just coming has not yet the contrast it will have, a dialog that cannot be seen yet is none, and one that
  // has faded out hides the page behind it until it is gone.
  for (;;) {
    const moving = document.getAnimations().filter(isMoving);
    if (moving.length === 0 && document.querySelector("[role=dialog][data-state=closed]") === null) break;
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await nextFrame();
  }
  const asked = options as typeof OPTIONS & { resultTypes: ["violations"] };
  // Forced colours are the system's own pairs, with a ground behind all words: axe compares them with the page's.
  const enabled = !matchMedia("(forced-colors: active)").matches;
  const rules = { ...asked.rules, "color-contrast": { enabled } };
  const { violations } = await axe.run({ ...asked, rules });
  const scrolled = window.scrollY;
  for (const violation of violations) {
    if (violation.id !== "target-size") continue;
    const small: typeof violation.nodes = [];
    for (const node of violation.nodes) {
      document
        .querySelector(String(node.target[0]))
        ?.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await axe.run({ include: [node.target] } as Parameters<typeof axe.run>[0], {
        runOnly: ["target-size"],
      });
      if (again.violations.length > 0) small.push(node);
    }
    violation.nodes = small;
  }
  window.scrollTo({ top: scrolled, behavior: "instant" });
  return violations;
}

/** The wallet toolkit names its control alike whatever stands on it; its inside is not the game's to mend. */
function isConnectControlName(fault: string): boolean {
  return fault.startsWith("label-content-name-mismatch") && fault.includes('"Radix Connect Button"');
}
