import { defineConfig } from "@playwright/test";

const SECONDS = 1000;

/** `npm run test:browsers`: a small suite in other browsers than Chromium, as this system has them. */
export default defineConfig({
  testDir: ".",
  globalSetup: "../browser/support/build-once.ts",
  outputDir: "../browser/results",
  workers: 1,
  retries: 0,
  timeout: 300 * SECONDS,
  reporter: "list",
});
