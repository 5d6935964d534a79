// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { mintEgg } from "../../../ui/collection/mint/mint-egg.ts";
import { upgradeStatsOf } from "../../../ui/collection/upgrade/upgrade-stats.ts";
import type { Dialog } from "../../../ui/game/store/game-state.ts";
import { OpenTransactions } from "../../../ui/transactions/open-transactions.tsx";
import { type Collector, collecting } from "../support/collecting.ts";
import { click, pageText, the } from "../support/render.tsx";
import { passes, shown } from "../support/shown.tsx";
import { owning } from "../support/transaction-dialogs.tsx";

const MINUTE = 60_000;
const GUIDE: Dialog = { kind: "guide" };
const UNCONFIRMED = "Egg: Not confirmed yet";

async function chipsOf(collector: Collector): Promise<void> {
  await shown(collector, GUIDE, <OpenTransactions />);
}

describe("the entry of a transaction whose end is not known", () => {
  it("stays visible until the ledger says how the transaction ended (CON-15, GAP-49)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await chipsOf(ann);
    expect(pageText()).toBe("Egg: on its way");
    await passes(ann, 91_000);
    expect(pageText()).toBe(UNCONFIRMED);
    await passes(ann, 2 * MINUTE);
    expect(pageText()).toBe("");
  });

  it("shows again at once after a reload (CON-15, GAP-49)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await ann.passes(91_000);
    await chipsOf(await ann.reloaded());
    expect(pageText()).toBe(UNCONFIRMED);
  });

  it("opens its dialog, and is plain text during a battle (CON-15)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await chipsOf(ann);
    click(the("button", "Egg: on its way"));
    expect(ann.tab.openDialog()).toBe("mintEgg");
    act(() => ann.game.store.setState({ inBattle: true }));
    expect(pageText()).toBe("Egg: on its way");
    expect(() => the("button", "Egg: on its way")).toThrow();
  });

  it("shows a resumed upgrade after a reload, and opens the list while its creature is not loaded (LED-181)", async () => {
    const ann = await owning(0, 1);
    const [creature] = ann.collection.creatures.content ?? [];
    if (!creature) throw new Error("There is no creature.");
    ann.world.behave({ delayMs: MINUTE });
    const points = { energy: 0, strength: 1, magic: 0, stamina: 1, speed: 0 };
    await upgradeStatsOf(ann.game, ann.account, creature, points);
    const again = await ann.reloaded();
    await chipsOf(again);
    click(the("button", "Stat upgrade: on its way"));
    expect(again.tab.openDialog()).toBe("creatures");
  });
});
