import { describe, expect, it } from "vitest";
import type { OwnedCreature, Stats } from "../../../rules/index.ts";
import { evolutionOf, evolveCreature } from "../../../ui/collection/evolve/evolve-creature.ts";
import { loadCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import { upgradeOf, upgradeStatsOf } from "../../../ui/collection/upgrade/upgrade-stats.ts";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
import { whyNotSend } from "../../../ui/transactions/send-transaction.ts";
import { leaveTransaction } from "../../../ui/transactions/transaction-progress.ts";
import { type Collector, collecting } from "../support/collecting.ts";

const MINUTE = 60_000;
const STATUS = "/api/checkUpgradeStatus";
const POINTS: Stats = { energy: 0, strength: 1, magic: 0, stamina: 1, speed: 0 };

function creatureOf(collector: Collector): OwnedCreature {
  const [creature] = collector.collection.creatures.content ?? [];
  if (!creature) throw new Error("There is no creature.");
  return creature;
}

/** Returns a player with one egg that has a number of stat upgrades. */
async function withEgg(upgrades = 0): Promise<Collector> {
  const ann = await collecting();
  ann.world.behave({ mint: { species_name: "Bullx", rarity: "Common" } });
  await ann.mintNow();
  await loadCreatures(ann.game, "requested");
  await ann.passes(1000);
  for (let done = 0; done < upgrades; done++) {
    await upgrade(ann);
    await ann.passes(7000);
    leaveTransaction(ann.game, upgradeOf("#1#"));
  }
  watchGrowth(ann);
  return ann;
}

/** Opens the dialogs that show the creature's transactions. */
function watchGrowth({ game }: Collector): void {
  for (const kind of ["upgradeStats", "evolve"] as const) openDialog(game, { kind, creatureId: "#1#" });
}

const upgrade = (collector: Collector) =>
  upgradeStatsOf(collector.game, collector.account, creatureOf(collector), POINTS);
const evolve = (collector: Collector) =>
  evolveCreature(collector.game, collector.account, creatureOf(collector));

describe("a stat upgrade", () => {
  it("is signed in the wallet, polled every 5 seconds, and then shows the ledger's values (LED-161, LED-162, LED-181, LED-182, CON-30, GAP-65)", async () => {
    const ann = await withEgg();
    const before = creatureOf(ann).stats;
    ann.world.behave({ delayMs: 7000 });
    await upgrade(ann);
    expect(ann.labels).toEqual(["upgradeStats"]);
    expect(ann.messages).toEqual(["Raise the stats of Bullx"]);
    await ann.passes(5000);
    expect(ann.progress(upgradeOf("#1#"))).toMatchObject({ stage: "pending", checks: 1 });
    expect(creatureOf(ann).stats).toEqual(before);
    await ann.passes(6000);
    expect(creatureOf(ann)).toMatchObject({
      stats: { ...before, strength: before.strength + 1, stamina: before.stamina + 1 },
      evolution_progress: { stat_upgrades_completed: 1, strength_allocated: 1, total_points_allocated: 2 },
    });
    expect(ann.tab.noticeTexts()).toContain("Stats upgraded!");
  });

  it("sends the number of completed checks to the server (CON-35, LED-162)", async () => {
    const ann = await withEgg();
    ann.world.behave({ delayMs: 13_000 });
    await upgrade(ann);
    await ann.passes(15_000);
    const sent = ann.tab.wire.calls.filter(({ path }) => path === STATUS).map(({ body }) => JSON.parse(body));
    expect(sent.map(({ checkCount }) => checkCount)).toEqual([0, 1, 2]);
  });

  it("is polled 7 seconds after an error, and after three errors assumed committed with a notice (LED-183, CON-32)", async () => {
    const ann = await withEgg();
    await upgrade(ann);
    ann.world.behave({ gateway: "down" });
    const before = creatureOf(ann);
    await ann.passes(5000 + 7000);
    expect(ann.tab.wire.countOf(STATUS)).toBe(2);
    expect(ann.progress(upgradeOf("#1#"))).toMatchObject({ stage: "pending", errors: 2 });
    await ann.passes(7000);
    expect(ann.progress(upgradeOf("#1#"))).toEqual({ stage: "success", assumed: "mightHaveCompleted" });
    expect(ann.tab.noticeTexts().join()).toContain("might have completed");
    expect(creatureOf(ann)).toEqual(before);
  });

  it("is assumed committed after 60 seconds, and the creatures are reloaded (LED-184, CON-32)", async () => {
    const ann = await withEgg();
    ann.world.behave({ delayMs: 10 * MINUTE });
    await upgrade(ann);
    await ann.passes(59_500);
    expect(ann.progress(upgradeOf("#1#"))).toMatchObject({ stage: "pending" });
    const loads = ann.tab.wire.countOf("/api/getUserCreatures");
    await ann.passes(500);
    expect(ann.progress(upgradeOf("#1#"))).toEqual({ stage: "success", assumed: "likelyCompleted" });
    expect(ann.tab.noticeTexts().join()).toContain("likely completed, please refresh");
    expect(ann.tab.wire.countOf("/api/getUserCreatures")).toBe(loads + 1);
  });

  it("ends once, without further calls or notices (LED-185)", async () => {
    const ann = await withEgg();
    await upgrade(ann);
    await ann.passes(5000);
    const told = ann.tab.said().filter((text) => text === "Stats upgraded!");
    const asked = ann.tab.wire.countOf(STATUS);
    await ann.passes(2 * MINUTE);
    expect(ann.tab.said().filter((text) => text === "Stats upgraded!")).toEqual(told);
    expect(told).toHaveLength(1);
    expect(ann.tab.wire.countOf(STATUS)).toBe(asked);
  });

  it("fails with the ledger's reason (LED-154, ERR-030)", async () => {
    const ann = await withEgg();
    ann.world.behave({ next: "fail", count: 1 });
    await upgrade(ann);
    await ann.passes(5000);
    expect(ann.progress(upgradeOf("#1#"))).toMatchObject({ stage: "failed" });
    expect(ann.tab.noticeTexts().at(-1)).toMatch(/^Upgrade failed: \w/);
  });

  it("fails with the server's text when the server refuses (ERR-028, ABU-33)", async () => {
    const ann = await withEgg();
    const none = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };
    await upgradeStatsOf(ann.game, ann.account, creatureOf(ann), none);
    expect(ann.progress(upgradeOf("#1#"))).toMatchObject({
      stage: "failed",
      details: "Please allocate at least one stat point",
    });
  });

  it("fails with 'Network error calculating cost' when the price cannot be requested (ERR-029)", async () => {
    const ann = await withEgg();
    ann.tab.wire.offline = true;
    await upgrade(ann);
    expect(ann.progress(upgradeOf("#1#"))).toMatchObject({ details: "Network error calculating cost" });
  });

  it("resumes after a reload (LED-181)", async () => {
    const ann = await withEgg();
    ann.world.behave({ delayMs: 8000 });
    await upgrade(ann);
    await ann.passes(5000);
    const again = await ann.reloaded();
    watchGrowth(again);
    expect(again.progress(upgradeOf("#1#"))).toMatchObject({ stage: "pending" });
    await again.passes(10_000);
    expect(again.progress(upgradeOf("#1#"))).toEqual({ stage: "success", assumed: null });
  });

  it("shows a notice when it ends while its dialog is closed, and no result waits for the next form (LED-157)", async () => {
    const ann = await withEgg();
    await upgrade(ann);
    ann.game.store.setState({ dialogs: [] });
    await ann.passes(6000);
    expect(ann.tab.noticeTexts()).toContain("Stats upgraded!");
    expect(ann.progress(upgradeOf("#1#"))).toEqual({ stage: "init" });
  });

  it("prevents other transactions while it runs (LED-154)", async () => {
    const ann = await withEgg();
    await upgrade(ann);
    expect(whyNotSend(ann.tab.game, evolutionOf("#1#"))).toBe("Another transaction is still under way");
    await evolve(ann);
    expect(ann.labels).toEqual(["upgradeStats"]);
    await ann.passes(5000);
    expect(whyNotSend(ann.tab.game, evolutionOf("#1#"))).toBeNull();
  });
});

describe("an evolution", () => {
  it("leads to the next form after three upgrades (LED-169, LED-180, LED-176, CON-30, GAP-65)", async () => {
    const ann = await withEgg(3);
    const before = creatureOf(ann).stats;
    await evolve(ann);
    expect(ann.labels.at(-1)).toBe("evolvingCreature");
    expect(ann.messages.at(-1)).toBe("Evolve Bullx");
    await ann.passes(7000);
    expect(creatureOf(ann)).toMatchObject({
      form: 1,
      stats: { energy: before.energy + 1, speed: before.speed + 1 },
      evolution_progress: { stat_upgrades_completed: 0 },
    });
    expect(ann.tab.noticeTexts()).toContain("Your creature has evolved!");
  });

  it("fails with the server's text when it is too early (LED-172, CON-83, ERR-027)", async () => {
    const ann = await withEgg();
    await evolve(ann);
    const details = "3 more stat upgrades needed before evolving";
    expect(ann.progress(evolutionOf("#1#"))).toMatchObject({ stage: "failed", details });
    expect(ann.tab.noticeTexts()).toContain(`Evolution failed: ${details}`);
  });

  it("shows one notice within two seconds when two tabs follow it (LED-127, LED-194)", async () => {
    const ann = await withEgg(3);
    ann.world.behave({ delayMs: 4000 });
    await evolve(ann);
    const other = await ann.reloaded();
    watchGrowth(other);
    await ann.passes(5000);
    await other.passes(1000);
    expect(other.progress(evolutionOf("#1#"))).toEqual({ stage: "success", assumed: null });
    const toldBy = (tab: Collector) => tab.tab.said().filter((text) => text === "Your creature has evolved!");
    expect([...toldBy(ann), ...toldBy(other)]).toHaveLength(1);
    expect(Number(ann.kept.get("last_evolve_notification"))).toBeGreaterThan(0);
  });
});
