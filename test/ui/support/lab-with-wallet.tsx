import type { Machine } from "../../../rules/index.ts";
import type { TokenSymbol } from "../../../server/ledger/network/ledger-network.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { freshWorld } from "../../server/ledger-world.ts";
import { Collector } from "./collecting.ts";

/** Returns a player whose account holds these tokens, with a server and a ledger of its own. */
export async function labWithWallet(tokens: Partial<Record<TokenSymbol, string>> = {}): Promise<Collector> {
  const world = await freshWorld();
  return new Collector(world, await world.wallet(tokens), new Map()).open();
}

/** Adds a machine that is hard to earn to the lab, never activated. Returns its id. */
export async function placed(
  { world, game, account }: Collector,
  type: "incubator" | "fomoHit",
  level = 1,
): Promise<string> {
  const id = await world.place(account, type, level);
  await loadGame(game);
  return id;
}

export function machineOf({ tab }: Collector, id: string): Machine | undefined {
  return tab.lab.machines.find((machine) => machine.id === id);
}
