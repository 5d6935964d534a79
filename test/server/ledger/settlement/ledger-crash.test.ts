import { describe, expect, it } from "vitest";
import { HttpBrowser } from "../../pvp/support/browser.ts";
import { dataFolder, ServerProcess } from "../../server-process.ts";
import { Buyer } from "../buyer.ts";

async function started(DATA_DIR: string): Promise<{ server: ServerProcess; ann: HttpBrowser }> {
  const server = new ServerProcess({ DATA_DIR });
  const ann = new HttpBrowser(await server.listening());
  await ann.logIn("Ann");
  return { server, ann };
}

/** Starting servers takes a while on a busy machine. */
const PATIENCE = { timeout: 60_000 };

describe("a server that is killed", PATIENCE, () => {
  it("between payment and confirmation credits the purchase once, after its next start (GAP-15, ABU-18) @long", async () => {
    const folder = dataFolder();
    const first = await started(folder);
    const intentHash = await (await Buyer.at(first.ann)).pay("buyEnergy");
    await first.server.kill("SIGKILL");

    const { ann } = await started(folder);
    for (let round = 0; round < 3; round += 1)
      expect(await ann.post("confirmEnergyPurchase", { intentHash })).toMatchObject({
        body: { status: "success", newEnergy: "800" },
      });
  });

  it("during the confirmation credits the purchase exactly once in the end (ABU-18) @long", async () => {
    const folder = dataFolder();
    const first = await started(folder);
    const intentHash = await (await Buyer.at(first.ann)).pay("buyEnergy");
    const confirmations = Array.from({ length: 20 }, () =>
      first.ann.post("confirmEnergyPurchase", { intentHash }),
    );
    await Promise.race(confirmations);
    await first.server.kill("SIGKILL");
    await Promise.allSettled(confirmations);

    const { ann } = await started(folder);
    const { body } = await ann.post("confirmEnergyPurchase", { intentHash });
    expect(body).toMatchObject({ status: "success", newEnergy: "800" });
    expect((await ann.get("getGameState")).body).toMatchObject({ energy: "800" });
  });
});
