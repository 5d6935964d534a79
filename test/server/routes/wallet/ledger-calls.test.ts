import { describe, expect, it } from "vitest";
import { freshPlayer } from "../../server-per-test.ts";

const ACCOUNT = "account_tdx_2_12y0nsx972ueel0args3jnapz9qtexyj9vpfqtgh3th4v8z04zht7jl";
const INTENT = "txid_tdx_2_1qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qurswpc8qursdswh9s";

describe("the ledger calls without a ledger", () => {
  const notConfigured = { status: 503, body: { code: "ledger_not_configured" } };

  it("ask for an address first: saveRadixAccount (LED-032, LED-033)", async () => {
    const player = await freshPlayer();
    const save = (body: object) => player.post("saveRadixAccount", body);
    for (const body of [{}, { accountAddress: "" }, { accountAddress: "  " }])
      expect(await save(body)).toMatchObject({
        status: 400,
        body: { error: "Account address is required" },
      });
    for (const accountAddress of ["nonsense", 'account_rdx1"; CALL_METHOD', 5, null])
      expect((await save({ accountAddress })).status).toBe(400);
    expect(await save({ accountAddress: ACCOUNT })).toMatchObject(notConfigured);
  });

  it("ask for an address first: buyEnergy (LAB-150, LAB-151, ERR-018)", async () => {
    const player = await freshPlayer();
    expect(await player.post("buyEnergy", {})).toMatchObject({
      status: 400,
      body: { error: "No wallet address provided" },
    });
    expect(await player.post("buyEnergy", { accountAddress: ACCOUNT })).toMatchObject(notConfigured);
  });

  it("ask for an intent hash first: confirmEnergyPurchase and checkMintStatus (LAB-152, LAB-170)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    for (const intentHash of ["", "abc", "txid_", 5, null, "x".repeat(500)]) {
      expect((await player.post("confirmEnergyPurchase", { intentHash })).status).toBe(400);
      expect((await player.post("checkMintStatus", { intentHash, machineId })).status).toBe(400);
    }
    const confirm = await player.post("confirmEnergyPurchase", { intentHash: INTENT });
    expect(confirm).toMatchObject(notConfigured);
    const unknown = await player.post("checkMintStatus", { intentHash: INTENT, machineId: "nothing" });
    expect(unknown.status).toBe(404);
    expect(await player.post("checkMintStatus", { intentHash: INTENT, machineId })).toMatchObject(
      notConfigured,
    );
  });

  it.each([
    ["getUserCreatures", {}],
    ["getUserItems", {}],
    ["checkXrdBalance", {}],
    ["checkTokenBalance", { tokenSymbol: "CVX" }],
    ["getCreatureMintManifest", {}],
    ["getEvolveManifest", { creatureId: "#1#" }],
    [
      "getUpgradeStatsManifest",
      { creatureId: "#1#", energy: 1, strength: 0, magic: 0, stamina: 0, speed: 0 },
    ],
  ])("ask for an address first: %s", async (call, body) => {
    const player = await freshPlayer();
    expect(await player.post(call, body)).toMatchObject({
      status: 400,
      body: { error: "Account address is required" },
    });
    expect(await player.post(call, { ...body, accountAddress: ACCOUNT })).toMatchObject(notConfigured);
  });

  it.each([
    ["checkCreatureMintStatus", {}],
    ["checkUpgradeStatus", { creatureId: "#1#", checkCount: 0 }],
  ])("ask for an intent hash first: %s", async (call, body) => {
    const player = await freshPlayer();
    expect((await player.post(call, { ...body, intentHash: "txid_" })).status).toBe(400);
    expect(await player.post(call, { ...body, intentHash: INTENT })).toMatchObject(notConfigured);
  });

  it("report to a browser that there is no ledger", async () => {
    expect((await (await freshPlayer()).get("ledger")).body).toEqual({ ledger: null });
  });

  it("create wallet challenges of 64 hexadecimal characters, each different (ERR-032)", async () => {
    const player = await freshPlayer();
    const [one, two] = [await player.get("walletChallenge"), await player.get("walletChallenge")];
    expect(one.body.challenge).toMatch(/^[0-9a-f]{64}$/);
    expect(two.body.challenge).not.toBe(one.body.challenge);
  });
});
