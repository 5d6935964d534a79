import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lentTeam, practiceCreatureKey, shippedRules } from "../../../rules/index.ts";
import { type LabServer, labServer } from "../lab-server.ts";
import { freshWorld } from "../ledger-world.ts";

let server: LabServer;
beforeAll(async () => {
  server = await labServer();
});
afterAll(() => server.close());

const SEED = "7d0c2f7a-practice";
const [first] = lentTeam(shippedRules, SEED, "easy").creatures;
const creatureId = practiceCreatureKey({ difficulty: "easy", id: first?.id ?? "" });
const keep = (teamSeed: unknown, difficulty: unknown = "easy") => ({ difficulty, teamSeed });

describe("practice teams", () => {
  it("are kept without a wallet, one of each difficulty, and let go", async () => {
    const ann = await server.player("Ann");
    expect((await ann.get("practiceTeams")).body).toEqual({ teams: [] });
    await ann.post("keepPracticeTeam", keep("other", "hard"));
    const kept = await ann.post("keepPracticeTeam", keep(SEED));
    const easy = { difficulty: "easy", teamSeed: SEED };
    expect(kept).toMatchObject({
      status: 200,
      body: { teams: [easy, { difficulty: "hard", teamSeed: "other" }] },
    });
    await ann.post("keepPracticeTeam", keep(null, "hard"));
    expect((await ann.get("practiceTeams")).body).toEqual({ teams: [easy] });
  });

  it("have creatures that are named by their owner, until another team takes their place", async () => {
    const ann = await server.player("Namer");
    await ann.post("keepPracticeTeam", keep(SEED));
    expect(await ann.post("nameCreature", { creatureId, nickname: " Rex " })).toMatchObject({
      status: 200,
      body: { creatureId, nickname: "Rex" },
    });
    const nicknames = async () => (await ann.get("collectionBook")).body.nicknames;
    await ann.post("keepPracticeTeam", keep("other", "hard"));
    await ann.post("keepPracticeTeam", keep(SEED));
    expect(await nicknames()).toEqual({ [creatureId]: "Rex" });
    const { goals } = (await ann.get("getGoals")).body as { goals: { key: string; value: number }[] };
    expect(goals.find(({ key }) => key === "named")).toMatchObject({ value: 1 });
    await ann.post("keepPracticeTeam", keep("another"));
    expect(await nicknames()).toEqual({});
  });

  it("keep their names when the account's creatures are read from the ledger", async () => {
    const world = await freshWorld();
    const ann = await world.player("Holder");
    await ann.post("keepPracticeTeam", keep(SEED));
    await ann.post("nameCreature", { creatureId, nickname: "Rex" });
    expect((await ann.ask("getUserCreatures", { forceRefresh: true })).status).toBe(200);
    expect((await ann.browser.get("collectionBook")).body.nicknames).toEqual({ [creatureId]: "Rex" });
  });

  it("are refused with another difficulty or a damaged seed, and nothing is kept (ABU-93)", async () => {
    const ann = await server.player("Abuser");
    const hostile: [unknown, unknown?][] = [
      ["", "easy"],
      ["a b"],
      ["x".repeat(65)],
      ["a' OR 1=1"],
      [5],
      [undefined],
      ["seed", "impossible"],
      ["seed", null],
    ];
    for (const [teamSeed, difficulty] of hostile)
      expect((await ann.post("keepPracticeTeam", keep(teamSeed, difficulty))).status).toBe(400);
    expect((await ann.get("practiceTeams")).body).toEqual({ teams: [] });
    expect((await server.post("/api/keepPracticeTeam", keep(SEED))).status).toBe(401);
  });

  it("are named by their owner only, and only while they are kept (ABU-93)", async () => {
    const [ann, bob] = [await server.player("Keeper"), await server.player("Thief")];
    const name = (id: string) => ({ creatureId: id, nickname: "Mine" });
    expect((await ann.post("nameCreature", name(creatureId))).status).toBe(403);
    await ann.post("keepPracticeTeam", keep(SEED));
    expect((await bob.post("nameCreature", name(creatureId))).status).toBe(403);
    for (const id of ["practice:easy:creature-99", "practice:hard:creature-1", "practice:none:creature-1"])
      expect((await ann.post("nameCreature", name(id))).status).toBe(403);
    expect((await ann.post("nameCreature", { creatureId, nickname: "a\nb" })).status).toBe(400);
    expect((await bob.get("collectionBook")).body.nicknames).toEqual({});
  });
});

describe("seen forms", () => {
  it("are kept for every device of their player, each once, and exported like practice teams", async () => {
    const ann = await server.player("Seer");
    const forms = [
      { speciesId: "corvax", form: 2 },
      { speciesId: "bullx", form: 0 },
    ];
    const [corvax, bullx] = forms;
    expect((await ann.post("noteSeenForms", { forms })).body).toEqual({ seen: [bullx, corvax] });
    await ann.post("noteSeenForms", { forms: [corvax] });
    const again = await server.player("Seer");
    expect((await again.get("collectionBook")).body.seen).toEqual([bullx, corvax]);
    await ann.post("keepPracticeTeam", keep(SEED));
    expect((await ann.get("exportAccount")).body).toMatchObject({
      collectionBook: { seen: [bullx, corvax] },
      practiceTeams: [{ difficulty: "easy", teamSeed: SEED }],
    });
  });

  it("are left out where the rules have none such, and count for nothing (ABU-93)", async () => {
    const ann = await server.player("Liar");
    const forms = [
      { speciesId: "corvax", form: 4 },
      { speciesId: "corvax", form: -1 },
      { speciesId: "__proto__", form: 0 },
      { speciesId: "nobody", form: 0 },
      { speciesId: "corvax", form: 3 },
    ];
    expect((await ann.post("noteSeenForms", { forms })).body).toEqual({
      seen: [{ speciesId: "corvax", form: 3 }],
    });
    expect((await ann.get("collectionBook")).body.entries).toEqual([]);
    expect((await ann.post("noteSeenForms", { forms: Array(101).fill(forms[0]) })).status).toBe(400);
    expect((await ann.post("noteSeenForms", { forms: [{ speciesId: "corvax", form: 0.5 }] })).status).toBe(
      400,
    );
    expect((await server.post("/api/noteSeenForms", { forms })).status).toBe(401);
  });
});
