import { describe, expect, it } from "vitest";
import { loadCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import { EGG_MINT, mintEgg } from "../../../ui/collection/mint/mint-egg.ts";
import { upgradeOf, upgradeStatsOf } from "../../../ui/collection/upgrade/upgrade-stats.ts";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
import { type Collector, collecting } from "../support/collecting.ts";

const MINUTE = 60_000;
const UPGRADE = upgradeOf("#1#");

/** Spends time in a battle against the AI. Returns the calls made during it. */
async function battleOf(collector: Collector, ms: number): Promise<string[]> {
  const before = collector.tab.wire.calls.length;
  collector.game.store.setState({ aiBattle: true });
  await collector.passes(ms);
  const called = collector.tab.wire.calls.slice(before).map(({ path }) => path);
  collector.game.store.setState({ aiBattle: false });
  await collector.quiet();
  return called;
}

/** Returns a player whose egg is being upgraded. */
async function upgrading(ledgerTakesMs: number): Promise<Collector> {
  const ann = await collecting();
  await ann.mintNow();
  await loadCreatures(ann.game, "requested");
  const [creature] = ann.collection.creatures.content ?? [];
  if (!creature) throw new Error("There is no creature.");
  openDialog(ann.game, { kind: "upgradeStats", creatureId: creature.id });
  ann.world.behave({ delayMs: ledgerTakesMs });
  const points = { energy: 0, strength: 1, magic: 0, stamina: 1, speed: 0 };
  await upgradeStatsOf(ann.game, ann.account, creature, points);
  return ann;
}

describe("a transaction sent before a battle against the AI", () => {
  it("is polled after the battle, not during it (BAT-004, LED-146)", async () => {
    const ann = await collecting();
    await mintEgg(ann.game, ann.account);
    expect(await battleOf(ann, 10 * MINUTE)).toEqual([]);
    expect(ann.progress(EGG_MINT)).toEqual({ stage: "success", assumed: null });
    expect(ann.collection.creatures.content).toHaveLength(1);
  });

  it("is not assumed committed because its time limit passed without polling (BAT-004, LED-184)", async () => {
    const ann = await upgrading(20_000);
    expect(await battleOf(ann, 10 * MINUTE)).toEqual([]);
    expect(ann.progress(UPGRADE)).toEqual({ stage: "success", assumed: null });
  });

  it("is assumed committed when its time limit passed and the next check gives no result (BAT-004, LED-184)", async () => {
    const ann = await upgrading(30 * MINUTE);
    expect(await battleOf(ann, 10 * MINUTE)).toEqual([]);
    expect(ann.progress(UPGRADE)).toMatchObject({ stage: "pending", checks: 1 });
    await ann.passes(5000);
    expect(ann.progress(UPGRADE)).toEqual({ stage: "success", assumed: "likelyCompleted" });
  });

  it("has its list loaded after the battle when it ends as the battle begins (BAT-004)", async () => {
    const ann = await collecting();
    await loadCreatures(ann.game, "requested");
    await ann.passes(1000);
    await ann.mintNow();
    ann.game.store.setState({ aiBattle: true });
    void loadCreatures(ann.game, "changed");
    expect(await battleOf(ann, MINUTE)).toEqual([]);
    expect(ann.collection.creatures.content).toHaveLength(1);
  });

  it("is polled during the battle once the server was unreachable (ERR-001)", async () => {
    const ann = await collecting();
    await mintEgg(ann.game, ann.account);
    ann.game.store.setState({ aiBattle: true, connection: "unreachable" });
    await ann.passes(3000);
    expect(ann.progress(EGG_MINT)).toEqual({ stage: "success", assumed: null });
  });
});
