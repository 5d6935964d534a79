import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What the tests need of a browser. */
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
const PATIENCE = { script: 60_000, pageLoad: 120_000 };

/** Calls of WebDriver, by their path after the session's, and by their names in Firefox. */
const CALLS = {
  timeouts: "WebDriver:SetTimeouts",
  "window/rect": "WebDriver:SetWindowRect",
  url: "WebDriver:Navigate",
  "execute/async": "WebDriver:ExecuteAsyncScript",
  actions: "WebDriver:PerformActions",
} as const;

type Send = (call: keyof typeof CALLS, parameters: object) => Promise<unknown>;

/** A browser that takes WebDriver's calls. */
async function driven(send: Send, close: () => Promise<void>): Promise<DrivenBrowser> {
  await send("timeouts", PATIENCE);
  await send("window/rect", WINDOW);
  const act = async (source: object) => void (await send("actions", { actions: [source] }));
  return {
    open: async (url) => void (await send("url", { url })),
    evaluate: async <Value>(expression: string) =>
      (await send("execute/async", {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, () => done(null));`,
        args: [],
      })) as Value,
    click: (x, y) =>
      act({
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    type: (text) =>
      act({
        type: "key",
        id: "keys",
        actions: [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      }),
    close,
  };
}

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Firefox ESR as the system has it, by its own door for WebDriver, as Debian has no driver for it. */
export const startFirefox: Start = existsSync(FIREFOX) ? firefoxByMarionette : null;

async function firefoxByMarionette(): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "corvax-firefox-"));
  const port = 20_000 + (process.pid % 10_000);
  writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});\n`);
  const browser = spawn(FIREFOX, ["--marionette", "--headless", "--no-remote", "--profile", profile], {
    stdio: "ignore",
  });
  const socket = await patiently(() => connected(port));
  const send = marionette(socket);
  await send("WebDriver:NewSession", {});
  const close = async () => {
    const ended = once(browser, "exit");
    browser.kill();
    await ended;
    socket.destroy();
    rmSync(profile, { recursive: true, force: true });
  };
  return driven((call, parameters) => send(CALLS[call], parameters), close);
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** Messages of Marionette: their length, a colon, and JSON; an answer has the number of what it answers. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let left = Buffer.alloc(0);
  let number = 0;
  socket.on("data", (part) => {
    left = Buffer.concat([left, part]);
    for (;;) {
      const colon = left.indexOf(":");
      const end = colon + 1 + Number(left.subarray(0, colon));
      if (colon < 0 || left.length < end) return;
      const message = JSON.parse(left.subarray(colon + 1, end).toString());
      left = left.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  return (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      number += 1;
      waiting.set(number, (error, result) => {
        if (error) reject(new Error(`${name}: ${error.message}`));
        else resolve((result as { value?: unknown } | null)?.value);
      });
      const message = JSON.stringify([0, number, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
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
  const close = async () => {
    await call("DELETE", `/session/${sessionId}`).catch(() => undefined);
    for (const process of [driver, screen]) process.kill();
  };
  return driven((name, parameters) => call("POST", `/session/${sessionId}/${name}`, parameters), close);
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
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
