import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { START, TestClock } from "../../test-clock.ts";
import { type Answer, recordingGateway, refusal, sendJson } from "../recording-gateway.ts";
import { ACCOUNT, CVX, callsOver, LEDGER_STATE, ledgerOver, rulesWith } from "../test-ledger.ts";

const STATUS = "/status/gateway-status";
const DETAILS = "/state/entity/details";
const GOOD = { ledger_state: LEDGER_STATE };

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_call, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendJson(response, code, { message: "not now", code });
    return undefined;
  };
const hangUp: Answer = (_call, response) => {
  response.destroy();
  return undefined;
};
const silence: Answer = () => undefined;
const html: Answer = (_call, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<html>Maintenance</html>");
  return undefined;
};

/** Remembers how long it was asked to wait. */
function pauses() {
  const waited: number[] = [];
  return { waited, pause: async (ms: number) => void waited.push(ms) };
}

describe("an unreliable gateway (LED-049)", () => {
  it.each([
    ["hangs up", hangUp],
    ["fails", status(500)],
    ["is busy", status(503)],
    ["had too many requests", status(429)],
  ])("is asked again when it %s, after a growing pause (CON-91)", async (_how, answer) => {
    const gateway = (await recordingGateway()).on(STATUS, answer, answer, GOOD);
    const { waited, pause } = pauses();
    expect(await ledgerOver(gateway, { pause }).gateway.currentEpoch()).toBe(LEDGER_STATE.epoch);
    expect(waited).toEqual([250, 500]);
  });

  it("is asked again after the pause it asks for", async () => {
    const gateway = (await recordingGateway()).on(STATUS, status(429, { "retry-after": "2" }), GOOD);
    const { waited, pause } = pauses();
    await ledgerOver(gateway, { pause }).gateway.currentEpoch();
    expect(waited).toEqual([2000]);
  });

  it.each([
    ["seconds", "30"],
    ["a date", new Date(START + 30_000).toUTCString()],
  ])("is not asked again before a long pause in %s is over (CON-91)", async (_how, header) => {
    const gateway = (await recordingGateway()).on(STATUS, status(429, { "retry-after": header }), GOOD);
    const { waited, pause } = pauses();
    const clock = new TestClock();
    const ledger = ledgerOver(gateway, { pause, clock }).gateway;
    const busy = (retryAfter: number) => ({
      status: 503,
      code: "ledger_busy",
      message: `The ledger is busy. Please try again in ${retryAfter} s.`,
      retryAfter,
    });
    await expect(ledger.currentEpoch()).rejects.toMatchObject(busy(30));
    clock.pass(20_500);
    await expect(ledger.currentEpoch()).rejects.toMatchObject(busy(10));
    expect([waited, gateway.calls.length]).toEqual([[], 1]);
    clock.pass(9_500);
    expect(await ledger.currentEpoch()).toBe(LEDGER_STATE.epoch);
  });

  it("is tried again after ten minutes when it asks for a pause of years", async () => {
    const gateway = (await recordingGateway()).on(STATUS, status(429, { "retry-after": "99999999" }), GOOD);
    const clock = new TestClock();
    const ledger = ledgerOver(gateway, { clock }).gateway;
    await expect(ledger.currentEpoch()).rejects.toMatchObject({ status: 503, retryAfter: 600 });
    clock.pass(600_000);
    expect(await ledger.currentEpoch()).toBe(LEDGER_STATE.epoch);
  });

  it("gets no calls for five seconds after eight failures in a row, and is then tried by one call", async () => {
    const gateway = (await recordingGateway()).on(STATUS, status(500));
    const clock = new TestClock();
    const ledger = ledgerOver(gateway, { clock }).gateway;
    for (const expected of [502, 502, 503, 503])
      await expect(ledger.currentEpoch()).rejects.toMatchObject({ status: expected });
    expect(gateway.calls).toHaveLength(8);
    clock.pass(5_000);
    await expect(ledger.currentEpoch()).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    expect(gateway.calls).toHaveLength(9);
    gateway.on(STATUS, GOOD);
    clock.pass(5_000);
    expect(await ledger.currentEpoch()).toBe(LEDGER_STATE.epoch);
    gateway.on(STATUS, status(500));
    clock.pass(60_000);
    await expect(ledger.currentEpoch()).rejects.toMatchObject({ status: 502 });
  });

  it("is given up after three attempts", async () => {
    const gateway = (await recordingGateway()).on(STATUS, status(500));
    await expect(ledgerOver(gateway).gateway.currentEpoch()).rejects.toMatchObject({
      status: 502,
      code: "ledger_unavailable",
      reason: expect.stringContaining("answered 500"),
    });
    expect(gateway.calls).toHaveLength(3);
  });

  it("is not asked again for what it refused", async () => {
    const gateway = (await recordingGateway()).on(STATUS, refusal(400, "InvalidRequestError"));
    await expect(ledgerOver(gateway).gateway.currentEpoch()).rejects.toMatchObject({ status: 502 });
    expect(gateway.calls).toHaveLength(1);
  });

  it("gets each transaction only once", async () => {
    const gateway = (await recordingGateway()).on("/transaction/submit", status(503));
    await expect(
      callsOver(gateway).transaction.innerClient.transactionSubmit({
        transactionSubmitRequest: { notarized_transaction_hex: "4d" },
      }),
    ).rejects.toMatchObject({ status: 503 });
    expect(gateway.calls).toHaveLength(1);
  });

  it("leads to a timeout over all attempts when it never answers (LED-048, CON-91)", async () => {
    expect(shippedRules.gateway.timeoutMs).toBe(10_000);
    const gateway = (await recordingGateway()).on(STATUS, silence);
    const ledger = ledgerOver(gateway, { rules: rulesWith({ timeoutMs: 50 }) });
    await expect(ledger.gateway.currentEpoch()).rejects.toMatchObject({
      status: 502,
      reason: "reading the epoch: the gateway did not answer in time",
    });
  });

  it("leads to the same timeout when it begins an answer and never ends it", async () => {
    const gateway = (await recordingGateway()).on(STATUS, (_call, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"ledger_state":');
      return undefined;
    });
    const ledger = ledgerOver(gateway, { rules: rulesWith({ timeoutMs: 50 }) });
    await expect(ledger.gateway.currentEpoch()).rejects.toMatchObject({
      reason: "reading the epoch: the gateway did not answer in time",
    });
  });

  it("is reported with the cause when it cannot be reached", async () => {
    const gateway = await recordingGateway();
    const ledger = ledgerOver(gateway);
    await gateway.close();
    await expect(ledger.gateway.currentEpoch()).rejects.toMatchObject({
      status: 502,
      reason: "reading the epoch: the gateway cannot be reached: ECONNREFUSED",
    });
  });
});

describe("a gateway with invalid answers (LED-049)", () => {
  const account = (fungible_resources: unknown, address = ACCOUNT) => ({
    ledger_state: LEDGER_STATE,
    items: [{ address, metadata: { items: [] }, fungible_resources, non_fungible_resources: { items: [] } }],
  });
  const held = (more: object) => account({ items: [{ resource_address: CVX, ...more }] });
  const vaults = (amount: unknown) => ({
    aggregation_level: "Vault",
    vaults: { items: [{ vault_address: "v", amount, last_updated_at_state_version: 1 }] },
  });

  it.each<[string, Answer]>([
    ["a page for people", html],
    ["an empty object", {}],
    ["a list without its items", account({})],
    ["a variant nobody knows", held({ aggregation_level: "Dream", vaults: { items: [] } })],
    ["sums where vaults were asked for", held({ aggregation_level: "Global", amount: "5" })],
    ["a number where a text belongs", held(vaults(5))],
    ["an amount below nothing", held(vaults("-5"))],
    ["an amount that is no number", held(vaults("1e9"))],
    ["another account's vaults", account({ items: [] }, "account_sim1other")],
    ["no moment of the ledger", { ...account({ items: [] }), ledger_state: { state_version: "x" } }],
  ])("is not believed and leads to 502: %s (ABU-56, LED-044, LED-045)", async (_what, answer) => {
    const gateway = (await recordingGateway()).on(DETAILS, answer);
    await expect(ledgerOver(gateway).gateway.fungibleAmount(ACCOUNT, CVX)).rejects.toMatchObject({
      status: 502,
      message: "The ledger cannot be reached right now. Please try again.",
      reason: expect.stringMatching(/^reading an amount: the gateway's answer is not (understood|JSON)/),
    });
  });

  it("is quoted in the log up to a limit", async () => {
    const gateway = (await recordingGateway()).on(
      STATUS,
      refusal(400, "InvalidRequestError", "x".repeat(9999)),
    );
    await expect(ledgerOver(gateway).gateway.currentEpoch()).rejects.toMatchObject({
      reason: expect.stringMatching(/^.{1,400}$/),
    });
  });
});
