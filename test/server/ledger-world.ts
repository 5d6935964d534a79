import { hash, type PrivateKey } from "@radixdlt/radix-engine-toolkit";
import { type RuleSet, shippedRules } from "../../rules/index.ts";
import type { Behaviour } from "../../server/dev-ledger/state/behaviour.ts";
import { type Ledger, openLedger } from "../../server/ledger/ledger.ts";
import type { LedgerNetwork, TokenSymbol } from "../../server/ledger/network/ledger-network.ts";
import type { SettlementDeps } from "../../server/ledger/purposes/purpose.ts";
import { testGateway } from "./dev-ledger/support/test-gateway.ts";
import { ordinaryBehaviour, type TestLedger, testLedger } from "./dev-ledger/support/test-ledger.ts";
import { TestWallet } from "./dev-ledger/support/test-wallet.ts";
import type { Answer, LabServer, LabServerOptions, MachineBody, TestPlayer } from "./lab-server.ts";
import { freshServer } from "./server-per-test.ts";
import { TestClock } from "./test-clock.ts";

export const ORIGIN = "https://lab.example";

export interface WorldOptions extends Omit<LabServerOptions, "network" | "gatewayUrl"> {
  /** What is other on the dev network: an action without its address is not offered. */
  missing?: Partial<LedgerNetwork>;
  /** Puts something between the server and the dev ledger's gateway; answers its address. */
  through?: (gatewayUrl: string) => Promise<string>;
}

/** The real server, the dev ledger behind its gateway over HTTP, and one clock for both. */
export class LedgerWorld {
  readonly server: LabServer;
  readonly chain: TestLedger;
  readonly ledger: Ledger;
  readonly rules: RuleSet;
  private wallets = 0;

  constructor(server: LabServer, chain: TestLedger, ledger: Ledger, rules: RuleSet) {
    this.server = server;
    this.chain = chain;
    this.ledger = ledger;
    this.rules = rules;
  }

  get settlement(): SettlementDeps {
    return { store: this.server.store, rules: this.rules, ledger: this.ledger };
  }

  behave(behaviour: Partial<Behaviour>): void {
    this.chain.ledger.setBehaviour({ ...ordinaryBehaviour, ...behaviour });
  }

  /** A wallet with an account of its own: 1000 XRD and these tokens. */
  wallet(tokens: Partial<Record<TokenSymbol, string>> = {}): Promise<TestWallet> {
    this.wallets += 1;
    return TestWallet.open(this.chain, this.wallets, tokens);
  }

  /** Puts a machine that is hard to earn into the lab of an account's player, never activated; answers its id. */
  async place(account: string, type: "incubator" | "fomoHit", level = 1): Promise<string> {
    const { store } = this.server;
    const place = type === "incubator" ? { x: 0, y: 384, room: 1 } : { x: 128, y: 384, room: 1 };
    const fresh = { lastActivated: 0, isOffline: true, provisionalMint: false, upkeepPaidUntil: 0 };
    await store.changeLab((await store.boundPlayer(account)) ?? 0, (lab) => {
      lab.machines.push({ id: `the ${type}`, type, level, ...place, ...fresh });
      return { ok: true, reply: null };
    });
    return `the ${type}`;
  }

  /** A player whose wallet's account is bound. */
  async player(name = "Ann", tokens: Partial<Record<TokenSymbol, string>> = {}): Promise<WalletPlayer> {
    const player = new WalletPlayer(this, await this.server.player(name), await this.wallet(tokens));
    const bound = await player.bind();
    if (bound.status !== 200) throw new Error(`The account was not bound: ${JSON.stringify(bound.body)}`);
    return player;
  }
}

/** A logged-in browser and its wallet. */
export class WalletPlayer {
  readonly world: LedgerWorld;
  readonly browser: TestPlayer;
  readonly wallet: TestWallet;

  constructor(world: LedgerWorld, browser: TestPlayer, wallet: TestWallet) {
    this.world = world;
    this.browser = browser;
    this.wallet = wallet;
  }

  get account(): string {
    return this.wallet.address;
  }

  post(call: string, body: object = {}): Promise<Answer> {
    return this.browser.post(call, body);
  }

  /** Posts with the own account's address. */
  ask(call: string, body: object = {}): Promise<Answer> {
    return this.post(call, { accountAddress: this.account, ...body });
  }

  async challenge(): Promise<string> {
    return String((await this.browser.get("walletChallenge")).body.challenge);
  }

  /** Proves the wallet's account to the server. */
  async bind(): Promise<Answer> {
    const proof = proofOf(this.world.ledger.network, this.wallet, await this.challenge());
    return this.ask("saveRadixAccount", { proof });
  }

  /** Signs a manifest as the wallet does, the fee added; answers the intent hash. */
  sign(manifest: unknown): Promise<string> {
    return this.wallet.submit(`${this.wallet.lockFee()}${String(manifest)}`);
  }

  /** The same for this player. */
  place(type: "incubator" | "fomoHit", level = 1): Promise<string> {
    return this.world.place(this.account, type, level);
  }

  async machine(id: string): Promise<MachineBody | undefined> {
    return (await this.browser.lab()).machines.find((machine) => machine.id === id);
  }

  async energy(): Promise<string> {
    return String((await this.browser.lab()).energy);
  }
}

/** A wallet's signature over a challenge, as the wallet toolkit hands it over. */
export function proofOf(
  { dappDefinition }: LedgerNetwork,
  { key, address }: { key: PrivateKey; address: string },
  challenge: string,
  origin = ORIGIN,
) {
  const signed = Buffer.concat([
    Buffer.from("R"),
    Buffer.from(challenge, "hex"),
    Buffer.from([dappDefinition.length]),
    Buffer.from(dappDefinition),
    Buffer.from(origin),
  ]);
  const signature = Buffer.from(key.sign(hash(signed))).toString("hex");
  const proof = { publicKey: key.publicKeyHex(), signature, curve: "curve25519" };
  return { type: "account", address, challenge, proof };
}

const { burst, perSecond } = shippedRules.gateway.budget.process;

/** What is played by here, but as the clock of a test stands still, one player may ask as much as all together. */
export const worldRules: RuleSet = {
  ...shippedRules,
  gateway: {
    ...shippedRules.gateway,
    budget: { ...shippedRules.gateway.budget, player: { burst, perSecond } },
  },
};

/** A world that ends with the test. */
export async function freshWorld({
  missing = {},
  through,
  ...options
}: WorldOptions = {}): Promise<LedgerWorld> {
  const clock = options.clock ?? new TestClock();
  const rules = options.rules ?? worldRules;
  const chain = await testLedger({ clock, rules });
  const { url } = await testGateway(chain);
  const gatewayUrl = (await through?.(url)) ?? url;
  const network = { ...chain.ledger.network, ...missing };
  const environment = { PUBLIC_ORIGIN: ORIGIN, ...options.environment };
  const devLedger = chain.ledger;
  const server = await freshServer({ ...options, clock, rules, environment, gatewayUrl, network, devLedger });
  const ledger = openLedger({
    network,
    gatewayUrls: () => [gatewayUrl],
    rules,
    clock,
    pause: async () => {},
  });
  return new LedgerWorld(server, chain, ledger, rules);
}
