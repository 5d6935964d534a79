import type { WalletInteraction, WalletInteractionResponse } from "@radixdlt/radix-dapp-toolkit";
import {
  type ExtensionMessage,
  FROM_EXTENSION,
  type PageMessage,
  TO_EXTENSION,
} from "./extension-messages.ts";

/** Answers one request; when the signal is given the page no longer waits for it. */
export type AnswerInteraction = (
  interaction: WalletInteraction,
  withdrawn: AbortSignal,
) => Promise<WalletInteractionResponse>;

/**
 * Stands in for the connector extension. Call it before everything else in the page: a real extension may be
 * installed beside it and hears the same events, so it must be the first to listen. It keeps the page's questions
 * to itself and drops what anybody else answers.
 */
export function standInForExtension(page: EventTarget, answer: AnswerInteraction): void {
  const own = new WeakSet<object>();
  const open = new Map<string, AbortController>();
  let last: Promise<unknown> = Promise.resolve();

  function tell(detail: ExtensionMessage) {
    own.add(detail);
    page.dispatchEvent(new CustomEvent(FROM_EXTENSION, { detail }));
  }
  /** The toolkit listens for some answers only after it has asked. */
  const tellLater = (detail: ExtensionMessage) => void setTimeout(() => tell(detail));

  function take(interactionId: string, interaction: WalletInteraction) {
    const withdrawal = new AbortController();
    open.set(interactionId, withdrawal);
    tell({ eventType: "receivedByExtension", interactionId });
    tellLater({ eventType: "receivedByWallet", interactionId });
    // One after the other, as on a phone.
    last = last.then(async () => {
      const response = await answer(interaction, withdrawal.signal).catch((error) =>
        failure(interactionId, error),
      );
      open.delete(interactionId);
      if (!withdrawal.signal.aborted) tell(response);
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
      tellLater({
        eventType: "extensionStatus",
        interactionId,
        isExtensionAvailable: true,
        isWalletLinked: true,
        canHandleSessions: true,
      });
    else if (message.discriminator === "walletInteraction") take(interactionId, message.interaction);
    else {
      open.get(interactionId)?.abort();
      tellLater({ eventType: "requestCancelSuccess", interactionId });
    }
  });
}

function failure(interactionId: string, error: unknown): WalletInteractionResponse {
  return { discriminator: "failure", interactionId, error: "invalidWallet", message: String(error) };
}
