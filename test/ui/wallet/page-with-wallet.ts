import "./bare-page.ts";
import {
  validateWalletResponse,
  type WalletInteraction,
  type WalletInteractionResponse,
} from "@radixdlt/radix-dapp-toolkit";
import * as engine from "@radixdlt/radix-engine-toolkit";
import { afterEach, expect, vi } from "vitest";
import { addressOf, BODY_LENGTH } from "../../../server/ledger/network/address.ts";
import { loadLedger } from "../../../ui/app/loading/use-server-data.ts";
import { Keyring } from "../../../ui/dev-wallet/accounts/keyring.ts";
import { DevGateway } from "../../../ui/dev-wallet/dev-gateway.ts";
import { DevelopmentServer } from "../../../ui/dev-wallet/development-server.ts";
import { answerInteraction } from "../../../ui/dev-wallet/requests/answer-interaction.ts";
import type { AccountsQuestion, Player } from "../../../ui/dev-wallet/requests/player.ts";
import type { ManifestSummary } from "../../../ui/dev-wallet/requests/summarize-manifest.ts";
import { type AnswerInteraction, standInForExtension } from "../../../ui/dev-wallet/stand-in-extension.ts";
import type { Fetch } from "../../../ui/game/api/call-api.ts";
import { safeStorage } from "../../../ui/game/store/safe-storage.ts";
import { PlayerWallet } from "../../../ui/wallet/player-wallet.ts";
import { openRadixToolkit } from "../../../ui/wallet/toolkit/open-radix-toolkit.ts";
import { freshWorld, type LedgerWorld, ORIGIN } from "../../server/ledger-world.ts";
import { memoryStorage, Tab } from "../support/playing.ts";

/** The player with the dev wallet: approves everything with the first account unless told otherwise. */
export class PlayerInTest implements Player {
  readonly questions: AccountsQuestion[] = [];
  readonly summaries: ManifestSummary[] = [];
  /** Labels of the accounts chosen next; null declines. */
  choice: readonly string[] | null = ["Dev Account 1"];
  /** What is chosen from the second question on, if not the same. */
  laterChoice: readonly string[] | null | undefined;
  approves = true;
  /** Never answers, like a player who has put the phone away. */
  isAway = false;
  withdrawn: AbortSignal | null = null;

  async chooseAccounts(question: AccountsQuestion, withdrawn: AbortSignal) {
    this.questions.push(question);
    await this.thinkAbout(withdrawn);
    const { choice } = this;
    if (this.laterChoice !== undefined) this.choice = this.laterChoice;
    return choice && question.accounts.filter(({ label }) => choice.includes(label));
  }
  async approve(summary: ManifestSummary, withdrawn: AbortSignal) {
    this.summaries.push(summary);
    await this.thinkAbout(withdrawn);
    return this.approves;
  }
  private async thinkAbout(withdrawn: AbortSignal) {
    this.withdrawn = withdrawn;
    if (this.isAway) await new Promise((resolve) => withdrawn.addEventListener("abort", resolve));
  }
}

/** A page can have only one extension; it answers with the wallet of the running test. */
let answer: AnswerInteraction = async () => {
  throw new Error("no wallet in this test");
};
standInForExtension(window, (...request) => answer(...request));
const foreignFetch = globalThis.fetch;
let pages = 0;
const responses: WalletInteractionResponse[] = [];

afterEach(() => {
  globalThis.fetch = foreignFetch;
  // Every answer of the dev wallet must be valid in the toolkit's own schema.
  for (const response of responses.splice(0))
    expect(validateWalletResponse(response).isOk(), JSON.stringify(response)).toBe(true);
});

/** The game in a page with the real toolkit and the dev wallet, connected to a real server and the dev ledger. */
export class PageWithWallet {
  readonly world: LedgerWorld;
  readonly tab: Tab;
  readonly player = new PlayerInTest();
  /** False: the wallet shares accounts, but proves them only when asked for nothing else. */
  provesAtOnce = true;

  constructor(world: LedgerWorld) {
    this.world = world;
    this.tab = this.newTab();
    // Requests to the page's own address go to the game's server; the server itself reaches its gateway elsewhere.
    globalThis.fetch = ((address: string, init: RequestInit = {}) =>
      address.startsWith("/") ? this.call(address, init) : foreignFetch(address, init)) as typeof fetch;
    answer = async (interaction, withdrawn) => {
      const gateway = new DevGateway(this.call);
      const server = new DevelopmentServer(this.call, null);
      const storage = safeStorage(() => localStorage);
      const keyring = new Keyring({ engine, storage, server, gateway });
      const parts = { engine, keyring, gateway, player: this.player, origin: ORIGIN };
      const asked = this.provesAtOnce ? interaction : withoutProofOfShared(interaction);
      const response = await answerInteraction(parts, asked, withdrawn);
      responses.push(response);
      return response;
    };
  }

  get wallet() {
    return this.tab.game.wallet;
  }

  get state() {
    return this.tab.state.wallet;
  }

  /** Reloads the page; only the browser's storage remains. */
  async reloaded(): Promise<Tab> {
    const tab = this.newTab();
    await open(tab);
    return tab;
  }

  async connect(): Promise<void> {
    await this.wallet.connect();
    await vi.waitFor(() => {
      if (this.state.readiness !== "ready") throw new Error(`${this.state.readiness}: ${this.state.problem}`);
    });
  }

  /** Returns a manifest that sends 25 XRD from the first shared account to itself. */
  manifest(): string {
    const account = this.state.accounts[0]?.address;
    const xrd = this.world.chain.token("XRD");
    return `CALL_METHOD Address("${account}") "withdraw" Address("${xrd}") Decimal("25");
CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`;
  }

  private readonly call: Fetch = (address, init) => this.tab.wire.fetch(address, init);

  private newTab(): Tab {
    const createWallet = (game: Tab["game"]) => new PlayerWallet(game, openRadixToolkit);
    return new Tab(this.world.server, memoryStorage(), createWallet);
  }
}

/** Returns a request as a wallet understands it that proves no accounts while it shares them. */
function withoutProofOfShared(interaction: WalletInteraction): WalletInteraction {
  const { items } = interaction;
  if (items.discriminator !== "authorizedRequest" || !items.ongoingAccounts) return interaction;
  const { numberOfAccounts } = items.ongoingAccounts;
  const auth = { discriminator: "loginWithoutChallenge" } as const;
  return { ...interaction, items: { ...items, auth, ongoingAccounts: { numberOfAccounts } } };
}

async function open(tab: Tab): Promise<void> {
  await tab.open();
  await loadLedger(tab.game);
  await tab.game.wallet.open();
}

/** Opens a new page for a logged-in player, without the toolkit's storage of other tests. */
export async function freshPage(): Promise<PageWithWallet> {
  pages += 1;
  const dappDefinition = addressOf("account", "sim", new Uint8Array(BODY_LENGTH).fill(pages));
  localStorage.removeItem("devWallet");
  const page = new PageWithWallet(await freshWorld({ missing: { dappDefinition } }));
  await open(page.tab);
  return page;
}
