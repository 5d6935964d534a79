import type { LedgerSettings } from "../../../ui/game/store/game-state.ts";
import { PlayerWallet } from "../../../ui/wallet/player-wallet.ts";
import {
  nothingShared,
  type OpenToolkit,
  type RequestAnswer,
  type Sharing,
  type WalletToolkit,
} from "../../../ui/wallet/toolkit/wallet-toolkit.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { answerCall } from "../support/answer-call.ts";
import { memoryStorage, Tab } from "../support/playing.ts";

export const MAIN = { address: "account_sim1main", label: "Main", appearanceId: 0 };
export const SAVINGS = { address: "account_sim1savings", label: "Savings", appearanceId: 1 };

/** A toolkit controlled by the test, which decides when and what it answers. */
export class ControlledToolkit implements WalletToolkit {
  sharing: Sharing = nothingShared;
  readonly asked: string[] = [];
  isDisconnectBroken = false;
  /** Whether the browser refuses storage. */
  isRefused = false;
  /** Requests the server's challenge, as the game has given it to the toolkit. */
  challenge: () => Promise<string> = async () => "";
  private open: ((answer: RequestAnswer<never>) => void) | null = null;
  private readonly awaited: (() => void)[] = [];
  private listener: (sharing: Sharing) => void = () => {};

  hasStorage(): boolean {
    return !this.isRefused;
  }
  follow(listener: (sharing: Sharing) => void): void {
    this.listener = listener;
  }
  requestAccounts(again: boolean): Promise<RequestAnswer<Sharing>> {
    return this.ask(again ? "accounts again" : "accounts");
  }
  async proveAccount(): Promise<RequestAnswer<Record<string, unknown>>> {
    return this.ask(`proof of ${(await this.challenge()).length} characters`);
  }
  send(manifest: string, message: string): Promise<RequestAnswer<string>> {
    return this.ask(`${manifest} as ${message}`);
  }
  cancel(): void {
    this.asked.push("cancel");
  }
  disconnect(): void {
    this.asked.push("disconnect");
    if (this.isDisconnectBroken) throw new Error("no storage");
    this.listener(nothingShared);
  }
  pressDisconnect(): void {
    this.asked.push("press disconnect");
    this.listener(nothingShared);
  }

  /** Waits until a request is open. */
  async request(): Promise<void> {
    if (!this.open) await new Promise<void>((resolve) => this.awaited.push(resolve));
  }
  /** Answers the open request, or the next one. */
  async answer(value: unknown): Promise<void> {
    await this.end({ ok: true, value: value as never });
  }
  async refuse(reason: string): Promise<void> {
    await this.end({ ok: false, reason });
  }
  /** Shares accounts through the connect button. */
  share(...accounts: Sharing["accounts"]): void {
    this.tell({ connected: true, accounts });
  }
  tell(sharing: Sharing): void {
    this.listener(sharing);
  }

  private ask<Value>(request: string): Promise<RequestAnswer<Value>> {
    this.asked.push(request);
    for (const resolve of this.awaited.splice(0)) resolve();
    return new Promise((resolve) => {
      this.open = resolve;
    });
  }
  private async end(answer: RequestAnswer<never>): Promise<void> {
    await this.request();
    this.open?.(answer);
    this.open = null;
  }
}

/** Returns a logged-in player with this wallet; the server accepts the proof of any account unless told otherwise. */
export async function playingWithWallet(toolkit = new ControlledToolkit()) {
  const server = await freshServer();
  const opened: OpenToolkit = async ({ challenge }) => {
    toolkit.challenge = challenge;
    return toolkit;
  };
  const tab = await new Tab(server, memoryStorage(), (game) => new PlayerWallet(game, opened)).open();
  tab.game.store.setState({ ledger: DEV_LEDGER, dialogs: [], announcements: [] });
  answerCall(tab.game, "POST /api/saveRadixAccount", async ({ body: { accountAddress = "" } }) => ({
    ok: true,
    reply: { success: true as const, accountAddress },
  }));
  return { tab, toolkit, wallet: tab.game.wallet };
}

export const DEV_LEDGER: LedgerSettings = {
  network: "dev",
  networkId: 242,
  gatewayUrl: "/dev/gateway",
  dappDefinition: "account_sim1dapp",
  explorer: { baseUrl: "/dev/ledger", transactionPath: "/transaction/", accountsPath: "/account/" },
  stakingUrl: "/dev/ledger",
  actions: { creatures: true, energySale: true, fomoHit: true, incubator: true },
};
