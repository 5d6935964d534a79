import type { SafeStorage } from "../../game/store/safe-storage.ts";
import type { DevGateway } from "../dev-gateway.ts";
import type { DevelopmentServer } from "../development-server.ts";
import { DEV_NETWORK_ID, type Engine, randomKey } from "../signing/engine.ts";
import type { HeldAccount, HeldPersona } from "./held-account.ts";

const LAST_SHARED = "devWallet:lastShared";
/** Number of account colours. */
const APPEARANCES = 12;

/**
 * Initial balances of the wallet's own accounts: the first can pay for everything, the second cannot pay for anything.
 */
const RICH = { XRD: "10000", CVX: "2000", sCVX: "2500", FOMO: "1000", HUG: "1000" };
const POOR = { XRD: "100", CVX: "50" };

/** The accounts and keys of the dev wallet. */
export class Keyring {
  private readonly engine: Engine;
  private readonly storage: SafeStorage;
  private readonly server: DevelopmentServer;
  private readonly gateway: DevGateway;

  constructor(parts: {
    engine: Engine;
    storage: SafeStorage;
    server: DevelopmentServer;
    gateway: DevGateway;
  }) {
    this.engine = parts.engine;
    this.storage = parts.storage;
    this.server = parts.server;
    this.gateway = parts.gateway;
  }

  /** Returns the accounts the server created for this player, then two of the wallet's own. */
  async accounts(): Promise<HeldAccount[]> {
    const { first, second } = ownKeys(this.storage);
    const own = [
      await this.ownAccount(first, "Dev Account 1"),
      await this.ownAccount(second, "Dev Account 2"),
    ];
    const accounts = [...(await this.server.accounts()), ...own];
    return accounts.map((account, appearanceId) => ({
      ...account,
      appearanceId: appearanceId % APPEARANCES,
    }));
  }

  async persona(): Promise<HeldPersona> {
    const privateKey = ownKeys(this.storage).persona;
    const { Derive } = this.engine.RadixEngineToolkit;
    const identityAddress = await Derive.virtualIdentityAddressFromPublicKey(
      this.publicKey(privateKey),
      DEV_NETWORK_ID,
    );
    return { identityAddress, label: "Dev Persona", privateKey };
  }

  /** Returns the address of the account the player shared last, or null. */
  lastShared(): string | null {
    return this.storage.read(LAST_SHARED);
  }

  rememberShared([first]: readonly HeldAccount[]): void {
    if (first) this.storage.write(LAST_SHARED, first.address);
  }

  /** Gives XRD to the wallet's own accounts that have none, for example on a new dev ledger. */
  async fillEmptyOnes(accounts: readonly HeldAccount[]): Promise<void> {
    const { first, second } = ownKeys(this.storage);
    for (const { address, privateKey } of accounts) {
      if (privateKey === first) await this.fill(address, RICH);
      if (privateKey === second) await this.fill(address, POOR);
    }
  }

  private async fill(address: string, holdings: Record<string, string>): Promise<void> {
    const { resourceAddresses } = await this.engine.RadixEngineToolkit.Utils.knownAddresses(DEV_NETWORK_ID);
    if (Number(await this.gateway.amount(address, resourceAddresses.xrd)) > 0) return;
    for (const [token, amount] of Object.entries(holdings)) await this.server.grant(address, token, amount);
  }

  private async ownAccount(privateKey: string, label: string) {
    const { Derive } = this.engine.RadixEngineToolkit;
    const address = await Derive.virtualAccountAddressFromPublicKey(
      this.publicKey(privateKey),
      DEV_NETWORK_ID,
    );
    return { address, label, privateKey };
  }

  private publicKey(privateKey: string) {
    return new this.engine.PrivateKey.Ed25519(privateKey).publicKey();
  }
}

const KEY = "devWallet";

/** The keys created in this browser, in hexadecimal text. */
interface OwnKeys {
  persona: string;
  first: string;
  second: string;
}

/** Returns this browser's keys; creates and stores them on first use. */
export function ownKeys(storage: SafeStorage): OwnKeys {
  const kept = readKeys(storage);
  if (kept) return kept;
  const made = { persona: randomKey(), first: randomKey(), second: randomKey() };
  storage.write(KEY, JSON.stringify(made));
  return made;
}

function readKeys(storage: SafeStorage): OwnKeys | null {
  try {
    const { persona, first, second }: OwnKeys = JSON.parse(storage.read(KEY) ?? "{}");
    const areKeys = [persona, first, second].every((key) => /^[0-9a-f]{64}$/.test(key));
    return areKeys ? { persona, first, second } : null;
  } catch {
    return null;
  }
}
