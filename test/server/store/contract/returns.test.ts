import { describe, expect, it } from "vitest";
import { amountOf, apply, shippedRules } from "../../../../rules/index.ts";
import type { LabWork } from "../../../../server/store/database/lab-work.ts";
import { dayOf, KEPT_LAB_DAYS } from "../../../../server/store/players/labs.ts";
import { DAY, START, TestClock } from "../../test-clock.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const rules = shippedRules;

/** Builds a Cat's Lair and activates it: 10 TCorvax spent, 5 Cat Nips made. */
const lair: LabWork<null> = (lab, now) => {
  const built = apply(
    rules,
    lab,
    { type: "build", machineType: "catLair", id: "l", x: 0, y: 0, room: 1 },
    now,
  );
  if (!built.ok) return built;
  const activated = apply(rules, lab, { type: "activate", machineId: "l", account: null }, now);
  return activated.ok ? { ok: true, reply: null, events: [...built.events, ...activated.events] } : activated;
};
const again: LabWork<null> = (lab, now) => {
  const outcome = apply(rules, lab, { type: "activate", machineId: "l", account: null }, now);
  return outcome.ok ? { ok: true, reply: null, events: outcome.events } : outcome;
};

describe.each(STORES)("what brings players back on $name", (kind) => {
  it("counts what a lab made and spent by day and resource, with the change itself", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const store = await data.process({ clock });
    const ann = await newPlayer(store, "Ann");
    const bob = await newPlayer(store, "Bob");
    await store.changeLab(ann, lair);
    expect(await store.changeLab(ann, again)).toMatchObject({ ok: false });
    clock.pass(DAY);
    await store.changeLab(ann, again);
    const day = dayOf(START);
    expect(await store.labDays(ann)).toEqual([
      { day, resource: "catNips", made: amountOf(5), spent: 0 },
      { day, resource: "tcorvax", made: 0, spent: amountOf(10) },
      { day: day + 1, resource: "catNips", made: amountOf(5), spent: 0 },
    ]);
    expect(await store.labDays(bob)).toEqual([]);
  });

  it("counts a repeated request once, and changes of two processes together", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const [one, two] = [await data.process({ clock }), await data.process({ clock })];
    const ann = await newPlayer(one, "Ann");
    const repeat = { call: "activateMachine", requestId: "once", whyNotFree: () => null };
    await one.changeLab(ann, lair, repeat);
    await two.changeLab(ann, lair, repeat);
    clock.pass(3_600_000);
    await Promise.all([one, two, one, two].map((store) => store.changeLab(ann, again)));
    const catNips = (await two.labDays(ann)).filter(({ resource }) => resource === "catNips");
    expect(catNips).toEqual([{ day: dayOf(START), resource: "catNips", made: amountOf(10), spent: 0 }]);
  });

  it("keeps the statistics of ninety days and removes older ones", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const store = await data.process({ clock });
    const ann = await newPlayer(store, "Ann");
    await store.changeLab(ann, lair);
    clock.pass((KEPT_LAB_DAYS - 1) * DAY);
    await store.removeExpired(clock.now());
    expect(await store.labDays(ann)).toHaveLength(2);
    clock.pass(DAY);
    expect(await store.labDays(ann)).toEqual([]);
    await store.removeExpired(clock.now());
    expect(await data.count("lab_days")).toBe(0);
  });

  it("keeps forms in the book for good, with when they came, and raises but never lowers them", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const store = await data.process({ clock });
    const ann = await newPlayer(store, "Ann");
    const egg = { speciesId: "corvax", form: 0, raised: false };
    await store.markInBook(ann, [egg, { speciesId: "corvax", form: 1, raised: true }]);
    clock.pass(DAY);
    await store.markInBook(ann, [
      { ...egg, raised: true },
      { speciesId: "corvax", form: 1, raised: false },
    ]);
    expect(await store.bookOf(ann)).toEqual([
      { speciesId: "corvax", form: 0, raised: true, ownedAt: START },
      { speciesId: "corvax", form: 1, raised: true, ownedAt: START },
    ]);
    expect(await store.bookOf(await newPlayer(store, "Bob"))).toEqual([]);
  });

  it("keeps what an account held until the player brings another one (ABU-138)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    const creature = { id: "#7#", speciesId: "corvax", form: 2, upgrades: 1 };
    await store.noteHeld(ann, "account_1", [creature]);
    expect(await store.heldCreatures(ann)).toEqual([]);
    await store.bindAccount(ann, "account_1");
    expect(await store.heldCreatures(ann)).toEqual([]);
    // Only what is listed is kept of a creature.
    await store.noteHeld(ann, "account_1", [{ ...creature, secret: "no" } as typeof creature]);
    expect(await store.heldCreatures(ann)).toEqual([creature]);
    await store.bindAccount(ann, "account_1");
    expect(await store.heldCreatures(ann)).toEqual([creature]);
    await store.bindAccount(ann, "account_2");
    expect(await store.heldCreatures(ann)).toEqual([]);
    // A reading of the account before comes too late.
    await store.noteHeld(ann, "account_1", [creature]);
    expect(await store.heldCreatures(ann)).toEqual([]);
  });

  it("keeps one name for each creature and player, replaces and forgets it", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await store.nameCreature(ann, "#1#", "Rex");
    await store.nameCreature(ann, "#1#", "Max");
    await store.nameCreature(ann, "#2#", "Kim");
    await store.nameCreature(ann, "#3#", "Tom");
    await store.nameCreature(bob, "#1#", "Bobby");
    await store.nameCreature(ann, "#2#", null);
    await store.forgetNicknames(ann, ["#3#", "#4#"]);
    expect(await store.nicknamesOf(ann)).toEqual({ "#1#": "Max" });
    expect(await store.nicknamesOf(bob)).toEqual({ "#1#": "Bobby" });
  });

  it("keeps the forms that were met, each once", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await store.markSeen(ann, [
      { speciesId: "corvax", form: 1 },
      { speciesId: "bullx", form: 3 },
    ]);
    await store.markSeen(ann, [
      { speciesId: "corvax", form: 1 },
      { speciesId: "corvax", form: 0 },
    ]);
    expect(await store.seenForms(ann)).toEqual([
      { speciesId: "bullx", form: 3 },
      { speciesId: "corvax", form: 0 },
      { speciesId: "corvax", form: 1 },
    ]);
    expect(await store.seenForms(bob)).toEqual([]);
  });

  it("keeps one practice team of each difficulty, replaces it and lets it go", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await store.keepPracticeTeam(ann, "hard", "one");
    await store.keepPracticeTeam(ann, "easy", "two");
    await store.keepPracticeTeam(ann, "hard", "three");
    await store.keepPracticeTeam(bob, "easy", "four");
    await store.keepPracticeTeam(bob, "easy", null);
    expect(await store.practiceTeams(ann)).toEqual([
      { difficulty: "easy", teamSeed: "two" },
      { difficulty: "hard", teamSeed: "three" },
    ]);
    expect(await store.practiceTeams(bob)).toEqual([]);
  });
});
