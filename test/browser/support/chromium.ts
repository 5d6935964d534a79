import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const INSTALL_TIMEOUT_MS = 10 * 60_000;
const START_TIMEOUT_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 20_000;

/**
 * What a Chromium needs to draw without a graphics card and without a user of its own. Only the canvas takes the
 * detour of a graphics card in software; for pages that would cost a third more.
 */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * How tests start a Chromium: the one of `CHROMIUM_PATH`, else the first of the usual places and Playwright's own that
 * starts. Reading a configuration installs none (`ABU-128`).
 */
export function chromiumLaunch(...flags: string[]): LaunchOptions {
  const executablePath = process.env.CHROMIUM_PATH || firstThatStarts();
  return { ...(executablePath && { executablePath }), args: [...CHROMIUM_FLAGS, ...flags] };
}

/**
 * The path of a Chromium that starts. Where none is known, one is installed with Playwright or, on Debian as root, with
 * apt. Throws a sentence when nothing works.
 */
export function findChromium(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !starts(wanted))
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not start as a Chromium.`);
  const found = wanted || firstThatStarts();
  if (found) return found;
  for (const install of [installWithPlaywright, installWithApt]) {
    install();
    const installed = firstThatStarts();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need a Chromium: none was found and none could be installed. Install one (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.",
  );
}

function firstThatStarts(): string | undefined {
  return [...SYSTEM_PATHS, chromium.executablePath()].find(starts);
}

/** A browser that lacks a system library is there but does not start. */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === "win32") return true;
  return spawnSync(path, ["--version"], { timeout: START_TIMEOUT_MS }).status === 0;
}

function installWithPlaywright(): void {
  const playwright = join(dirname(createRequire(import.meta.url).resolve("@playwright/test")), "cli.js");
  const timeouts = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) };
  spawnSync(process.execPath, [playwright, "install", "chromium"], {
    stdio: "inherit",
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, ...timeouts },
  });
  // Ubuntu has no plain package, but the libraries for Playwright's own browser.
  if (isRoot() && systemName() === "ubuntu") {
    spawnSync(process.execPath, [playwright, "install-deps", "chromium"], {
      stdio: "inherit",
      timeout: INSTALL_TIMEOUT_MS,
    });
  }
}

function installWithApt(): void {
  if (!isRoot() || systemName() !== "debian") return;
  const options = { stdio: "inherit", timeout: INSTALL_TIMEOUT_MS } as const;
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function systemName(): string | undefined {
  if (!existsSync("/etc/os-release")) return undefined;
  return /^ID=(.*)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
}
