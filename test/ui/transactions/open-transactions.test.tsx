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
import { DEV_LEDGER } from "../wallet/controlled-toolkit.ts";

const MINUTE = 60_000;
const GUIDE: Dialog = { kind: "guide" };
const UNCONFIRMED = "Egg: Not confirmed yet";

async function chipsOf(collector: Collector): Promise<void> {
  await shown(collector, GUIDE, <OpenTransactions />);
}

/** The chips that are shown, each with the time it has waited, such as 'Egg: on its way0:03'. */
const chips = () => [...document.querySelectorAll("li button")].map(({ textContent }) => textContent);
const chip = () => {
  const button = document.querySelector<HTMLElement>("li button");
  if (!button) throw new Error("there is no chip");
  return button;
};
/** The details of the pressed chip. */
const details = (title: string) =>
  document.querySelector(`section[aria-label='${title}']`)?.textContent ?? "";

describe("the entry of a transaction whose end is not known", () => {
  it("stays visible until the ledger says how the transaction ended (CON-15, GAP-49)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await chipsOf(ann);
    expect(chips()).toEqual(["Egg: on its way0:00"]);
    await passes(ann, 91_000);
    expect(chips()).toEqual([expect.stringMatching(/^Egg: Not confirmed yet1:3[01]$/)]);
    await passes(ann, 2 * MINUTE);
    expect(pageText()).toBe("");
  });

  it("shows again at once after a reload (CON-15, GAP-49)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await ann.passes(91_000);
    await chipsOf(await ann.reloaded());
    // A reloaded page starts with a new clock in this test; the time it waited is the ledger's.
    expect(chips()).toEqual([expect.stringContaining(UNCONFIRMED)]);
    click(chip());
    expect(details("Mint a creature")).toContain("Waiting for ");
  });

  it("shows what it is, how long it waits, what to do, and a link to it on the ledger (CON-15, GAP-65)", async () => {
    const ann = await collecting();
    ann.game.store.setState({ ledger: DEV_LEDGER });
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await chipsOf(ann);
    await passes(ann, 5000);
    click(chip());
    expect(details("Mint a creature")).toContain("Waiting for 0:05");
    expect(details("Mint a creature")).toContain("The game keeps checking");
    const { hash } = Object.values(ann.tab.state.transactions)[0] ?? {};
    expect(document.querySelector("a")?.getAttribute("href")).toBe(`/dev/ledger/transaction/${hash}`);
    click(the("button", "Open"));
    expect(ann.tab.openDialog()).toBe("mintEgg");
    expect(pageText()).not.toContain("Waiting for");
  });

  it("shows its details in a battle as well, which opens no dialog and asks no server (CON-15, BAT-004)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: 3 * MINUTE });
    await mintEgg(ann.game, ann.account);
    await chipsOf(ann);
    act(() => ann.game.store.setState({ inBattle: true, aiBattle: true }));
    click(chip());
    expect(details("Mint a creature")).toContain("The game checks again after this battle.");
    expect(() => the("button", "Open")).toThrow();
    const calls = ann.tab.wire.countOf("/api/checkCreatureMintStatus");
    click(the("button", "Check Now"));
    await passes(ann, 10_000);
    expect(ann.tab.wire.countOf("/api/checkCreatureMintStatus")).toBe(calls);
  });

  it("shows a transaction that waits for a signature, which can be cancelled there (CON-15, LED-017)", async () => {
    const ann = await collecting();
    await chipsOf(ann);
    ann.holdAnswer();
    await act(async () => {
      void mintEgg(ann.game, ann.account);
      await ann.submitted();
    });
    expect(chips()).toEqual(["Egg: waiting for your signature0:00"]);
    click(chip());
    expect(details("Mint a creature")).toContain("Nothing is sent before you sign.");
    let cancelled = 0;
    ann.game.wallet.cancel = () => cancelled++;
    click(the("button", "Cancel"));
    expect(cancelled).toBe(1);
  });

  it("closes its details when the transaction settles (CON-15)", async () => {
    const ann = await collecting();
    ann.world.behave({ delayMs: MINUTE });
    await mintEgg(ann.game, ann.account);
    await chipsOf(ann);
    click(chip());
    await passes(ann, 2 * MINUTE);
    expect(pageText()).toBe("");
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
    click(chip());
    expect(details("Raise the stats of Bullx")).toContain("The game keeps checking");
    click(the("button", "Open"));
    expect(again.tab.openDialog()).toBe("creatures");
  });
});
