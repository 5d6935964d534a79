import { readFileSync } from "node:fs";
import { GatewayApiClient } from "@radixdlt/babylon-gateway-api-sdk";
import { describe, expect, it } from "vitest";
import { type RecordingGateway, recordingGateway, refusal } from "./recording-gateway.ts";

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
describe("the HTTP client of the gateway, as its pinned version fails (LED-047)", () => {
  it("is the version that was observed, and the library of those codes is no part of the game (CST-019, LED-047)", () => {
    const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
    expect(read(`${CLIENT}/package.json`).version).toBe("1.10.1");
    const { packages } = read("package-lock.json");
    expect(packages[CLIENT].version).toBe("1.10.1");
    expect(Object.keys(packages).filter((path) => path.endsWith("node_modules/axios"))).toEqual([]);
  });

  it("a gateway that is not there: what was ERR_NETWORK (LED-047)", async () => {
    const gateway = await recordingGateway();
    const { url } = gateway;
    await gateway.close();
    expect(await failureOf(url)).toMatchObject({
      name: "TypeError",
      message: "fetch failed",
      cause: { code: "ECONNREFUSED" },
    });
  });

  it("no answer in time and a call that was given up: ECONNABORTED and ERR_CANCELED (LED-047)", async () => {
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
  ])("an answer of %d, which was %s, keeps its status (LED-047)", async (status) => {
    const { url } = (await recordingGateway()).on(STATUS, refusal(status, "InternalServerError"));
    expect(await failureOf(url)).toMatchObject({ name: "ResponseError", status });
  });

  it("an address that is none: ERR_INVALID_URL (LED-047)", async () => {
    expect(await failureOf("http://[")).toMatchObject({
      name: "TypeError",
      message: expect.stringContaining("Failed to parse URL"),
      cause: { code: "ERR_INVALID_URL" },
    });
  });
});
