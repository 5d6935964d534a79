import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { GATEWAY_CALLS } from "../../../server/dev-ledger/gateway/gateway-routes.ts";
import { answerFault } from "./answer-fault.ts";
import { faults } from "./faults.ts";
import { answerModels, modelShape } from "./model-shapes.ts";

const STATUS = "/transaction/status";

/** An answer that the real gateway could give. */
const unknown = {
  ledger_state: {
    network: "simulator",
    state_version: 1,
    proposer_round_timestamp: "2026-05-01T12:00:00.000Z",
    epoch: 1,
    round: 1,
  },
  status: "Unknown",
  intent_status: "Unknown",
  intent_status_description: "Nobody has seen it.",
  known_payloads: [],
};
const notFound = {
  message: "Transaction not found",
  code: 404,
  details: { type: "TransactionNotFoundError", intent_hash: "txid_sim1" },
};

describe("the checks of gateway answers, from the official client's models (GAP-20)", () => {
  it("exist for every operation", () => {
    const models = answerModels();
    expect(models.size).toBe(36);
    expect(GATEWAY_CALLS.map(({ path }) => path).filter((path) => !models.has(path))).toEqual([]);
    for (const model of models.values()) expect(modelShape(model)(null, "")).not.toBeNull();
  });

  it("accept answers and refusals in the gateway's shape", () => {
    expect(answerFault({ path: STATUS, status: 200, body: unknown })).toBeNull();
    expect(answerFault({ path: `${STATUS}/`, status: 200, body: unknown })).toBeNull();
    expect(answerFault({ path: STATUS, status: 404, body: notFound })).toBeNull();
  });

  it.each([
    ["a missing field", { ...unknown, known_payloads: undefined }, "known_payloads"],
    ["an unknown field", { ...unknown, satus: "Unknown" }, "satus"],
    [
      "a missing field inside",
      { ...unknown, ledger_state: { ...unknown.ledger_state, epoch: undefined } },
      "epoch",
    ],
    ["a value outside its enumeration", { ...unknown, status: "Maybe" }, "CommittedSuccess"],
    ["a value of another type", { ...unknown, committed_state_version: "7" }, "number"],
    ["null where it may not be", { ...unknown, status: null }, "CommittedSuccess"],
  ])("refuse %s", (_what, body, named) => {
    const sent = JSON.parse(JSON.stringify(body));
    expect(answerFault({ path: STATUS, status: 200, body: sent })).toContain(named);
  });

  it.each([
    ["nobody knows", { type: "DreamError" }, "DreamError"],
    ["has another variant's fields", { type: "EntityNotFoundError", intent_hash: "txid_sim1" }, "/details"],
    ["is not named", {}, "type"],
  ])("refuse a variant that %s", (_what, details, named) => {
    expect(answerFault({ path: STATUS, status: 400, body: { ...notFound, details } })).toContain(named);
  });

  it("run in every server of every test", async () => {
    const app = fastify();
    app.post("/dev/gateway/transaction/status", async () => ({ ...unknown, status: "Maybe" }));
    const { statusCode } = await app.inject({ method: "POST", url: "/dev/gateway/transaction/status" });
    expect(statusCode).toBe(500);
    expect(faults.splice(0).join()).toContain("is no TransactionStatusResponse");
    await app.close();
  });
});
