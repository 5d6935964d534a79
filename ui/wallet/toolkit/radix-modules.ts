import type * as toolkit from "@radixdlt/radix-dapp-toolkit";
import type {
  EnvironmentModule,
  GatewayApiService,
  RadixDappToolkit,
  StateModule,
  WalletRequestModule,
} from "@radixdlt/radix-dapp-toolkit";
import type { RuleSet } from "../../../rules/index.ts";
import type { ToolkitDeps } from "./wallet-toolkit.ts";

/** The modules of the toolkit that the game uses. */
interface RadixModules {
  environmentModule: EnvironmentModule;
  stateModule: StateModule;
  requests: WalletRequestModule;
  toolkit: RadixDappToolkit;
  /** Id of the first interaction sent since this was last set to null. */
  sent: { id: string | null };
}

/**
 * How long one status poll of the toolkit lasts, in milliseconds: long enough for one answer; the toolkit starts the
 * next poll itself. While it polls, it handles no other answer of the wallet, so with a longer poll a slow or
 * forgotten transaction would block everything.
 */
const POLL_MS = 2500;

/**
 * Creates the toolkit's modules for the server's network, including the connect button. They are created here rather
 * than by the toolkit because only the request module itself can cancel a request.
 */
export function radixModules(radix: Radix, { ledger, rules, now }: ToolkitDeps): RadixModules {
  const environmentModule = environmentOf(radix, ledger.network);
  const storageModule = radix.LocalStorageModule(`rdt:${ledger.dappDefinition}:${ledger.networkId}`, {
    providers: { environmentModule },
  });
  const stateModule = radix.StateModule({
    providers: { storageModule: storageModule.getPartition("state") },
  });
  const clientConfig = {
    basePath: ledger.gatewayUrl,
    applicationName: rules.texts.wallet.gameName,
    applicationVersion: "1",
    applicationDappDefinitionAddress: ledger.dappDefinition,
  };
  const gatewayApiService = throttledStatus(radix.GatewayApiService(clientConfig), rules.polling.wallet, now);
  const gatewayModule = radix.GatewayModule({
    clientConfig,
    retryConfig: { timeout: POLL_MS },
    providers: { gatewayApiService },
  });
  const sent: RadixModules["sent"] = { id: null };
  const requests = radix.WalletRequestModule({
    networkId: ledger.networkId,
    dAppDefinitionAddress: ledger.dappDefinition,
    useCache: false,
    requestInterceptor: async (interaction) => {
      sent.id ??= interaction.interactionId;
      return interaction;
    },
    providers: { environmentModule, storageModule, stateModule, gatewayModule },
  });
  const toolkit = radix.RadixDappToolkit({
    networkId: ledger.networkId,
    dAppDefinitionAddress: ledger.dappDefinition,
    explorer: { ...ledger.explorer, subintentPath: ledger.explorer.transactionPath },
    providers: {
      environmentModule,
      storageModule,
      stateModule,
      gatewayModule,
      walletRequestModule: requests,
    },
  });
  toolkit.buttonApi.setTheme("black");
  toolkit.buttonApi.setMode("dark");
  return { environmentModule, stateModule, requests, toolkit, sent };
}

/**
 * On the dev network phones use the dev wallet in the page, like desktops; wallets of other networks are reached
 * through the relay.
 */
function environmentOf(radix: Radix, network: ToolkitDeps["ledger"]["network"]) {
  const environmentModule = radix.EnvironmentModule();
  return network === "dev" ? { ...environmentModule, isMobile: () => false } : environmentModule;
}

/** All exports of the toolkit's package, which is loaded only when a wallet is needed. */
export type Radix = typeof toolkit;

interface StatusRequest {
  answer: ReturnType<GatewayApiService["getTransactionStatus"]>;
  waitMs: number;
  nextAt: number;
}

/**
 * Wraps a gateway so that the status of a transaction is requested only after an interval that doubles each time
 * (`LED-025`). In between the last answer is returned, however often the toolkit asks.
 */
export function throttledStatus(
  gateway: GatewayApiService,
  { firstMs, maxMs }: RuleSet["polling"]["wallet"],
  now: () => number,
): GatewayApiService {
  const requests = new Map<string, StatusRequest>();
  return {
    ...gateway,
    getTransactionStatus(hash) {
      const last = requests.get(hash);
      if (last && now() < last.nextAt) return last.answer;
      const waitMs = last ? Math.min(2 * last.waitMs, maxMs) : firstMs;
      const request = { answer: gateway.getTransactionStatus(hash), waitMs, nextAt: now() + waitMs };
      requests.set(hash, request);
      return request.answer;
    },
  };
}
