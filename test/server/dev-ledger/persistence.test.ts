import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { TestClock } from "../test-clock.ts";
import { ordinaryBehaviour, type TestLedger, testLedger } from "./support/test-ledger.ts";
import { intentHashOf, TestWallet } from "./support/test-wallet.ts";

let folder: string;
let file: string;
let clock: TestClock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dev-ledger-"));
  file = join(folder, "dev-ledger.sqlite");
  clock = new TestClock();
});
afterEach(() => rmSync(folder, { recursive: true }));

const opened = (): Promise<TestLedger> => testLedger({ file, clock });

describe("the dev ledger's file", () => {
  it("keeps everything: tokens, data, transactions, keys and behaviour", async () => {
    const before = await opened();
    const ann = await TestWallet.open(before, 1, { CVX: "100" });
    const gifts = { creatures: [], tools: ["Ledger Lens"], spells: [], tokens: {} };
    await before.ledger.give(ann.address, gifts);
    const hash = await ann.submit(`${ann.lockFee()}${ann.withdraw("CVX", "5")}${ann.depositAll()}`);
    const nothing = { creatures: [], tools: [], spells: [], tokens: {} };
    const { account } = await before.ledger.createAccount("player", "Ann's account", nothing);
    before.ledger.setBehaviour({ ...ordinaryBehaviour, gateway: "slow", delayMs: 7 });
    const transaction = await before.transaction(hash);
    const tool = await before.fields("tools", "#1#");

    const after = await opened();
    expect(await after.transaction(hash)).toEqual(transaction);
    expect(await after.holds(ann.address, "CVX")).toBe("100");
    expect(await after.ids(ann.address, "tools")).toEqual(["#1#"]);
    expect(await after.fields("tools", "#1#")).toEqual(tool);
    expect(after.ledger.accountsOf("player")).toEqual([account]);
    expect(after.ledger.accountsOf("another")).toEqual([]);
    expect(after.ledger.behaviour()).toMatchObject({ gateway: "slow", delayMs: 7 });
  });

  it("shows the same stopped node to every process, also after a restart", async () => {
    const [one, two] = [await opened(), await opened()];
    const ann = await TestWallet.open(one, 1, { CVX: "100" });
    const shown = (ledger: TestLedger) =>
      ledger.ledger.readStopped((view) => ({ ...view.state(), vaults: view.vaults(ann.address).length }));
    one.ledger.setBehaviour({ ...ordinaryBehaviour, gateway: "behind" });
    const stopped = await shown(one);
    await ann.fund({ sCVX: "5" });
    clock.pass(60_000);
    expect(await shown(two)).toEqual(stopped);
    one.ledger.close();
    two.ledger.close();
    const after = await opened();
    expect(await shown(after)).toEqual(stopped);
    after.ledger.setBehaviour(ordinaryBehaviour);
    expect((await shown(after)).vaults).toBe(stopped.vaults + 1);
    after.ledger.setBehaviour({ ...ordinaryBehaviour, gateway: "sometimesBehind" });
    expect((await shown(after)).vaults).toBe(stopped.vaults + 1);
  });

  it("opens when it was written before second payloads were stored, and stores them from then on", async () => {
    writeFileSync(
      file,
      gunzipSync(readFileSync(join(import.meta.dirname, "fixtures", "before-further-payloads.sqlite.gz"))),
    );
    const ledger = await opened();
    const ann = await TestWallet.open(ledger, 1);
    expect(await ledger.holds(ann.address, "CVX")).toBe("95");
    const [old] = await ledger.ledger.read((view) => view.submitted(1));
    expect(old).toMatchObject({ status: "CommittedSuccess" });
    expect(await ledger.ledger.read((view) => view.furtherPayloads(old?.intentHash ?? ""))).toEqual([]);
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, delayMs: 1_000 });
    const bob = await TestWallet.open(ledger, 2);
    const nonce = 77;
    const first = await ann.sign(ann.lockFee(), { nonce });
    const second = await ann.sign(ann.lockFee(), { nonce, cosigners: [bob] });
    for (const raw of [first, second]) await ledger.ledger.submit(raw);
    const hash = await intentHashOf(first);
    expect(await ledger.ledger.read((view) => view.furtherPayloads(hash))).toHaveLength(1);
  });

  it("executes waiting transactions after it was closed and opened again", async () => {
    const before = await opened();
    const ann = await TestWallet.open(before, 1);
    before.ledger.setBehaviour({ ...ordinaryBehaviour, delayMs: 1_000 });
    const hash = await ann.submit(ann.lockFee());
    before.ledger.close();
    clock.pass(5_000);
    expect((await (await opened()).transaction(hash)).status).toBe("CommittedSuccess");
  });

  it("is shared by processes: each sees the other's changes, and a waiting transaction is executed once", async () => {
    const [one, two] = [await opened(), await opened()];
    const ann = await TestWallet.open(one, 1);
    expect(await two.holds(ann.address, "XRD")).toBe("1000");
    two.ledger.setBehaviour({ ...ordinaryBehaviour, delayMs: 1_000 });
    const raws = await Promise.all([ann.sign(ann.lockFee()), ann.sign(ann.lockFee())]);
    await Promise.all(raws.map((raw, index) => [one, two][index]?.ledger.submit(raw)));
    clock.pass(1_000);
    await Promise.all([one, two, one, two].map((ledger) => ledger.holds(ann.address, "XRD")));
    expect(await one.holds(ann.address, "XRD")).toBe("999.66");
    expect(await two.holds(ann.address, "XRD")).toBe("999.66");
    for (const raw of raws)
      expect((await two.transaction(await intentHashOf(raw))).status).toBe("CommittedSuccess");
  });

  it("is refused with advice when its format is another program's", async () => {
    (await opened()).ledger.close();
    const database = openDatabase(file);
    database.exec("PRAGMA user_version = 99");
    database.close();
    await expect(opened()).rejects.toThrow(
      "The dev ledger's file has form 99, this program knows 1: remove the file.",
    );
  });
});
