import { expect } from "vitest";
import { loadCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import type { Dialog } from "../../../ui/game/store/game-state.ts";
import { type Collector, collecting } from "./collecting.ts";
import { click, descriptionOf, the } from "./render.tsx";
import { answered } from "./shown.tsx";

export const about = (kind: "upgradeStats" | "evolve"): Dialog => ({ kind, creatureId: "#1#" });
export const dialogText = (title: string) => the("dialog", title).textContent ?? "";
export const refusalOf = (button: string) => {
  const element = the("button", button);
  expect(element.getAttribute("aria-disabled")).toBe("true");
  return descriptionOf(element);
};
export const press = async (collector: Collector, button: string) => {
  click(the("button", button));
  await answered(collector);
};

/** Returns a player with one Common creature that costs XRD, with given growth. */
export async function owning(
  form: number,
  upgrades: number,
  tokens: Record<string, bigint> = {},
): Promise<Collector> {
  const ann = await collecting();
  const creature = {
    species_name: "Bullx",
    form,
    rarity: "Common",
    evolution_progress: { stat_upgrades_completed: upgrades },
  };
  await ann.world.chain.ledger.give(ann.account, { creatures: [creature], tools: [], spells: [], tokens });
  await loadCreatures(ann.game, "requested");
  await ann.passes(500);
  return ann;
}

/** Removes all XRD from the account. */
export async function spendAll(collector: Collector): Promise<void> {
  const { wallet, world } = collector;
  const { XRD } = world.ledger.network.tokens;
  const other = await world.wallet();
  await wallet.submit(
    `${wallet.lockFee()}CALL_METHOD Address("${wallet.address}") "withdraw" Address("${XRD}") Decimal("990");
CALL_METHOD Address("${other.address}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
  );
}
