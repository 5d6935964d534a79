import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";

/** The workbench as `npm run workbench` starts it, with a folder of its own. */
class WorkbenchServer {
  readonly address: string;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(address: string, child: ChildProcess, folder: string) {
    this.address = address;
    this.child = child;
    this.folder = folder;
  }

  static async start(): Promise<WorkbenchServer> {
    const folder = mkdtempSync(join(tmpdir(), "corvax-workbench-"));
    const flags = ["--port", "0", "--folder", folder, "--history", "off", "--workers", "1"];
    const child = spawn(process.execPath, ["--import", "tsx", "rules/cli/run.ts", "workbench", ...flags], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    for await (const text of child.stdout.setEncoding("utf8")) {
      said += text;
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined) return new WorkbenchServer(address, child, folder);
    }
    throw new Error(`The workbench did not start: ${said}`);
  }

  end(): void {
    this.child.kill("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const test = base.extend<{ errors: string[] }, { workbench: WorkbenchServer }>({
  workbench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for one
    async ({}, use) => {
      const workbench = await WorkbenchServer.start();
      await use(workbench);
      workbench.end();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.stack ?? String(error)));
    await use(errors);
    expect(errors).toEqual([]);
  },
});

const sentence = (page: Page) => page.getByRole("alert");

test("a designer finds a number, changes it by keyboard, sees what it does, and finds the draft again after a reload (GAP-51) @desktop", async ({
  page,
  workbench,
  errors,
}) => {
  await page.goto(workbench.address);
  await page.getByRole("searchbox").fill("energy when a creature falls");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const name = "Energy a side gains when one of its creatures falls";
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const slider = page.getByRole("slider", { name });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("textbox", { name })).toHaveValue("6");
  await expect(page.getByRole("img", { name: /Easy: .*Expert: /s })).toBeVisible();
  await page.getByRole("textbox", { name }).fill("many");
  await expect(sentence(page)).toHaveText('"many" is not a whole number from 0 to 1,000. The draft keeps 6.');
  await expect(page.getByText(/^Kept at /)).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 number changed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("as shipped")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a tab of the workbench runs its command, shows the result, and refuses a wrong input in one sentence (GAP-51) @desktop @long", async ({
  page,
  workbench,
  errors,
}) => {
  await page.goto(workbench.address);
  await page.getByRole("tab", { name: "Economy" }).click();
  await page.getByLabel(/^Weeks/).fill("many");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(sentence(page)).toHaveText('“Weeks”: found "many", allowed is a whole number from 1 to 260');
  await page.getByLabel(/^Weeks/).fill("1");
  await page.getByLabel(/^Players of each kind/).fill("1");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("heading", { name: "In short" })).toBeVisible();
  await expect(page.getByRole("link", { name: "CSV" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a deck is built by dragging and by keyboard, and is there after a reload (GAP-51) @desktop @long", async ({
  page,
  workbench,
  errors,
}) => {
  await page.goto(`${workbench.address}#tab=decks`);
  const deck = page.getByRole("region", { name: "Deck", exact: true });
  const creatures = deck.getByRole("region", { name: "Creatures" });
  await page.getByRole("button", { name: "Add Corvax" }).press("Enter");
  const cards = creatures.getByRole("listitem");
  await expect(cards).toHaveCount(1);
  // A busy Chromium loses a drag at times.
  await expect(async () => {
    if ((await cards.count()) < 2)
      await page.getByRole("button", { name: "Add Hugbloom" }).dragTo(cards.first());
    await expect(cards).toContainText(["Hugbloom", "Corvax"], { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole("button", { name: "Move up: Corvax" }).press("Enter");
  await expect(deck.getByRole("status")).toHaveText("Corvax moved: place 1 of 2 creatures.");
  await expect(deck).toContainText("Against the AI: creatures: found 2, allowed: 3 to 12");
  await expect(deck).toContainText("Between players: may fight");
  await expect(page.getByText(/^Kept at /)).toBeVisible();
  await page.reload();
  await expect(creatures.getByRole("listitem")).toContainText(["Corvax", "Hugbloom"]);
  await page.getByRole("button", { name: "Remove it" }).press("Enter");
  await expect(page.getByLabel("Open a file …")).toBeFocused();
  expect(errors).toEqual([]);
});

test("the tabs of the workbench have no accessibility faults in light and dark, and a question gives the focus back (GAP-51) @desktop @long", async ({
  page,
  workbench,
  errors,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const tab of ["numbers", "decks", "battles", "balance", "economy", "review"]) {
      await page.goto(`${workbench.address}#tab=${tab}`);
      await expect(page.getByRole("tabpanel")).toBeVisible();
      await expectAccessible(page, `the tab ${tab}, ${colorScheme}`);
    }
    const play = page.getByRole("button", { name: "Play it …" });
    await play.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, `what is played, ${colorScheme}`);
    await page.keyboard.press("Escape");
    await expect(play).toBeFocused();
  }
  expect(errors).toEqual([]);
});
