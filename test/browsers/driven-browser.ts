import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { firefox } from "@playwright/test";

/** What the tests need of a browser, whatever drives it. */
export interface DrivenBrowser {
  open(url: string): Promise<void>;
  /** What an expression comes to in the page; it may be a promise. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses the mouse at this place of the window. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** How a browser is started; null where it is not installed. */
export type Start = (() => Promise<DrivenBrowser>) | null;

const WINDOW = { width: 1280, height: 800 };

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Firefox ESR as the system has it, by the protocol that browsers share (WebDriver BiDi). */
export const startFirefox: Start = existsSync(FIREFOX) ? firefoxByBidi : null;

async function firefoxByBidi(): Promise<DrivenBrowser> {
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX });
  const page = await (await browser.newContext({ viewport: WINDOW })).newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

const DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = ["4.1", "6.0", "4.0"]
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find(existsSync);
const SCREEN = "/usr/bin/Xvfb";

/** WebKitGTK's own small browser on a screen in memory, by WebDriver. */
export const startWebKit: Start =
  [DRIVER, SCREEN].every(existsSync) && MINI_BROWSER !== undefined
    ? () => webKitByDriver(MINI_BROWSER)
    : null;

async function webKitByDriver(binary: string): Promise<DrivenBrowser> {
  const screen = spawn(SCREEN, ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = `:${await firstLine(screen)}`;
  const port = 31_300 + Number(display.slice(1));
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: "1" },
  });
  const call = callerOf(`http://127.0.0.1:${port}`);
  const options = { binary, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await patiently(() => call("POST", "/session", { capabilities }));
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/timeouts`, { script: 60_000, pageLoad: 120_000 });
  await call("POST", `${session}/window/rect`, WINDOW);
  const act = (actions: unknown[]) => call("POST", `${session}/actions`, { actions });
  return {
    open: async (url) => void (await call("POST", `${session}/url`, { url })),
    evaluate: (expression) =>
      call("POST", `${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)));`,
        args: [],
      }),
    click: async (x, y) =>
      void (await act([
        {
          type: "pointer",
          id: "mouse",
          parameters: { pointerType: "mouse" },
          actions: [
            { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ])),
    type: async (text) =>
      void (await act([
        {
          type: "key",
          id: "keys",
          actions: [...text].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ])),
    async close() {
      await call("DELETE", session).catch(() => undefined);
      for (const process of [driver, screen]) process.kill();
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("The screen says nothing.");
  const [line] = await once(createInterface(child.stdout), "line");
  return line;
}

/** Calls of WebDriver, as the W3C defines them. */
function callerOf(address: string) {
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message ?? value?.error}`);
    return value;
  };
}

const TRIES = 50;
const PAUSE_MS = 200;

/** A driver takes a moment until it listens. */
async function patiently<Value>(call: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      const isStarting = error instanceof TypeError;
      if (!isStarting || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
