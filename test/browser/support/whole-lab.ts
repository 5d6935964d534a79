import { expect, type Page } from "@playwright/test";
import { type MachineType, shippedRules } from "../../../rules/index.ts";
import { grant } from "./development-calls.ts";

const PLENTY = "50000";

/** What stands in a whole lab, in an order it can be built in. */
export const WHOLE_LAB: readonly { machineType: MachineType; x: number; y: number }[] = [
  { machineType: "catLair", x: 0, y: 0 },
  { machineType: "catLair", x: 128, y: 0 },
  { machineType: "reactor", x: 256, y: 0 },
  { machineType: "reactor", x: 384, y: 0 },
  { machineType: "amplifier", x: 512, y: 0 },
  { machineType: "incubator", x: 0, y: 384 },
  { machineType: "fomoHit", x: 512, y: 384 },
];

/**
 * Builds every machine, all but the incubator to their highest level, and adopts a cat, through the calls of the
 * game; the page shows it when it is loaded anew.
 */
export async function buildWholeLab(page: Page): Promise<void> {
  await grant(page, { tcorvax: PLENTY, catNips: PLENTY, energy: PLENTY });
  let parentMachine = "";
  for (const { machineType, x, y } of WHOLE_LAB) {
    const { id } = (await play(page, "buildMachine", { machineType, x, y, room: 1 })).machine;
    const levels = machineType === "incubator" ? 1 : shippedRules.machines[machineType].maxLevel;
    for (let level = 1; level < levels; level++) await play(page, "upgradeMachine", { machineId: id });
    if (machineType === "catLair") parentMachine = id;
  }
  await play(page, "buyPet", { petType: "cat", x: 256, y: 192, room: 1, parentMachine });
  await play(page, "dismissRoomUnlock", {});
}

async function play(page: Page, name: string, data: object): Promise<{ machine: { id: string } }> {
  const answer = await page.request.post(`/api/${name}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
