import type { WalletInteraction, WalletInteractionResponse } from "@radixdlt/radix-dapp-toolkit";

/** Event names between a page and the connector extension. */
const TO_EXTENSION = "radix#chromeExtension#send";
const FROM_EXTENSION = "radix#chromeExtension#receive";

/** A message from a page to the extension. */
type PageMessage =
  | { discriminator: "extensionStatus"; interactionId: string }
  | { discriminator: "walletInteraction"; interactionId: string; interaction: WalletInteraction }
  | { discriminator: "cancelWalletInteraction"; interactionId: string }
  | { discriminator: "openPopup" };

/** A message from the extension to a page. */
type ExtensionMessage =
  | {
      eventType: "extensionStatus";
      interactionId: string;
      isExtensionAvailable: true;
      isWalletLinked: true;
      canHandleSessions: true;
    }
  | { eventType: "receivedByExtension" | "receivedByWallet" | "requestCancelSuccess"; interactionId: string }
  | WalletInteractionResponse;

/** Answers one request. The signal is aborted when the page no longer waits for it. */
export type AnswerInteraction = (
  interaction: WalletInteraction,
  withdrawn: AbortSignal,
) => Promise<WalletInteractionResponse>;

/**
 * Replaces the connector extension. Call it before any other script of the page: a real extension may be installed
 * too and receives the same events, so this must be the first listener. It hides the page's requests from other
 * listeners and drops their answers.
 */
export function standInForExtension(page: EventTarget, answer: AnswerInteraction): void {
  const own = new WeakSet<object>();
  const open = new Map<string, AbortController>();
  let last: Promise<unknown> = Promise.resolve();

  function emit(detail: ExtensionMessage) {
    own.add(detail);
    page.dispatchEvent(new CustomEvent(FROM_EXTENSION, { detail }));
  }
  /** The toolkit starts listening for some answers only after it has sent the request. */
  const emitLater = (detail: ExtensionMessage) => void setTimeout(() => emit(detail));

  function take(interactionId: string, interaction: WalletInteraction) {
    const withdrawal = new AbortController();
    open.set(interactionId, withdrawal);
    emit({ eventType: "receivedByExtension", interactionId });
    emitLater({ eventType: "receivedByWallet", interactionId });
    // Requests are handled one after the other, as on a phone.
    last = last.then(async () => {
      const response = await answer(interaction, withdrawal.signal).catch((error) =>
        failure(interactionId, error),
      );
      open.delete(interactionId);
      if (!withdrawal.signal.aborted) emit(response);
    });
  }

  page.addEventListener(FROM_EXTENSION, (event) => {
    if (!own.has((event as CustomEvent<object>).detail)) event.stopImmediatePropagation();
  });
  page.addEventListener(TO_EXTENSION, (event) => {
    event.stopImmediatePropagation();
    const message = (event as CustomEvent<PageMessage>).detail;
    if (message.discriminator === "openPopup") return;
    const { interactionId } = message;
    if (message.discriminator === "extensionStatus")
      emitLater({
        eventType: "extensionStatus",
        interactionId,
        isExtensionAvailable: true,
        isWalletLinked: true,
        canHandleSessions: true,
      });
    else if (message.discriminator === "walletInteraction") take(interactionId, message.interaction);
    else {
      open.get(interactionId)?.abort();
      emitLater({ eventType: "requestCancelSuccess", interactionId });
    }
  });
}

function failure(interactionId: string, error: unknown): WalletInteractionResponse {
  return { discriminator: "failure", interactionId, error: "invalidWallet", message: String(error) };
}
