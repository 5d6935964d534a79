import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { savePicture } from "./canvas-picture.ts";
import { tabTo } from "./keyboard.ts";
import { expectNoClippedText, expectNoSidewaysScroll } from "./page-layout.ts";

const ROOM_WIDTH = 800;
const ROOM_HEIGHT = 600;

/** Which test logged in by which name, of those this worker has run. */
const playedBy = new Map<string, Pick<TestInfo, "testId" | "title">>();

type Place = { readonly x: number; readonly y: number };

/** The game as a player has it before them: what they read, press and walk. */
export class GamePage {
  readonly page: Page;
  private readonly errors: string[] = [];
  private readonly testInfo: TestInfo;

  constructor(page: Page, testInfo: TestInfo) {
    this.page = page;
    this.testInfo = testInfo;
    page.on("pageerror", (error) => this.errors.push(error.stack ?? String(error)));
    page.on("console", (message) => {
      // A refused call is part of the game, and so is the page of an unknown address; the browser tells of both.
      const { url } = message.location();
      if (message.type() !== "error" || url.includes("/api/") || url === page.url()) return;
      this.errors.push(`${url} ${message.text()}`);
    });
  }

  get isPhone(): boolean {
    return this.testInfo.project.name === "phone";
  }

  /** The canvas with the room. */
  get room(): Locator {
    return this.page.locator("[data-room]");
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The dialog that lies over everything else. */
  get front(): Locator {
    return this.page.locator("[role=dialog][data-state=open]").last();
  }

  /** Its first heading; null where no dialog is open. */
  async whatIsInFront(): Promise<string | null> {
    if ((await this.front.count()) === 0) return null;
    return this.front.getByRole("heading").first().innerText();
  }

  /** What happened so far, in words. */
  get log(): Locator {
    return this.page.locator("[role=log]");
  }

  /** The amounts the player owns; on a phone with the menu open there are two, which say the same. */
  get resources(): Locator {
    return this.page.locator("section[aria-label=Resources]").first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Tests share a server: a second one by this name would find the first one's lab, and perhaps its wallet. */
  private takeName(name: string): void {
    const { testId, title } = this.testInfo;
    const first = playedBy.get(name) ?? { testId, title };
    playedBy.set(name, first);
    if (first.testId !== testId) throw new Error(`"${first.title}" has logged in as ${name} already.`);
  }

  /** Logs in by name, which is this test's alone, with a call, before the game is opened. */
  async logInUnseen(name: string): Promise<void> {
    this.takeName(name);
    await this.page.request.post("/api/auth/dev", { data: { name } });
  }

  /** Opens the game and logs in by name, which is this test's alone. */
  async logIn(name: string): Promise<void> {
    this.takeName(name);
    await this.page.goto("/");
    await this.page.getByLabel("Your name").fill(name);
    await this.button("Play").click();
    await this.roomIsThere();
  }

  async roomIsThere(): Promise<void> {
    await expect(this.room).toHaveAttribute("data-canvas", "ready", { timeout: 120_000 });
  }

  /** The canvas shows this room: the curtain has opened on it. */
  async roomShown(room: number): Promise<void> {
    await expect(this.room).toHaveAttribute("data-room", String(room), { timeout: 120_000 });
  }

  /** Something stands beside or under the room and covers nothing of it. */
  async expectBesideRoom(thing: Locator): Promise<void> {
    const [canvas, box] = [await this.room.locator("canvas").boundingBox(), await thing.boundingBox()];
    if (!canvas || !box) throw new Error("The room or what should stand beside it cannot be seen.");
    const across = Math.min(box.x + box.width, canvas.x + canvas.width) - Math.max(box.x, canvas.x);
    const down = Math.min(box.y + box.height, canvas.y + canvas.height) - Math.max(box.y, canvas.y);
    expect(Math.min(across, down), "pixels of the room that are covered").toBeLessThanOrEqual(0);
  }

  /** The row of a machine or pet in the list of the room. */
  row(name: string): Locator {
    return this.page
      .getByRole("listitem")
      .filter({ has: this.button(new RegExp(`^(Activate ${name}|${name} options)$`)) });
  }

  /** Does something in a section of the panel; on a phone the menu is opened for it and closed again. */
  async inPanel(section: string, action: () => Promise<void>): Promise<void> {
    if (this.isPhone) await this.button("Menu").click();
    const heading = this.button(section);
    if ((await heading.getAttribute("aria-expanded")) !== "true") await heading.click();
    await action();
    await this.closePanel();
  }

  /** The button that opens all ways to a battle. */
  get battles(): Locator {
    return this.button(this.isPhone ? "Battle" : "More Battles");
  }

  /** Presses 'Settings' or another of the tools; on a phone they are in the menu. */
  async openTool(name: string): Promise<void> {
    if (this.isPhone && !(await this.button(name).isVisible())) await this.button("Menu").click();
    await this.button(name).click();
  }

  /** On a phone the menu lies over the room; a dialog that lies over the menu is answered first. */
  async closePanel(): Promise<void> {
    const menu = this.front.filter({ has: this.page.getByText("Lab panel", { exact: true }) });
    if ((await menu.count()) === 0) return;
    await this.button("Close menu").click();
    await expect(menu).toHaveCount(0);
  }

  async build(machine: string): Promise<void> {
    await this.inPanel("Build Machines", async () => {
      await this.button(`Build ${machine}`).click();
      await this.button("Build here").last().click();
      await this.expectLogged(`${machine} built`);
    });
  }

  /** Where the avatar is: its top left corner in the room's 800 x 600. */
  async avatar(): Promise<Place> {
    const [x = Number.NaN, y = Number.NaN] = ((await this.room.getAttribute("data-avatar")) ?? "")
      .split(",")
      .map(Number);
    return { x, y };
  }

  async expectResource(name: string, amount: string): Promise<void> {
    await expect(this.resources).toContainText(new RegExp(`(^|\\D)${amount.replace(".", "\\.")} ${name}`));
  }

  /** What a player would look for on coming back: amounts, machines with levels, pets, rooms. */
  async whatIsThere(): Promise<{ resources: string; rows: string[] }> {
    const rows = this.page
      .getByRole("list")
      .filter({ has: this.button(/^Activate /) })
      .getByRole("listitem");
    const headings = await rows.getByRole("heading").allTextContents();
    return { resources: (await this.resources.textContent()) ?? "", rows: headings };
  }

  async expectLogged(text: string | RegExp): Promise<void> {
    await expect(this.log).toContainText(text);
  }

  /** Walks by holding a key down. */
  async hold(key: string, milliseconds: number): Promise<void> {
    await this.room.focus();
    await this.page.keyboard.press(key, { delay: milliseconds });
  }

  /** Clicks, or on a phone taps, a place of the room, in the room's own 800 x 600. */
  async point({ x, y }: Place): Promise<void> {
    const box = await this.room.locator("canvas").boundingBox();
    if (!box) throw new Error("The room cannot be seen.");
    const place = { x: box.x + (x / ROOM_WIDTH) * box.width, y: box.y + (y / ROOM_HEIGHT) * box.height };
    if (this.isPhone) await this.page.touchscreen.tap(place.x, place.y);
    else await this.page.mouse.click(place.x, place.y);
  }

  /** Keeps a picture of the screen and looks it over: canvas drawn, nothing clipped, nothing to the side. */
  async lookOver(name: string, { canvas = true } = {}): Promise<void> {
    await savePicture(this.page, name, this.testInfo, canvas ? this.room.locator("canvas") : null);
    await expectNoSidewaysScroll(this.page, name);
    await expectNoClippedText(this.page, name);
    await expectAccessible(this.page, name);
  }

  /** Closes what praises reached goals, one after the other; it lies over the room for some seconds. */
  async putPraiseAway(): Promise<void> {
    const close = this.page.locator("[data-praise] button");
    while (await close.isVisible()) await close.click();
  }

  /** Goes with the Tab key to the first control of that name. */
  async tabTo(name: string): Promise<void> {
    await tabTo(this.page.getByLabel(name, { exact: true }).or(this.button(name)).first());
  }

  /** For tests that make the page fail on purpose. */
  forgetErrors(): void {
    this.errors.length = 0;
  }

  expectNoErrors(): void {
    expect(this.errors, "errors on the page").toEqual([]);
  }
}
