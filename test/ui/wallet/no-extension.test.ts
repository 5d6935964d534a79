import "./bare-page.ts";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { PlayerWallet } from "../../../ui/wallet/player-wallet.ts";
import { openRadixToolkit } from "../../../ui/wallet/toolkit/open-radix-toolkit.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { DEV_LEDGER } from "./controlled-toolkit.ts";

describe("a browser without a wallet extension", () => {
  it("gets a message after the detection time, and no request hangs (LED-020, LED-026)", async () => {
    const createWallet = (game: Tab["game"]) => new PlayerWallet(game, openRadixToolkit);
    const tab = await new Tab(await freshServer(), memoryStorage(), createWallet).open();
    tab.game.store.setState({ ledger: DEV_LEDGER });
    expect(shippedRules.polling.extensionMs).toBe(200);
    await tab.game.wallet.connect();
    expect(tab.state.wallet).toMatchObject({
      readiness: "disconnected",
      busy: false,
      problem: "extension could not be found",
    });
  });
});
