import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { TestClock } from "../../test-clock.ts";
import { type Answer, type RecordingGateway, recordingGateway, sendJson } from "../recording-gateway.ts";
import { ACCOUNT, CVX, INTENT, LEDGER_STATE, ledgerOver } from "../test-ledger.ts";

const EPOCH = "/status/gateway-status";
const STATUS = "/transaction/status";
const DETAILS = "/state/entity/details";
const KEPT = shippedRules.ledgerReads.epochKeptMs;

/** The epoch tells which of the gateways has answered. */
const epoch = (number: number, stateVersion = 100) => ({
  ledger_state: { ...LEDGER_STATE, epoch: number, state_version: stateVersion },
});
const status = (word: string, stateVersion: number) => ({
  status: word,
  known_payloads: [],
  ledger_state: { ...LEDGER_STATE, state_version: stateVersion },
});
const failing =
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
const half: Answer = (_call, response) => {
  response.writeHead(200, { "content-type": "application/json" }).write('{"ledger_state":');
  return undefined;
};
const page: Answer = (_call, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<html>Maintenance</html>");
  return undefined;
};

async function two(rules = shippedRules) {
  const [one, other] = [await recordingGateway(), await recordingGateway()];
  const clock = new TestClock();
  const { gateway } = ledgerOver([one, other], { clock, rules });
  const asked = () => [one.calls.length, other.calls.length];
  return { one, other, clock, ledger: gateway, asked };
}

function forget(...gateways: RecordingGateway[]): void {
  for (const gateway of gateways) gateway.calls.length = 0;
}

describe("a second gateway", () => {
  it.each([
    ["hangs up", hangUp],
    ["fails", failing(500)],
    ["had too many requests", failing(429, { "retry-after": "30" })],
    ["answers with a page for people", page],
  ])("is used from the first call on when the first one %s, and kept (LED-049)", async (_how, answer) => {
    const { one, other, clock, ledger, asked } = await two();
    one.on(EPOCH, answer);
    other.on(EPOCH, epoch(8));
    expect(await ledger.currentEpoch()).toBe(8);
    expect(asked()).toEqual([1, 1]);
    one.on(EPOCH, epoch(7));
    clock.pass(KEPT);
    expect(await ledger.currentEpoch()).toBe(8);
    expect(asked()).toEqual([1, 2]);
  });

  it.each([
    ["never answers", silence],
    ["never ends its answer @long", half],
  ])("is used within five seconds when the first one %s (CON-91)", async (_how, answer) => {
    expect(shippedRules.gateway.failoverMs).toBeLessThan(5_000);
    // With less, a machine that stands still for a moment would take the second gateway to be silent too.
    const { one, other, ledger, asked } = await two();
    one.on(EPOCH, answer);
    other.on(EPOCH, epoch(8));
    expect(await ledger.currentEpoch()).toBe(8);
    expect(asked()).toEqual([1, 1]);
  });

  it("is replaced by the first one again when it fails itself", async () => {
    const { one, other, clock, ledger, asked } = await two();
    one.on(EPOCH, failing(503), epoch(7));
    other.on(EPOCH, epoch(8), failing(503));
    expect(await ledger.currentEpoch()).toBe(8);
    clock.pass(KEPT);
    expect(await ledger.currentEpoch()).toBe(7);
    expect(asked()).toEqual([2, 2]);
  });

  it("does not help when both fail: the player is told, and each was asked three times", async () => {
    const { one, other, ledger, asked } = await two();
    one.on(EPOCH, failing(500));
    other.on(EPOCH, hangUp);
    await expect(ledger.currentEpoch()).rejects.toMatchObject({ status: 502 });
    expect(asked()).toEqual([3, 3]);
  });

  it("gets no calls while both have asked for a long pause; the player is told the shorter one", async () => {
    const { one, other, clock, ledger, asked } = await two();
    one.on(EPOCH, failing(429, { "retry-after": "60" }));
    other.on(EPOCH, failing(429, { "retry-after": "20" }), epoch(8));
    await expect(ledger.currentEpoch()).rejects.toMatchObject({ status: 503, retryAfter: 20 });
    clock.pass(20_000);
    expect(await ledger.currentEpoch()).toBe(8);
    expect(asked()).toEqual([1, 2]);
  });

  it("is not believed while it is behind the first one", async () => {
    const { one, other, clock, ledger } = await two();
    one.on(EPOCH, epoch(7, 100), hangUp);
    other.on(EPOCH, epoch(6, 99));
    expect(await ledger.currentEpoch()).toBe(7);
    clock.pass(KEPT);
    await expect(ledger.currentEpoch()).rejects.toMatchObject({ status: 502 });
    other.on(EPOCH, epoch(8, 101));
    expect(await ledger.currentEpoch()).toBe(8);
  });

  it("answers the same question when it catches up in time", async () => {
    const { one, other, clock, ledger } = await two();
    one.on(EPOCH, epoch(7, 100), hangUp);
    other.on(EPOCH, epoch(6, 99), epoch(8, 100));
    await ledger.currentEpoch();
    clock.pass(KEPT);
    expect(await ledger.currentEpoch()).toBe(8);
  });

  it("is believed about the past when the question is about the past: later pages are of the first one's moment", async () => {
    const { one, other, ledger } = await two();
    one
      .on(DETAILS, {
        ledger_state: { ...LEDGER_STATE, state_version: 100 },
        items: [
          {
            address: ACCOUNT,
            metadata: { items: [] },
            fungible_resources: { items: [], next_cursor: "p2" },
            non_fungible_resources: { items: [] },
          },
        ],
      })
      .on("/state/entity/page/fungibles/", hangUp)
      .on(EPOCH, epoch(9, 120));
    other.on("/state/entity/page/fungibles/", {
      ledger_state: { ...LEDGER_STATE, state_version: 100 },
      items: [
        {
          aggregation_level: "Vault",
          resource_address: CVX,
          vaults: { items: [{ vault_address: "v", amount: "5", last_updated_at_state_version: 1 }] },
        },
      ],
    });
    await ledger.currentEpoch();
    expect(await ledger.fungibleAmount(ACCOUNT, CVX)).toBe("5");
  });
});

describe("the status of a transaction", () => {
  it("does not go back when a gateway is behind its own earlier state for a moment (GAP-15)", async () => {
    const gateway = (await recordingGateway()).on(
      STATUS,
      status("CommittedSuccess", 100),
      status("Pending", 99),
      status("Pending", 98),
    );
    const clock = new TestClock();
    const { gateway: ledger } = ledgerOver(gateway, { clock });
    for (let look = 0; look < 3; look += 1) {
      expect(await ledger.transactionState(INTENT)).toMatchObject({ status: "CommittedSuccess" });
      clock.pass(shippedRules.ledgerReads.statusSpacingMs);
    }
    expect(gateway.calls).toHaveLength(3);
  });
});

describe("an API key for the gateway", () => {
  const key = { header: "X-API-Key", value: "s3cret" };

  it("is sent with every call, to each gateway", async () => {
    const [one, other] = [(await recordingGateway()).on(EPOCH, hangUp), await recordingGateway()];
    other.on(EPOCH, epoch(8));
    await ledgerOver([one, other], { key }).gateway.currentEpoch();
    expect([one, other].map(({ calls }) => calls[0]?.headers["x-api-key"])).toEqual(["s3cret", "s3cret"]);
    forget(one, other);
  });

  it("is not logged, even when the gateway repeats it", async () => {
    const gateway = (await recordingGateway()).on(EPOCH, (_call, response) => {
      sendJson(response, 403, { message: "the key s3cret is no longer good", code: 403 });
      return undefined;
    });
    const error: unknown = await ledgerOver(gateway, { key })
      .gateway.currentEpoch()
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ reason: expect.stringContaining("(key)") });
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain("s3cret");
  });

  it("is not sent to another place when a gateway redirects", async () => {
    const elsewhere = (await recordingGateway()).on(EPOCH, epoch(8));
    const gateway = (await recordingGateway()).on(EPOCH, (_call, response) => {
      response.writeHead(307, { location: `${elsewhere.url}${EPOCH}` }).end();
      return undefined;
    });
    await expect(ledgerOver(gateway, { key }).gateway.currentEpoch()).rejects.toMatchObject({ status: 502 });
    expect(elsewhere.calls).toEqual([]);
  });
});
