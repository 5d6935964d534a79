import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./test/browser/support/chromium.ts";

const SECONDS = 1000;
/** Whole battles, walks and their like, which `npm run test:long` plays: `LONG=1`. */
const LEFT_OUT = process.env.LONG === "1" ? [] : [/@long/];

/** Tests in a real Chromium against the real server; drawing is done in software, so the limits are wide. */
export default defineConfig({
  testDir: "test/browser",
  testMatch: "**/*.spec.ts",
  globalSetup: "./test/browser/support/build-once.ts",
  outputDir: "test/browser/results",
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Each plays on a server of its own, and draws in software: more of them than cores wait for one another.
  workers: 2,
  timeout: 600 * SECONDS,
  expect: { timeout: 60 * SECONDS },
  reporter: "list",
  use: {
    browserName: "chromium",
    // Looked for anew in each worker: `globalSetup` installs one where none is known.
    launchOptions: chromiumLaunch(),
    actionTimeout: 60 * SECONDS,
    navigationTimeout: 120 * SECONDS,
    deviceScaleFactor: 1,
    // A worker would answer for files that tests take away; those about it allow it.
    serviceWorkers: "block",
    // A trace costs a third of each test; `--trace on` keeps one of a test that fails.
    screenshot: "only-on-failure",
    // Most tests are not about motion, and drawing it takes the cores from what they prove; those about it ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    // What is the same on both is played on one: the titles say on which.
    {
      name: "desktop",
      grepInvert: [/@phone/, ...LEFT_OUT],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // A phone has no keyboard to play with alone, and its battles are those of any Chromium.
    {
      name: "phone",
      grepInvert: [/@desktop/, ...LEFT_OUT],
      testIgnore: ["**/keyboard.spec.ts", "**/digest.spec.ts"],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
