import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { freshWorld, type LedgerWorld, WalletPlayer, worldRules } from "../ledger-world.ts";

const HOUR = 3_600_000;

interface Scene {
  world: LedgerWorld;
  ann: WalletPlayer;
  machineId: string;
}

async function incubator(sCVX: string, level = 1): Promise<Scene> {
  const world = await freshWorld();
  const ann = await world.player("Ann", { sCVX });
  return { world, ann, machineId: await ann.place("incubator", level) };
}

async function stock({ ann }: Scene) {
  const { tcorvax, eggs } = await ann.browser.lab();
  return { tcorvax, eggs };
}

describe("activating an incubator", () => {
  it("rewards the sCVX of the bound account with the documented values of both levels (CON-23, GAP-09, LAB-161 to LAB-163)", async () => {
    const golden = [
      ["1000", 1, { baseReward: "10", bonusReward: "0", eggsReward: "2" }],
      ["1000", 2, { baseReward: "10", bonusReward: "1", eggsReward: "2" }],
      ["12345", 1, { baseReward: "10", bonusReward: "0", eggsReward: "24" }],
      ["12345", 2, { baseReward: "10", bonusReward: "12", eggsReward: "24" }],
      ["100", 1, { baseReward: "1", bonusReward: "0", eggsReward: "0" }],
    ] as const;
    for (const [stakedCVX, level, reward] of golden) {
      const { ann, machineId } = await incubator(stakedCVX, level);
      const { status, body } = await ann.ask("activateMachine", { machineId });
      expect(status).toBe(200);
      expect(body).toMatchObject({ stakedCVX, message: "Incubator Online", ...reward });
    }
  });

  it("reports 'online' with the first reward and 'Incubator Activated' later (LAB-112, LAB-114)", async () => {
    const scene = await incubator("1000");
    const { world, ann, machineId } = scene;
    expect((await ann.ask("activateMachine", { machineId })).body.message).toBe("Incubator Online");
    expect(await ann.machine(machineId)).toMatchObject({
      isOffline: false,
      lastActivated: world.server.clock.now(),
    });
    world.server.clock.pass(HOUR);
    expect((await ann.ask("activateMachine", { machineId })).body).toMatchObject({
      message: "Incubator Activated",
      updatedResources: { tcorvax: "320", eggs: "4" },
      gained: { tcorvax: "10", catNips: "0", energy: "0", eggs: "2" },
    });
  });

  it("answers a repeated request id with the same reply and rewards once (ABU-15, GAP-09)", async () => {
    const { ann, machineId } = await incubator("1000");
    const asked = { machineId, requestId: "once" };
    const first = await ann.ask("activateMachine", asked);
    const second = await ann.ask("activateMachine", asked);
    expect(first).toMatchObject({ status: 200, body: { baseReward: "10" } });
    expect(second.body).toEqual(first.body);
    expect(await stock({ ann } as Scene)).toEqual({ tcorvax: "310", eggs: "2" });
    expect((await ann.ask("activateMachine", { machineId, requestId: "two" })).body.code).toBe("cooldown");
  });

  it("gives a message, no reward and no cooldown without sCVX (GAP-09, LAB-113)", async () => {
    const { ann, machineId } = await incubator("0");
    expect(await ann.ask("activateMachine", { machineId })).toMatchObject({
      status: 200,
      body: { message: "No sCVX Found", stakedCVX: "0", newLastActivated: 0 },
    });
    await ann.wallet.fund({ sCVX: "500" });
    expect((await ann.ask("activateMachine", { machineId })).body).toMatchObject({
      message: "Incubator Online",
      eggsReward: "1",
    });
  });

  it("gives a message, no reward and no cooldown with too little sCVX for a reward (GAP-09, LAB-113)", async () => {
    const { ann, machineId } = await incubator("99.999999999999999999", 2);
    const answer = await ann.ask("activateMachine", { machineId });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "No sCVX Found", stakedCVX: "99.999", newLastActivated: 0 },
    });
    expect(answer.body).not.toHaveProperty("baseReward");
    expect(await ann.machine(machineId)).toMatchObject({ isOffline: true, lastActivated: 0 });
    await ann.wallet.fund({ sCVX: "1" });
    expect((await ann.ask("activateMachine", { machineId })).body).toMatchObject({
      message: "Incubator Online",
      baseReward: "1",
    });
  });

  it("needs the account of the connected wallet (LAB-120, ERR-006)", async () => {
    const { ann, machineId } = await incubator("1000");
    expect(await ann.post("activateMachine", { machineId })).toMatchObject({
      status: 400,
      body: { error: "Connect Radix wallet and share account!" },
    });
  });

  it("gives nothing for a rich account of somebody else (ABU-14)", async () => {
    const scene = await incubator("0");
    const { world, ann, machineId } = scene;
    const rich = await world.wallet({ sCVX: "1000000" });
    const bob = await world.player("Bob", { sCVX: "5000" });
    for (const accountAddress of [rich.address, bob.account, "account_sim1"])
      expect(await ann.post("activateMachine", { machineId, accountAddress })).toMatchObject({
        status: 403,
        body: { error: "This account is not yours" },
      });
    expect(await stock(scene)).toEqual({ tcorvax: "300", eggs: "0" });
  });

  it("rewards one of twenty parallel activations (ABU-25)", async () => {
    const scene = await incubator("1000");
    const { ann, machineId } = scene;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.ask("activateMachine", { machineId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)]);
    expect(await stock(scene)).toEqual({ tcorvax: "310", eggs: "2" });
  });

  it("rewards a stake once an hour, whoever the account is bound to (ABU-15, GAP-09)", async () => {
    const { world, ann, machineId } = await incubator("1000");
    await ann.ask("activateMachine", { machineId });
    const empty = new WalletPlayer(world, ann.browser, await world.wallet());
    await empty.bind();
    const bob = new WalletPlayer(world, await world.server.player("Bob"), ann.wallet);
    await bob.bind();
    const his = await bob.place("incubator");
    world.server.clock.pass(HOUR - 60_000);
    expect(await bob.ask("activateMachine", { machineId: his })).toMatchObject({
      status: 429,
      body: { error: "Cooldown! Wait 1 min.", remainingMs: 60_000 },
    });
    world.server.clock.pass(60_000);
    expect((await bob.ask("activateMachine", { machineId: his })).body.eggsReward).toBe("2");
  });

  it("answers 502 without reward or cooldown when the ledger cannot be read (ABU-56)", async () => {
    const scene = await incubator("1000");
    const { world, ann, machineId } = scene;
    for (const gateway of ["down", "429", "html", "unknownVariant"] as const) {
      world.behave({ gateway });
      expect(await ann.ask("activateMachine", { machineId }), gateway).toMatchObject({
        status: 502,
        body: { code: "ledger_unavailable" },
      });
    }
    world.behave({});
    expect(await stock(scene)).toEqual({ tcorvax: "300", eggs: "0" });
    expect((await ann.ask("activateMachine", { machineId })).status).toBe(200);
  });

  it("gives up a gateway that hangs after its time limit (CON-91, ABU-56)", async () => {
    const impatient = { ...worldRules, gateway: { ...shippedRules.gateway, timeoutMs: 300 } };
    const world = await freshWorld({ rules: impatient });
    const ann = await world.player("Ann", { sCVX: "1000" });
    const machineId = await ann.place("incubator");
    world.behave({ gateway: "slow" });
    expect((await ann.ask("activateMachine", { machineId })).status).toBe(502);
  });

  it("does not ask the ledger during its cooldown (LAB-105)", async () => {
    const { world, ann, machineId } = await incubator("1000");
    await ann.ask("activateMachine", { machineId });
    world.behave({ gateway: "down" });
    expect((await ann.ask("activateMachine", { machineId })).status).toBe(429);
  });

  it("logs every reading of a stake (ABU-16)", async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => lines.push(line) });
    const world = await freshWorld({ log });
    const ann = await world.player("Ann", { sCVX: "1000" });
    await ann.ask("activateMachine", { machineId: await ann.place("incubator") });
    const reading = lines.map((line) => JSON.parse(line)).find(({ stakedCVX }) => stakedCVX !== undefined);
    expect(reading).toMatchObject({ stakedCVX: "1000", player: ann.browser.userId });
  });

  it("is not available on a network without sCVX", async () => {
    const world = await freshWorld({
      missing: { tokens: { XRD: null, CVX: null, sCVX: null, FOMO: null, HUG: null } },
    });
    const ann = await world.player();
    const machineId = await ann.place("incubator");
    expect(await ann.ask("activateMachine", { machineId })).toMatchObject({
      status: 503,
      body: { code: "not_offered" },
    });
  });
});
