import { BATTLE_KEY_BEFORE } from "../../../../ui/battle/ai-battle/waiting-battle.ts";
import { fullBattle } from "../../../browser/support/left-battles.ts";
import { type Figure, median, quantile, reported } from "../../figure.ts";
import { frameTimes } from "../frame-times.ts";
import { roomAppears } from "../player-page.ts";
import { playByKeys } from "./play-by-keys.ts";
import { battlefieldAppears, inTheLab, press } from "./practice.ts";

const MEASURED_MS = 60_000;
const PACE_MS = 300;
const AIM_MEDIAN_MS = 6;
const AIM_P99_MS = 16;

/** Time that scripts take in each frame of an expert battle, played at its normal speed from four against four on. */
export function measureArenaFrames(): Promise<Figure[]> {
  return inTheLab(async (page) => {
    const userId = await page.evaluate(async () => (await (await fetch("/api/whoami")).json()).userId);
    const kept: [string, string] = [BATTLE_KEY_BEFORE, JSON.stringify(fullBattle(userId).saved)];
    await page.evaluate(([key, battle]) => localStorage.setItem(key, battle), kept);
    await page.reload();
    await roomAppears(page);
    await press(page, "Resume Battle");
    await battlefieldAppears(page);
    const times = await frameTimes(page, async () => {
      await page.evaluate(playByKeys, PACE_MS);
      await page.waitForTimeout(MEASURED_MS);
    });
    return [
      reported({
        name: "arena, 4 against 4 on expert: script time per frame, median",
        unit: "ms",
        value: median(times),
        reference: AIM_MEDIAN_MS,
      }),
      reported({
        name: "arena, 4 against 4 on expert: script time per frame, p99",
        unit: "ms",
        value: quantile(times, 0.99),
        reference: AIM_P99_MS,
      }),
      reported({
        name: "arena, 4 against 4 on expert: frames a second",
        unit: "frames/s",
        value: (times.length / MEASURED_MS) * 1000,
      }),
    ];
  });
}
