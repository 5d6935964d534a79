import { describe, expect, it } from "vitest";
import { loadCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import { loadItems } from "../../../ui/collection/loading/load-items.ts";
import { EGG_MINT, mintEgg } from "../../../ui/collection/mint/mint-egg.ts";
import { upgradeOf, upgradeStatsOf } from "../../../ui/collection/upgrade/upgrade-stats.ts";
import { unconfirmedAbout } from "../../../ui/transactions/transaction.ts";
import { type Collector, collecting } from "../support/collecting.ts";

const MINUTE = 60_000;
const POINTS = { energy: 0, strength: 1, magic: 0, stamina: 1, speed: 0 };
const UPGRADE = upgradeOf("#1#");
const READ = "/api/getUserCreatures";

const upgradesOf = ({ collection }: Collector) =>
  collection.creatures.content?.[0]?.evolution_progress.stat_upgrades_completed;

async function withEgg(): Promise<Collector> {
  const ann = await collecting();
  await ann.mintNow();
  await loadCreatures(ann.game, "requested");
  await ann.passes(MINUTE);
  return ann;
}

/** Reloads the page before it learns the hash: the wallet has submitted, but its answer is lost. */
async function reloadedWhileSigning(ann: Collector, send: () => Promise<void>): Promise<Collector> {
  ann.holdAnswer();
  void send();
  await ann.submitted();
  return ann.reloaded();
}

const upgrade = (ann: Collector) => {
  const [creature] = ann.collection.creatures.content ?? [];
  if (!creature) throw new Error("There is no creature.");
  return upgradeStatsOf(ann.game, ann.account, creature, POINTS);
};

describe("a page reloaded while the wallet signs", () => {
  it("shows the upgrade as unconfirmed, reloads the list until it has changed, and reports the success (LED-181, LED-189)", async () => {
    const ann = await withEgg();
    ann.world.behave({ delayMs: 12_000 });
    const again = await reloadedWhileSigning(ann, () => upgrade(ann));
    expect(unconfirmedAbout(again.tab.state, UPGRADE)).toHaveLength(1);
    await loadCreatures(again.game, "automatic");
    expect(upgradesOf(again)).toBe(0);
    await again.passes(20_000);
    expect(upgradesOf(again)).toBe(1);
    expect(unconfirmedAbout(again.tab.state, UPGRADE)).toEqual([]);
    expect(again.tab.said()).toContain("Stats upgraded!");
    expect((await again.reloaded()).tab.state.transactions).toEqual({});
  });

  it("stops reloading for a transaction that was never sent, and reports no success (LED-184)", async () => {
    const ann = await withEgg();
    ann.holdAnswer({ ok: false, reason: "" });
    void upgrade(ann);
    await ann.tab.wire.quiet();
    const again = await ann.reloaded();
    await again.passes(MINUTE + 5000);
    expect(again.tab.state.transactions).toEqual({});
    expect(again.tab.said()).not.toContain("Stats upgraded!");
  });

  it("finds the egg of a mint (LED-189)", async () => {
    const ann = await withEgg();
    const again = await reloadedWhileSigning(ann, () => mintEgg(ann.game, ann.account));
    expect(unconfirmedAbout(again.tab.state, EGG_MINT)).toHaveLength(1);
    await again.passes(6000);
    expect(again.collection.creatures.content).toHaveLength(2);
  });
});

describe("a list opened after a transaction", () => {
  it("is reloaded past every cache, and later only when it is old (LED-189, LED-190)", async () => {
    const ann = await withEgg();
    await loadItems(ann.game, "requested");
    await upgrade(ann);
    await ann.passes(10_000);
    const reads = () => ann.tab.wire.calls.filter(({ path }) => path === READ);
    const before = reads().length;
    await loadCreatures(ann.game, "automatic");
    expect(reads()).toHaveLength(before + 1);
    expect(JSON.parse(reads().at(-1)?.body ?? "")).toMatchObject({ forceRefresh: true });
    await ann.passes(2 * MINUTE);
    await loadCreatures(ann.game, "automatic");
    await ann.passes(MINUTE);
    await loadCreatures(ann.game, "automatic");
    expect(reads()).toHaveLength(before + 2);
  });
});
