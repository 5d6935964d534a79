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
    expression: `axe.run(${JSON.stringify(OPTIONS)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await debuggerSession.detach();
  const { violations }: AxeResults = result.value;
  const found = violations
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
    .filter((fault) => !isConnectControlName(fault));
  expect.soft(found, `accessibility of ${where}`).toEqual([]);
}

/** The wallet toolkit names its control alike whatever stands on it; its inside is not the game's to mend. */
function isConnectControlName(fault: string): boolean {
  return fault.startsWith("label-content-name-mismatch") && fault.includes('"Radix Connect Button"');
}
