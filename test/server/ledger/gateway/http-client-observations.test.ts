import { readFileSync } from "node:fs";
import { GatewayApiClient } from "@radixdlt/babylon-gateway-api-sdk";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../../../../server/configuration/read-configuration.ts";
import { type Answer, type RecordingGateway, recordingGateway, refusal } from "../recording-gateway.ts";
import { ledgerOver, rulesWith } from "../test-ledger.ts";

const STATUS = "/status/gateway-status";
const CLIENT = "node_modules/@radixdlt/babylon-gateway-api-sdk";

interface Failure {
  name: string;
  message: string;
  status?: number;
  code?: unknown;
  cause?: { code?: string };
}

/** How a call of the official client by itself fails. */
async function failureOf(basePath: string, signal?: AbortSignal): Promise<Failure> {
  const { status } = GatewayApiClient.initialize({ basePath, applicationName: "observation" });
  const init = signal ? { signal } : {};
  return status.innerClient.gatewayStatus(init).then(
    () => Promise.reject(new Error("It did not fail.")),
    (error: Failure) => error,
  );
}

async function silentGateway(): Promise<RecordingGateway> {
  return (await recordingGateway()).on(STATUS, () => undefined);
}

/** The codes of the specification belong to another library: this client fails in the words of fetch. */
describe("the HTTP client of the gateway, in its pinned version,", () => {
  it("is the observed version, and the game does not contain the library with those error codes (CST-019)", () => {
    const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
    expect(read(`${CLIENT}/package.json`).version).toBe("1.10.1");
    const { packages } = read("package-lock.json");
    expect(packages[CLIENT].version).toBe("1.10.1");
    expect(Object.keys(packages).filter((path) => path.endsWith("node_modules/axios"))).toEqual([]);
  });

  it("reports a gateway that cannot be reached, where another client has ERR_NETWORK", async () => {
    const gateway = await recordingGateway();
    const { url } = gateway;
    await gateway.close();
    expect(await failureOf(url)).toMatchObject({
      name: "TypeError",
      message: "fetch failed",
      cause: { code: "ECONNREFUSED" },
    });
  });

  it("reports a timeout and an aborted call, where another client has ECONNABORTED and ERR_CANCELED", async () => {
    const { url } = await silentGateway();
    expect(await failureOf(url, AbortSignal.timeout(50))).toMatchObject({ name: "TimeoutError" });
    const given = new AbortController();
    const failing = failureOf(url, given.signal);
    given.abort();
    expect(await failing).toMatchObject({ name: "AbortError" });
  });

  it.each([
    [400, "ERR_BAD_REQUEST"],
    [500, "ERR_BAD_RESPONSE"],
  ])("keeps the status of an answer with %d, where another client has %s", async (status) => {
    const { url } = (await recordingGateway()).on(STATUS, refusal(status, "InternalServerError"));
    expect(await failureOf(url)).toMatchObject({ name: "ResponseError", status });
  });

  it("reports an invalid address, where another client has ERR_INVALID_URL", async () => {
    expect(await failureOf("http://[")).toMatchObject({
      name: "TypeError",
      message: expect.stringContaining("Failed to parse URL"),
      cause: { code: "ERR_INVALID_URL" },
    });
  });
});

/** What the game makes of each: its own sentence for the log, and 502 with one sentence for the player. */
describe("the game's handling of a failed gateway call", () => {
  const hangUp: Answer = (_call, response) => {
    response.destroy();
    return undefined;
  };
  const page: Answer = (_call, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    return undefined;
  };

  it.each<[code: string, answer: Answer, reason: string]>([
    ["ERR_NETWORK", hangUp, "the gateway cannot be reached: UND_ERR_SOCKET"],
    ["ECONNABORTED", () => undefined, "the gateway did not answer in time"],
    ["ERR_BAD_REQUEST", refusal(400, "InvalidRequestError"), "the gateway answered 400 "],
    ["ERR_BAD_RESPONSE", refusal(500, "InternalServerError"), "the gateway answered 500 "],
    ["no code, but a page for people", page, "the gateway's answer is not JSON: "],
  ])("logs what another client calls %s, and answers 502 (LED-047, ABU-56)", async (code, answer, reason) => {
    const gateway = (await recordingGateway()).on(STATUS, answer);
    // Only for silence: on a slow machine other answers would come too late.
    const options = code === "ECONNABORTED" ? { rules: rulesWith({ timeoutMs: 300 }) } : {};
    const ledger = ledgerOver(gateway, options);
    await expect(ledger.gateway.currentEpoch()).rejects.toMatchObject({
      status: 502,
      message: "The ledger cannot be reached right now. Please try again.",
      reason: expect.stringContaining(`reading the epoch: ${reason}`),
    });
  });

  it("refuses an invalid address at the start, where another client has ERR_INVALID_URL (LED-047)", () => {
    expect(readConfiguration({ GATEWAY_URL: "http://[" })).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^GATEWAY_URL must be http or https addresses/)],
    });
  });
});
