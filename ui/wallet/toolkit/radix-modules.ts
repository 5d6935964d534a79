import type {
  EnvironmentModule,
  RadixDappToolkit,
  StateModule,
  WalletRequestModule,
} from "@radixdlt/radix-dapp-toolkit";
import { pacedLooks } from "./paced-looks.ts";
import type { Radix } from "./radix.ts";
import type { ToolkitParts } from "./wallet-toolkit.ts";

/** What the game uses of the toolkit. */
export interface RadixModules {
  environmentModule: EnvironmentModule;
  stateModule: StateModule;
  requests: WalletRequestModule;
  toolkit: RadixDappToolkit;
  /** Id of the first interaction sent since it was emptied. */
  sent: { id: string | null };
}

/**
 * How long one poll of a transaction lasts, enough for one answer; the toolkit begins the next one by itself.
 * While it polls it takes in no other answer of the wallet: with a longer one a slow transaction would block
 * everything, and one that a ledger forgot would do so for ever.
 */
const POLL_MS = 2500;

/**
 * The toolkit's parts for the server's network, with the connect button. They are put together here, and not by
 * the toolkit, because a request can be withdrawn only at the part that sends it.
 */
export function radixModules(radix: Radix, { ledger, rules, now }: ToolkitParts): RadixModules {
  const environmentModule = environmentOf(radix, ledger.network);
  const storageModule = radix.LocalStorageModule(`rdt:${ledger.dappDefinition}:${ledger.networkId}`, {
    providers: { environmentModule },
  });
  const stateModule = radix.StateModule({
    providers: { storageModule: storageModule.getPartition("state") },
  });
  const clientConfig = {
    basePath: ledger.gatewayUrl,
    applicationName: "Corvax Lab",
    applicationVersion: "1",
    applicationDappDefinitionAddress: ledger.dappDefinition,
  };
  const gatewayApiService = pacedLooks(radix.GatewayApiService(clientConfig), rules.polling.wallet, now);
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

/** The dev wallet sits in the page on phones as well; real wallets of phones are reached over the relay. */
function environmentOf(radix: Radix, network: ToolkitParts["ledger"]["network"]) {
  const environmentModule = radix.EnvironmentModule();
  return network === "dev" ? { ...environmentModule, isMobile: () => false } : environmentModule;
}
