import { fill, type RuleSet } from "../../rules/index.ts";
import { problemText } from "../game/api/api-result.ts";
import type { Game } from "../game/store/game.ts";
import { announce, notify } from "../game/store/notify.ts";
import { updateConnection } from "../game/store/session.ts";
import { textsIn } from "../game/texts.ts";
import type { SendAnswer, SignatureNames, Wallet, WalletState } from "../game/wallet-port.ts";
import {
  type AccountProof,
  nothingShared,
  type OpenToolkit,
  type RequestAnswer,
  type Sharing,
  type ToolkitDeps,
  type WalletToolkit,
} from "./toolkit/wallet-toolkit.ts";

type FailureCode = keyof RuleSet["texts"]["wallet"]["failures"];
type Answer<Value> = Promise<RequestAnswer<Value>>;

/**
 * The wallet of one player. It connects, shares accounts and proves them through a toolkit, and writes its state to
 * the store. Failures of connecting, sharing and disconnecting are only logged (`LED-031`).
 */
export class PlayerWallet implements Wallet {
  private readonly game: Game;
  private readonly openToolkit: OpenToolkit;
  private toolkit: Promise<WalletToolkit> | null = null;
  private sharing: Sharing = nothingShared;
  /** Address of the account that the server last reported as another player's. */
  private foreignAddress: string | null = null;
  private busy = false;
  private problem: string | null = null;
  /** The last proof that the server was given with an account; a challenge can be used once. */
  private usedProof: AccountProof | null = null;
  /** Ends the open request without the wallet's answer. */
  private giveUp: ((failure: FailureCode) => void) | null = null;

  constructor(game: Game, openToolkit: OpenToolkit) {
    this.game = game;
    this.openToolkit = openToolkit;
    game.store.subscribe((now, before) => {
      if (now.accountAddress !== before.accountAddress) this.show();
    });
  }

  async open(): Promise<boolean> {
    return (await this.opened())?.hasStorage() === true;
  }

  async connect(): Promise<void> {
    if (this.sharing.connected) await this.shareAccount();
    else await this.logged((toolkit) => this.share(toolkit, false));
  }

  async shareAccount(): Promise<void> {
    const { unproven } = this.game.store.getState().wallet;
    const proofHelps = unproven !== null && !unproven.boundToAnother;
    await this.logged((toolkit) => (proofHelps ? this.proveFirst(toolkit) : this.share(toolkit, true)));
  }

  async updateSharing(): Promise<void> {
    await this.logged((toolkit) => this.share(toolkit, true));
  }

  async send(manifest: string, { message }: SignatureNames): Promise<SendAnswer> {
    const obstacle = await this.whyNotSend();
    if (obstacle !== null) return { ...this.refusal(obstacle), unasked: true };
    const answer = await this.exclusively((toolkit) =>
      this.withTimeLimit(toolkit, toolkit.send(manifest, message)),
    );
    return answer.ok ? { ok: true, intentHash: answer.value } : answer;
  }

  cancel(): void {
    this.giveUp?.("canceledByUser");
  }

  async disconnect(): Promise<void> {
    this.cancel();
    const toolkit = await this.toolkit?.catch(() => null);
    try {
      toolkit?.disconnect();
    } catch (error) {
      this.log(String(error));
      toolkit?.pressDisconnect();
    }
  }

  private async whyNotSend(): Promise<FailureCode | null> {
    if (this.game.store.getState().wallet.readiness !== "ready") return "notReady";
    if (this.busy) return "busy";
    return (await this.opened()) ? null : "noService";
  }

  /** Loads the toolkit on first use. Resolves to null without a ledger or when loading failed. */
  private async opened(): Promise<WalletToolkit | null> {
    const { ledger, rules } = this.game.store.getState();
    if (!ledger || !rules) return null;
    this.toolkit ??= this.load({
      ledger,
      rules,
      now: this.game.now,
      challenge: () => walletChallenge(this.game),
    });
    try {
      return await this.toolkit;
    } catch {
      this.toolkit = null;
      return null;
    }
  }

  private async load(parts: ToolkitDeps): Promise<WalletToolkit> {
    const toolkit = await this.openToolkit(parts);
    this.sharing = toolkit.sharing;
    this.show();
    toolkit.follow((sharing) => this.applySharing(sharing));
    return toolkit;
  }

  /**
   * Stores a change of the shared accounts, which can also come from the connect button. A new first account is
   * proven at once.
   */
  private applySharing(sharing: Sharing): void {
    const isNew = sharing.accounts[0]?.address !== this.sharing.accounts[0]?.address;
    this.sharing = sharing;
    this.show();
    if (isNew && !this.busy) void this.logged((toolkit) => this.proveFirst(toolkit));
  }

  private async share(toolkit: WalletToolkit, again: boolean): Answer<null> {
    const answer = await this.withTimeLimit(toolkit, toolkit.requestAccounts(again));
    if (!answer.ok) return answer;
    this.sharing = answer.value;
    this.show();
    return this.proveFirst(toolkit);
  }

  /**
   * Binds the first shared account with its proof (`LED-007`, `ABU-12`). A wallet that shared the account without a
   * proof is asked for one.
   */
  private async proveFirst(toolkit: WalletToolkit): Answer<null> {
    const first = this.sharing.accounts[0];
    const isBound = !first || first.address === this.game.store.getState().accountAddress;
    if (isBound) return { ok: true, value: null };
    const given = this.unusedProof();
    const proof: RequestAnswer<AccountProof> = given
      ? { ok: true, value: given }
      : await this.withTimeLimit(toolkit, toolkit.proveAccount());
    if (!proof.ok) return proof;
    const problem = await bindAccount(this.game, first.address, proof.value);
    if (problem === null) return { ok: true, value: null };
    if (problem.boundToAnother) this.foreignAddress = first.address;
    return { ok: false, reason: problem.text };
  }

  /** The proof that came with the shared accounts, once. */
  private unusedProof(): AccountProof | null {
    const { proof } = this.sharing;
    if (!proof || proof.challenge === this.usedProof?.challenge) return null;
    this.usedProof = proof;
    return proof;
  }

  private async logged<Value>(requests: (toolkit: WalletToolkit) => Answer<Value>): Promise<void> {
    const answer = await this.exclusively(requests);
    if (!answer.ok) this.log(answer.reason);
  }

  /** Runs requests while no others are open; refuses otherwise. */
  private async exclusively<Value>(requests: (toolkit: WalletToolkit) => Answer<Value>): Answer<Value> {
    if (this.busy) return this.refusal("busy");
    this.busy = true;
    this.problem = null;
    this.show();
    const toolkit = await this.opened();
    const answer = toolkit ? await requests(toolkit) : this.refusal("notLoaded");
    this.busy = false;
    this.show();
    return answer;
  }

  /** Resolves to the wallet's answer, or to a failure when the player cancels or the time limit passes. */
  private withTimeLimit<Value>(toolkit: WalletToolkit, request: Answer<Value>): Answer<Value> {
    return new Promise((resolve) => {
      const giveUp = (failure: FailureCode) => {
        toolkit.cancel();
        end(this.refusal(failure));
      };
      const end = (answer: RequestAnswer<Value>) => {
        if (this.giveUp !== giveUp) return;
        this.giveUp = null;
        resolve(answer);
      };
      this.giveUp = giveUp;
      request.then(end, (error) => end({ ok: false, reason: String(error) }));
      this.game.after(this.game.store.getState().rules?.wallet.requestMs ?? 0, () => {
        if (this.giveUp === giveUp) giveUp("noAnswer");
      });
    });
  }

  private refusal(failure: FailureCode): { ok: false; reason: string } {
    return { ok: false, reason: this.game.store.getState().rules?.texts.wallet.failures[failure] ?? "" };
  }

  private log(reason: string): void {
    this.problem = reason;
    announce(this.game, fill(textsIn(this.game.store.getState()).wallet.announced, { reason }));
    this.show();
  }

  private show(): void {
    const { accountAddress } = this.game.store.getState();
    const progress = { busy: this.busy, problem: this.problem };
    this.game.store.setState({
      wallet: walletState(this.sharing, accountAddress, this.foreignAddress, progress),
    });
  }
}

/**
 * Returns the wallet state for the screens from what a wallet shared (`LED-006`, `LED-007`). An account that is not
 * bound to the player does not count, because the server would refuse every request for it (`CON-95`).
 * `foreignAddress` is the address the server last reported as another player's.
 */
function walletState(
  { connected, accounts }: Sharing,
  boundAddress: string | null,
  foreignAddress: string | null,
  progress: Pick<WalletState, "busy" | "problem">,
): WalletState {
  const first = accounts[0];
  if (!connected) return { readiness: "disconnected", accounts: [], unproven: null, ...progress };
  if (!first) return { readiness: "connected-no-accounts", accounts: [], unproven: null, ...progress };
  const { address } = first;
  if (address === boundAddress) return { readiness: "ready", accounts, unproven: null, ...progress };
  const unproven = { address, boundToAnother: address === foreignAddress };
  return { readiness: "connected-no-accounts", accounts: [], unproven, ...progress };
}

/** The server's error code for an account that belongs to another player. */
const ACCOUNT_TAKEN = "account_taken";

/** Requests a challenge for the wallet to sign. Resolves to an empty text on failure, which the toolkit refuses. */
export async function walletChallenge(game: Game): Promise<string> {
  const answer = updateConnection(game, await game.api.call("GET /api/walletChallenge"));
  return answer.ok ? answer.reply.challenge : "";
}

/**
 * Binds the first shared account to the player with its proof (`LED-032`, `CON-95`). The server refuses a proof of
 * another account. Resolves to null, or to what went wrong; `boundToAnother` means that the account belongs to
 * another player.
 */
export async function bindAccount(
  game: Game,
  accountAddress: string,
  proof: Record<string, unknown>,
): Promise<{ text: string; boundToAnother: boolean } | null> {
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/saveRadixAccount", { body: { accountAddress, proof } }),
  );
  if (answer.ok) {
    game.store.setState({ accountAddress: answer.reply.accountAddress });
    return null;
  }
  const fallback = game.store.getState().rules?.texts.wallet.failures.notBound ?? "";
  const text = problemText(answer.problem, fallback);
  notify(game, text, "error");
  const { problem } = answer;
  return { text, boundToAnother: problem.kind === "refused" && problem.code === ACCOUNT_TAKEN };
}
