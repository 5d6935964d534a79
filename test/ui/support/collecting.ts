import type { TransactionProgress } from "../../../rules/index.ts";
import { readCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import { readItems } from "../../../ui/collection/loading/load-items.ts";
import type { SendAnswer, SignatureNames, Wallet } from "../../../ui/game/wallet-port.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { resumeTransactions } from "../../../ui/transactions/resume-transactions.ts";
import type { TransactionSubject } from "../../../ui/transactions/transaction.ts";
import { progressOf } from "../../../ui/transactions/transaction-progress.ts";
import type { TestWallet } from "../../server/dev-ledger/support/test-wallet.ts";
import { freshWorld, type LedgerWorld, proofOf } from "../../server/ledger-world.ts";
import { noWallet } from "./no-wallet.ts";
import { memoryStorage, Tab } from "./playing.ts";

const STEP_MS = 500;

/** A player with a wallet in a browser tab, the real server and the dev ledger, all on one clock. */
export class Collector {
  readonly world: LedgerWorld;
  readonly wallet: TestWallet;
  /** The browser's storage. */
  readonly kept: Map<string, string>;
  readonly tab: Tab;
  /** Labels of the transactions sent to the wallet. */
  readonly labels: string[] = [];
  /** What the wallet was told is signed, in the same order. */
  readonly messages: string[] = [];
  /** Answers the wallet gives to the next requests instead of signing. */
  readonly answers: SendAnswer[] = [];
  /** The last request to the wallet. */
  private signing: Promise<unknown> = Promise.resolve();
  private submitting: Promise<string> = Promise.resolve("");
  /** While set, the wallet's answers do not reach the page. */
  private held: Promise<never> | null = null;

  constructor(world: LedgerWorld, wallet: TestWallet, kept: Map<string, string>) {
    this.world = world;
    this.wallet = wallet;
    this.kept = kept;
    const send: Wallet["send"] = (manifest, names) => {
      const answer = this.sign(manifest, names);
      this.signing = answer.catch(() => undefined);
      return answer;
    };
    this.tab = new Tab(world.server, memoryStorage(kept), () => ({ ...noWallet, send }));
  }

  get game() {
    return this.tab.game;
  }

  get account(): string {
    return this.wallet.address;
  }

  get collection() {
    return { creatures: readCreatures(this.game), items: readItems(this.game) };
  }

  /** Logs in, proves the account if needed, and has the wallet ready. */
  async open(name = "Ann"): Promise<this> {
    await this.tab.open(name);
    this.game.store.setState({ dialogs: [] });
    if (this.tab.state.accountAddress === null) await this.bind();
    const account = { address: this.account, label: "Main", appearanceId: 0 };
    this.game.store.setState((state) => {
      state.wallet = { ...state.wallet, readiness: "ready", accounts: [account] };
    });
    resumeTransactions(this.game);
    return this;
  }

  /** Returns the same browser after a reload of the page. */
  reloaded(): Promise<Collector> {
    return new Collector(this.world, this.wallet, this.kept).open();
  }

  progress(subject: TransactionSubject): TransactionProgress {
    return progressOf(this.game, subject);
  }

  /** Advances server, ledger and tab; runs everything that becomes due. */
  async passes(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      const step = Math.min(STEP_MS, left);
      this.world.server.clock.pass(step);
      this.tab.wait(step);
      await this.quiet();
    }
  }

  /** Waits until server and wallet have answered everything. */
  async quiet(): Promise<void> {
    await this.tab.wire.quiet();
    await this.signing;
    await this.tab.wire.quiet();
  }

  /** Keeps the wallet's answers from the page from now on; it still signs, unless an answer is given. */
  holdAnswer(answer?: SendAnswer): void {
    if (answer) this.answers.push(answer);
    this.held = new Promise(() => undefined);
  }

  /** Waits until the wallet has submitted its transaction, answered or not. */
  async submitted(): Promise<void> {
    await this.tab.wire.quiet();
    await this.submitting;
  }

  /** Changes the account's collection as the given wallet transactions would have. */
  async mintNow(): Promise<void> {
    const answer = await this.game.api.call("POST /api/getCreatureMintManifest", {
      body: { accountAddress: this.account },
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
    await this.wallet.submit(`${this.wallet.lockFee()}${answer.reply.manifest}`);
  }

  private async bind(): Promise<void> {
    const challenge = await this.game.api.call("GET /api/walletChallenge");
    if (!challenge.ok) throw new Error(JSON.stringify(challenge.problem));
    const proof = proofOf(this.world.ledger.network, this.wallet, challenge.reply.challenge);
    const answer = await this.game.api.call("POST /api/saveRadixAccount", {
      body: { accountAddress: this.account, proof },
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
    await loadGame(this.game);
  }

  private async sign(manifest: string, { label, message }: SignatureNames): Promise<SendAnswer> {
    this.labels.push(label);
    this.messages.push(message);
    const told = this.answers.shift();
    this.submitting = told ? Promise.resolve("") : this.wallet.submit(`${this.wallet.lockFee()}${manifest}`);
    const answer = told ?? { ok: true as const, intentHash: await this.submitting };
    await this.held;
    return answer;
  }
}

/** Returns a collector with a server and a ledger of its own. */
export async function collecting(): Promise<Collector> {
  const world = await freshWorld();
  return new Collector(world, await world.wallet({ CVX: "1000" }), new Map()).open();
}
