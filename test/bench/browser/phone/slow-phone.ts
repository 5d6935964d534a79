import type { Page } from "@playwright/test";

const SLOWER = 4;
/**
 * What Chromium's own tools call "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up and 150 ms to the server and back, which
 * stand for the handshakes too when each request waits 3.75 times as long and gets nine tenths of the bytes.
 */
const SLOW_4G = {
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};

/** From now on the page's scripts run four times as slowly, as on a phone of five years ago. */
export async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** From now on the page loads over a slow mobile connection. */
export async function connectSlowly(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
}
