import type { RuleSet } from "../../../rules/index.ts";
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

/** A failure from toolkit or wallet: an open set of codes, sometimes with a message. */
interface ToolkitFailure {
  error: string;
  message?: string | undefined;
}

/** Returns the text of a failure for the player (`LED-020`). An unknown code is shown with its words separated. */
export function failureText(rules: RuleSet, { error, message }: ToolkitFailure): string {
  const known: Record<string, string> = rules.texts.wallet.failures;
  return known[error] ?? (message || error.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim());
}

const TO_EXTENSION = "radix#chromeExtension#send";
const FROM_EXTENSION = "radix#chromeExtension#receive";
const QUESTION = { discriminator: "extensionStatus", interactionId: "presence" };

/** Detects whether the wallet's browser extension is installed. */
interface ExtensionPresence {
  /**
   * Resolves to whether the extension is there, asking it if needed. No answer within `waitMs` means no (`LED-026`).
   */
  isThere(waitMs: number): Promise<boolean>;
}

/**
 * Starts listening for the extension. The toolkit never answers a request that no extension receives, so no request
 * is made without one.
 */
function watchExtension(page: EventTarget): ExtensionPresence {
  let isThere = false;
  const waiting: (() => void)[] = [];
  page.addEventListener(FROM_EXTENSION, (event) => {
    const { detail } = event as CustomEvent<{ eventType?: string; isExtensionAvailable?: boolean }>;
    if (detail?.eventType !== "extensionStatus") return;
    isThere = detail.isExtensionAvailable === true;
    for (const end of waiting.splice(0)) end();
  });
  return {
    async isThere(waitMs) {
      if (isThere) return true;
      page.dispatchEvent(new CustomEvent(TO_EXTENSION, { detail: QUESTION }));
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, waitMs);
      });
      return isThere;
    },
  };
}
