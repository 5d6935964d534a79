import { describe, expect, it, vi } from "vitest";

describe("the configuration of the browser tests", () => {
  it("neither starts nor installs a browser when a tool or an editor loads it (ABU-128)", async () => {
    vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
    const { default: configuration } = await import("../../playwright.config.ts");
    expect(configuration.use?.launchOptions?.executablePath).toBe("/nowhere/chromium");
    vi.unstubAllEnvs();
  });
});
