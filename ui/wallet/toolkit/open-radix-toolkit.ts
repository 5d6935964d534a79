import { watchExtension } from "./extension-presence.ts";
import { failureText, type ToolkitFailure } from "./failure-text.ts";
import { type Radix, radixModules } from "./radix-modules.ts";
import {
  nothingShared,
  type OpenToolkit,
  type RequestAnswer,
  type Sharing,
  type WalletToolkit,
} from "./wallet-toolkit.ts";

const ONE = 1;
const TRIAL = "rdt:trial";

/** The toolkit's error code when the player declined in the wallet. */
const REJECTED = "rejectedByUser";

/**
 * Opens the official toolkit, which reaches the wallet through the browser extension or, on phones, through its
 * relay.
 */
export const openRadixToolkit: OpenToolkit = async (parts) => {
  const extension = watchExtension(window);
  const radix: Radix = await import("@radixdlt/radix-dapp-toolkit");
  const { environmentModule, stateModule, requests, toolkit, sent } = radixModules(radix, parts);
  const { rules } = parts;
  const accounts = () => radix.DataRequestBuilder.accounts().atLeast(ONE).withProof();
  /** The challenges of this page. The toolkit also restores proofs of an earlier page, which nobody asked for now. */
  const challenges = new Set<string>();
  requests.provideChallengeGenerator(async () => {
    const challenge = await parts.challenge();
    challenges.add(challenge);
    return challenge;
  });
  // The connect button uses this request data.
  requests.setRequestDataState(accounts());
  const sharingOf = ({ persona, accounts, proofs }: Shared): Sharing => {
    const [first] = accounts;
    const proof = proofs.find(
      ({ type, address, challenge }) =>
        type === "account" && address === first?.address && challenges.has(challenge),
    );
    return { connected: persona !== undefined, accounts, ...(proof && { proof: { ...proof } }) };
  };
  const sharing = await stateModule.getState().match(
    ({ walletData }) => sharingOf(walletData),
    () => nothingShared,
  );

  const refuse = (failure: ToolkitFailure) => ({
    ok: false as const,
    reason: failureText(rules, failure),
    ...(failure.error === REJECTED ? { rejected: true as const } : {}),
  });

  /** Makes a request if the extension is there, or refuses. */
  async function ask<Value>(request: () => Promise<RequestAnswer<Value>>): Promise<RequestAnswer<Value>> {
    const needsExtension = !environmentModule.isMobile();
    if (needsExtension && !(await extension.isThere(rules.polling.extensionMs)))
      return refuse({ error: "missingExtension" });
    sent.id = null;
    return request();
  }

  return {
    sharing,
    hasStorage,
    follow: (listener) =>
      void stateModule.walletData$.subscribe((walletData) => listener(sharingOf(walletData))),
    requestAccounts: (again) =>
      ask(async () => {
        requests.setRequestDataState(again ? accounts().reset() : accounts());
        const answer = requests.sendRequest({ isConnect: false, oneTime: false });
        requests.setRequestDataState(accounts());
        return answer.match((walletData) => ({ ok: true, value: sharingOf(walletData) }), refuse);
      }),
    proveAccount: () =>
      ask(() => {
        const account = radix.OneTimeDataRequestBuilder.accounts().exactly(ONE).withProof();
        return requests.sendOneTimeRequest(account).match(({ proofs }) => {
          const proof = proofs.find(({ type }) => type === "account");
          return proof ? { ok: true, value: proof } : refuse({ error: "walletResponseValidation" });
        }, refuse);
      }),
    send: (transactionManifest, message) =>
      ask(
        () =>
          new Promise((resolve) => {
            const onTransactionId = (hash: string) => resolve({ ok: true, value: hash });
            requests.sendTransaction({ transactionManifest, message, onTransactionId }).match(
              () => undefined,
              (failure) => resolve(refuse(failure)),
            );
          }),
      ),
    cancel: () => {
      if (sent.id !== null) requests.cancelRequest(sent.id);
    },
    disconnect: () => toolkit.disconnect(),
    pressDisconnect: () =>
      document.querySelector("radix-connect-button")?.dispatchEvent(new CustomEvent("onDisconnect")),
  } satisfies WalletToolkit;
};

/** What the toolkit knows of a connected wallet. */
interface Shared {
  persona?: unknown;
  accounts: Sharing["accounts"];
  proofs: readonly { type: string; address: string; challenge: string }[];
}

function hasStorage(): boolean {
  try {
    localStorage.setItem(TRIAL, "");
    localStorage.removeItem(TRIAL);
    return true;
  } catch {
    return false;
  }
}
