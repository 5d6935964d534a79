import { describe, expect, it } from "vitest";
import { EPOCH_MS } from "../../../server/dev-ledger/state/model.ts";
import { dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";

async function logIn(environment: Record<string, string>) {
  const server = new ServerProcess(environment);
  const address = await server.listening();
  const ann = new HttpPlayer(address);
  await ann.logIn("Ann");
  const call = async (name: string, body: object = {}) => (await ann.send(name, body)).json();
  const epoch = async () => {
    const answer = await fetch(`${address}/dev/gateway/status/gateway-status`, { method: "POST" });
    return Number(((await answer.json()) as { ledger_state: { epoch: number } }).ledger_state.epoch);
  };
  return { server, call, epoch };
}

describe("the dev ledger of a server process", { timeout: 60_000 }, () => {
  it("is reached at the server's address and survives a restart (GAP-20)", async () => {
    const DATA_DIR = dataFolder();
    const first = await logIn({ DATA_DIR });
    const { accountAddress, creatures } = (await first.call("dev/account")) as {
      accountAddress: string;
      creatures: { id: string }[];
    };
    expect(creatures).toHaveLength(12);
    expect(await first.server.kill("SIGTERM")).toBe(0);

    const second = await logIn({ DATA_DIR });
    expect(await second.call("getUserCreatures", { accountAddress })).toEqual({
      creatures: creatures.toReversed(),
    });
  });

  it("follows the game's time, which a development call moves forward @long", async () => {
    const { call, epoch } = await logIn({ DATA_DIR: dataFolder() });
    const before = await epoch();
    await call("dev/clock", { advanceMs: 100 * EPOCH_MS });
    expect((await epoch()) - before).toBeGreaterThanOrEqual(100);
    expect((await epoch()) - before).toBeLessThanOrEqual(101);
  });

  it("does not exist when another network is configured @long", async () => {
    const { call } = await logIn({ DATA_DIR: dataFolder(), LEDGER_NETWORK: "none" });
    expect(await call("dev/account")).toMatchObject({ code: "ledger_not_configured" });
  });
});
