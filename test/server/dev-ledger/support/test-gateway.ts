import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { GatewayApiClient } from "@radixdlt/babylon-gateway-api-sdk";
import fastify from "fastify";
import { onTestFinished } from "vitest";
import { devGatewayRoutes } from "../../../../server/dev-ledger/gateway/gateway-routes.ts";
import type { App } from "../../../../server/index.ts";
import type { TestLedger } from "./test-ledger.ts";

/** A dev ledger's gateway as the official client sees it, over HTTP. */
export class TestGateway {
  readonly url: string;
  readonly client: GatewayApiClient;
  /** The last answer as it came, before the client read it. */
  lastBody: unknown = null;

  constructor(url: string) {
    this.url = url;
    this.client = GatewayApiClient.initialize({
      basePath: url,
      applicationName: "gateway test",
      fetchApi: async (input, init) => {
        const response = await fetch(input, init);
        this.lastBody = await response
          .clone()
          .json()
          .catch(() => null);
        return response;
      },
    });
  }

  /** A call as it stands: the status, the headers, and the body as it came. */
  async post(path: string, body?: unknown): Promise<{ status: number; headers: Headers; text: string }> {
    const response = await fetch(`${this.url}${path}`, {
      method: "POST",
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** The same for an answer in JSON. */
  async ask(path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const { status, text } = await this.post(path, body);
    return { status, body: JSON.parse(text) };
  }
}

export async function testGateway({ ledger }: TestLedger): Promise<TestGateway> {
  // A slow answer that nobody waits for any more would keep its connection, and the test, for 70 seconds.
  const app: App = fastify({ forceCloseConnections: true }).withTypeProvider<TypeBoxTypeProvider>();
  onTestFinished(() => app.close());
  await app.register(async (scope: App) => devGatewayRoutes(scope, ledger), { prefix: "/gateway" });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("The gateway does not listen");
  return new TestGateway(`http://127.0.0.1:${address.port}/gateway`);
}
