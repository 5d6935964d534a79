import { describe, expect, it } from "vitest";
import { openGatewayClient } from "../../../../server/ledger/gateway/gateway-access.ts";
import { publicNetwork } from "../../../../server/ledger/network/public-networks.ts";
import { ACCOUNT_CALLS } from "../calls/account-calls.ts";
import { ENTITY_CALLS } from "../calls/entity-calls.ts";
import { EXTENSION_CALLS } from "../calls/extension-calls.ts";
import { NETWORK_CALLS } from "../calls/network-calls.ts";
import { TOKEN_CALLS } from "../calls/token-calls.ts";
import { TRANSACTION_CALLS } from "../calls/transaction-calls.ts";
import { recordingGateway, refusal } from "../recording-gateway.ts";
import { callsOver, NETWORK } from "../test-ledger.ts";

const CALLS = [
  ...EXTENSION_CALLS,
  ...ACCOUNT_CALLS,
  ...ENTITY_CALLS,
  ...TOKEN_CALLS,
  ...NETWORK_CALLS,
  ...TRANSACTION_CALLS,
];

describe("the gateway calls (LED-003, LED-050 to LED-087, LED-091 to LED-118)", () => {
  it("are 36", () => {
    expect(new Set(CALLS.map(({ path }) => path)).size).toBe(36);
  });

  it.each(CALLS)(
    "send $path and read its answer as documented: $ids",
    async ({ path, ask, body, answer }) => {
      const gateway = (await recordingGateway()).on(path, answer);
      expect(await ask(callsOver(gateway))).toMatchObject(answer);
      expect(gateway.calls.map((call) => call.path)).toEqual([path]);
      expect(gateway.calls[0]?.body).toEqual(body);
    },
  );

  it.each(CALLS)(
    "post $path with the client's name and nothing else about it (LED-036, LED-038, LED-039, LED-040, CON-89)",
    async (one) => {
      const gateway = (await recordingGateway()).on(one.path, one.answer);
      await one.ask(callsOver(gateway));
      const [call] = gateway.calls;
      expect(call?.method).toBe("POST");
      expect(call?.path).not.toContain("?");
      if (one.body) expect(call?.headers["content-type"]).toBe("application/json");
      expect(call?.headers).toMatchObject({
        "rdx-client-name": "@radixdlt/babylon-gateway-api-sdk",
        "rdx-client-version": "1.10.1",
        "rdx-app-name": "Corvax Lab",
        "rdx-app-version": "Unknown",
        "rdx-app-dapp-definition": NETWORK.dappDefinition,
      });
      expect(call?.headers).not.toHaveProperty("cookie");
      expect(call?.headers).not.toHaveProperty("x-xsrf-token");
    },
  );

  it.each(CALLS)(
    "throw an error with the status and the parsed body when $path is refused (LED-044)",
    async (one) => {
      const gateway = (await recordingGateway()).on(
        one.path,
        refusal(404, "EntityNotFoundError", "no such thing"),
      );
      await expect(one.ask(callsOver(gateway))).rejects.toMatchObject({
        name: "ResponseError",
        status: 404,
        errorResponse: { code: 404, message: "no such thing", details: { type: "EntityNotFoundError" } },
      });
    },
  );
});

describe("the gateway client", () => {
  it("uses the gateway of a network, or the configured address, without a slash at its end (LED-037)", async () => {
    const basePathOf = (place: { basePath: string } | { networkId: number }) =>
      openGatewayClient({ place, fetchApi: fetch }).state.configuration.basePath;
    expect(basePathOf({ networkId: 2 })).toBe(publicNetwork(2).gatewayUrl);
    expect(basePathOf({ networkId: publicNetwork().id })).toBe("https://mainnet.radixdlt.com");
    expect(basePathOf({ basePath: "http://127.0.0.1:9/" })).toBe("http://127.0.0.1:9");
  });

  it("calls itself Unknown without a dApp definition (LED-038)", async () => {
    const gateway = (await recordingGateway()).on("/transaction/submit", { duplicate: true });
    const calls = openGatewayClient({ place: { basePath: gateway.url }, fetchApi: fetch });
    await calls.transaction.innerClient.transactionSubmit({
      transactionSubmitRequest: { notarized_transaction_hex: "4d" },
    });
    expect(gateway.calls[0]?.headers["rdx-app-dapp-definition"]).toBe("Unknown");
  });

  it("searches entities under another path when one is configured (GAP-19)", async () => {
    const gateway = (await recordingGateway()).on("/search/", { entities: [] });
    const calls = openGatewayClient({
      place: { basePath: gateway.url },
      fetchApi: fetch,
      entitySearchPath: "/search/",
    });
    await calls.extensions.innerClient.entitiesByRoleRequirementPage({
      entitiesByRoleRequirementPageRequest: { resource_address: "r", non_fungible_id: "#1#" },
    });
    expect(gateway.calls[0]?.body).toEqual({ resource_address: "r", non_fungible_id: "#1#" });
  });

  it("names the missing parameter and the operation, and sends nothing (LED-043, GAP-56)", async () => {
    const gateway = await recordingGateway();
    const { transaction } = callsOver(gateway);
    await expect(
      transaction.innerClient.transactionStatus({ transactionStatusRequest: undefined as never }),
    ).rejects.toThrow(
      "Required parameter requestParameters.transactionStatusRequest was null or undefined when calling transactionStatus.",
    );
    expect(gateway.calls).toEqual([]);
  });

  it("reports an unknown variant by its name (LED-045, GAP-56)", async () => {
    const path = "/extensions/resource-holders/page";
    const gateway = (await recordingGateway()).on(path, { items: [{ type: "Dream" }] });
    await expect(callsOver(gateway).extensions.getResourceHolders("r")).rejects.toThrow(
      "No variant of ResourceHoldersCollectionItem exists with 'type=Dream'",
    );
  });

  it("keeps the status of an answer that is not JSON (LED-044)", async () => {
    const gateway = (await recordingGateway()).on("/transaction/submit", (_call, response) => {
      response.writeHead(403, { "content-type": "text/html" }).end("<html>no</html>");
      return undefined;
    });
    await expect(
      callsOver(gateway).transaction.innerClient.transactionSubmit({
        transactionSubmitRequest: { notarized_transaction_hex: "4d" },
      }),
    ).rejects.toMatchObject({ name: "ResponseError", status: 403, errorResponse: undefined });
  });

  it("splits 45 addresses, 60 ids and 401 validators into requests of 20, 29 and 200 (CST-019, LED-088, LED-089)", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
    const gateway = (await recordingGateway())
      .on("/state/entity/details", ({ body }) => ({
        ledger_state: { state_version: 1 },
        items: (body as { addresses: string[] }).addresses.map((address) => ({
          address,
          metadata: { items: [] },
        })),
      }))
      .on("/state/non-fungible/data", ({ body }) => ({
        non_fungible_ids: (body as { non_fungible_ids: string[] }).non_fungible_ids.map((id) => ({
          non_fungible_id: id,
        })),
      }))
      .on("/statistics/validators/uptime", ({ body }) => ({
        validators: {
          items: (body as { validator_addresses: string[] }).validator_addresses.map((address) => ({
            address,
          })),
        },
      }));
    const calls = callsOver(gateway);
    const sizes = (path: string, field: string) =>
      gateway.callsOf(path).map(({ body }) => (body as Record<string, string[]>)[field]?.length);

    const entities = await calls.state.getEntityDetailsVaultAggregated(names(45));
    expect(entities.map(({ address }) => address)).toEqual(names(45));
    expect(sizes("/state/entity/details", "addresses").sort()).toEqual([20, 20, 5]);

    const tokens = await calls.state.getNonFungibleData("r", names(60));
    expect(tokens.map(({ non_fungible_id }) => non_fungible_id)).toEqual(names(60));
    expect(sizes("/state/non-fungible/data", "non_fungible_ids").sort()).toEqual([2, 29, 29]);

    const validators = await calls.statistics.getValidatorsUptimeFromTo(names(401));
    expect(validators.map(({ address }) => address)).toEqual(names(401));
    expect(sizes("/statistics/validators/uptime", "validator_addresses").sort()).toEqual([1, 200, 200]);
  });
});
