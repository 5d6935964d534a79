import {
  ConnectButtonModule,
  EnvironmentModule,
  GatewayModule,
  generateGatewayApiConfig,
  LocalStorageModule,
  RequestItemModule,
  StateModule,
  WalletRequestModule,
} from "@radixdlt/radix-dapp-toolkit";
import { vi } from "vitest";

export const DAPP_DEFINITION = "account_sim1dapp";
const SENT = "radix#chromeExtension#send";
const RECEIVED = "radix#chromeExtension#receive";
const NETWORK_ID = 242;

type Body = Record<string, unknown>;
type Asked = { at: number; url: string; method: string | undefined; body: Body };
type Interaction = { interactionId: string; discriminator: string; interaction: { interactionId: string } };

let pages = 0;

/**
 * The toolkit's own modules in a page. The test controls everything outside: the network, the extension and the
 * clock, which starts at 0.
 */
export class ObservedToolkit {
  readonly asked: Asked[] = [];
  /** Times at which the toolkit polled for open requests. */
  readonly polls: number[] = [];
  readonly requests: WalletRequestModule;
  readonly button: ConnectButtonModule;
  /** Replies of the network, by the end of the address. */
  readonly answers: Record<string, unknown> = { "/state/entity/page/metadata": { items: [] } };
  /** The wallet's answer to the next request; null leaves the request open. */
  walletSays: Body | null = null;
  private readonly items: RequestItemModule;
  private readonly hasExtension: boolean;

  constructor({ isMobile = false, hasExtension = true } = {}) {
    this.hasExtension = hasExtension;
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal("fetch", this.answer);
    window.addEventListener(SENT, this.hear);
    pages += 1;
    const environmentModule = {
      ...EnvironmentModule(),
      globalThis: pageAt(isMobile),
      isMobile: () => isMobile,
    };
    const storageModule = LocalStorageModule(`rdt:observed:${pages}` as const, {
      providers: { environmentModule },
    });
    const stateModule = StateModule({ providers: { storageModule: storageModule.getPartition("state") } });
    const clientConfig = generateGatewayApiConfig({
      networkId: NETWORK_ID,
      dAppDefinitionAddress: DAPP_DEFINITION,
      gatewayBaseUrl: "https://gateway.example",
    });
    const gatewayModule = GatewayModule({ clientConfig });
    const items = RequestItemModule({
      providers: { gatewayModule, storageModule: storageModule.getPartition("requests") },
    });
    this.items = items;
    const requestItemModule = {
      ...items,
      getPending: () => {
        this.polls.push(Date.now());
        return items.getPending();
      },
    };
    const shared = { networkId: NETWORK_ID, dAppDefinitionAddress: DAPP_DEFINITION };
    this.requests = WalletRequestModule({
      ...shared,
      useCache: false,
      origin: "https://lab.example",
      providers: { stateModule, storageModule, gatewayModule, environmentModule, requestItemModule },
    });
    this.button = ConnectButtonModule({
      ...shared,
      explorer: { baseUrl: "", transactionPath: "", subintentPath: "", accountsPath: "" },
      providers: { stateModule, environmentModule, walletRequestModule: this.requests, gatewayModule },
    });
  }

  async pass(milliseconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(milliseconds);
  }

  /** Sends a transaction. Returns the id of the request, which has then reached the extension. */
  async send(): Promise<string> {
    void this.requests.sendTransaction({ transactionManifest: "DROP_ALL_PROOFS;" });
    return this.newest();
  }

  async newest(): Promise<string> {
    await this.pass(10);
    const pending = (await this.items.getPending()).unwrapOr([]);
    return pending.at(-1)?.interactionId ?? "";
  }

  async state(id: string): Promise<{ status?: string; error?: string | undefined }> {
    const { status, error } = (await this.items.getById(id))._unsafeUnwrap() ?? {};
    return { ...(status && { status }), ...(error && { error }) };
  }

  /** Returns the times at which an address was requested, in milliseconds. */
  times(path: string): number[] {
    return this.asked.filter(({ url }) => url.endsWith(path)).map(({ at }) => at);
  }

  close(): void {
    window.removeEventListener(SENT, this.hear);
    this.requests.destroy();
    this.button.destroy();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }

  private readonly answer = async (url: string, { method, body }: RequestInit = {}) => {
    this.asked.push({ at: Date.now(), url, method, body: JSON.parse(String(body ?? "{}")) });
    const path = Object.keys(this.answers).find((end) => url.endsWith(end));
    const text = JSON.stringify(path === undefined ? {} : this.answers[path]);
    return { ok: true, status: 200, text: async () => text };
  };

  private readonly hear = (event: Event) => {
    if (!this.hasExtension) return;
    const { interactionId, discriminator } = (event as CustomEvent<Interaction>).detail;
    if (discriminator === "extensionStatus") {
      const status = { isExtensionAvailable: true, isWalletLinked: true, canHandleSessions: true };
      setTimeout(() => this.tell({ eventType: "extensionStatus", interactionId, ...status }));
      return;
    }
    this.tell({ eventType: "receivedByExtension", interactionId });
    if (this.walletSays) this.tell({ discriminator: "success", interactionId, items: this.walletSays });
  };

  private tell(detail: Body): void {
    window.dispatchEvent(new CustomEvent(RECEIVED, { detail }));
  }
}

/** Returns the page's window; on a phone a link to the wallet does nothing. */
function pageAt(isMobile: boolean): typeof globalThis {
  if (!isMobile) return globalThis;
  const { dispatchEvent, addEventListener, removeEventListener } = window;
  return { dispatchEvent, addEventListener, removeEventListener, location: { href: "/" } } as never;
}
