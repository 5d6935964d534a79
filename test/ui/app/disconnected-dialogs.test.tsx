// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { loadLedger } from "../../../ui/app/loading/use-server-data.ts";
import type { Dialog } from "../../../ui/game/store/game-state.ts";
import { MachineDialogs } from "../../../ui/lab/dialogs/machine-dialogs.tsx";
import type { Collector } from "../support/collecting.ts";
import { placed } from "../support/lab-with-wallet.tsx";
import { click, the } from "../support/render.tsx";
import { shown } from "../support/shown.tsx";
import { about, owning } from "../support/transaction-dialogs.tsx";

/** Every dialog that needs a wallet, with its title. */
const DIALOGS: [title: string, open: (collector: Collector) => Promise<Dialog> | Dialog][] = [
  ["Your Evolving Creatures", () => ({ kind: "creatures" })],
  ["Your Tools & Spells", () => ({ kind: "items" })],
  ["Evolving Creatures", () => ({ kind: "mintEgg" })],
  ["Upgrade Stats", () => about("upgradeStats")],
  ["Cannot Evolve Creature", () => about("evolve")],
  [
    "Incubator Staking",
    async (ann) => ({ kind: "incubator", machineId: await placed(ann, "incubator"), outcome: null }),
  ],
  ["FOMO HIT NFT Minter", async (ann) => ({ kind: "fomoHit", machineId: await placed(ann, "fomoHit") })],
];

describe("dialogs without a connected wallet", () => {
  it.each(DIALOGS)(
    "'%s' says that no wallet is connected and has a button that opens it (LED-008)",
    async (title, open) => {
      const ann = await owning(0, 0);
      await loadLedger(ann.game);
      const dialog = await open(ann);
      ann.game.store.setState((state) => {
        state.wallet = { ...state.wallet, readiness: "disconnected", accounts: [] };
      });
      const isOfLab = dialog.kind === "incubator" || dialog.kind === "fomoHit";
      await shown(ann, dialog, ...(isOfLab ? [<MachineDialogs key="lab" />] : []));
      expect(the("dialog", title).textContent).toContain("Your Radix wallet is not connected");
      let connects = 0;
      ann.game.wallet.connect = async () => void connects++;
      click(the("button", "Connect"));
      expect(connects).toBe(1);
    },
  );
});
