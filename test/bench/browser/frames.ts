import { type Figure, median, quantile, reported } from "../figure.ts";
import { post } from "../load/players.ts";
import { ProductionServer } from "../servers/production-server.ts";
import { frameTimes } from "./frame-times.ts";
import { loggedInPage, newPlayer, openBrowser, roomAppears } from "./player-page.ts";

const WARM_UP_MS = 3000;
const MEASURED_MS = 30_000;
const AIM_MEDIAN_MS = 2;
const AIM_P99_MS = 16;

/** Time that scripts take in each frame of the room; drawing the pixels is not in it. */
export async function measureFrames(): Promise<Figure[]> {
  const server = await ProductionServer.start();
  const browser = await openBrowser();
  try {
    const page = await loggedInPage(browser, server.url, await playerWithMachines(server.url));
    await page.goto(server.url);
    await roomAppears(page);
    await page.waitForTimeout(WARM_UP_MS);
    const times = await frameTimes(page, () => page.waitForTimeout(MEASURED_MS));
    return [
      reported({
        name: "script time per frame, median",
        unit: "ms",
        value: median(times),
        reference: AIM_MEDIAN_MS,
      }),
      reported({
        name: "script time per frame, p99",
        unit: "ms",
        value: quantile(times, 0.99),
        reference: AIM_P99_MS,
      }),
      reported({ name: "frames a second", unit: "frames/s", value: (times.length / MEASURED_MS) * 1000 }),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A room as it is after the first hour: five machines, each on its cooldown. */
async function playerWithMachines(url: string): Promise<string> {
  const cookie = await newPlayer(url, 1);
  for (const [column, machineType] of ["catLair", "catLair", "reactor", "reactor", "amplifier"].entries()) {
    const place = { x: column * 128, y: 256, room: 1 };
    const built = await post(`${url}/api/buildMachine`, { machineType, ...place }, cookie);
    const { machine }: { machine: { id: string } } = await built.json();
    await post(`${url}/api/activateMachine`, { machineId: machine.id }, cookie);
  }
  return cookie;
}
