import type { WalletInteraction, WalletInteractionResponse } from "@radixdlt/radix-dapp-toolkit";

/** Event names between a page and the connector extension. */
export const TO_EXTENSION = "radix#chromeExtension#send";
export const FROM_EXTENSION = "radix#chromeExtension#receive";

/** A message from a page to the extension. */
export type PageMessage =
  | { discriminator: "extensionStatus"; interactionId: string }
  | { discriminator: "walletInteraction"; interactionId: string; interaction: WalletInteraction }
  | { discriminator: "cancelWalletInteraction"; interactionId: string }
  | { discriminator: "openPopup" };

/** A message from the extension to a page. */
export type ExtensionMessage =
  | {
      eventType: "extensionStatus";
      interactionId: string;
      isExtensionAvailable: true;
      isWalletLinked: true;
      canHandleSessions: true;
    }
  | { eventType: "receivedByExtension" | "receivedByWallet" | "requestCancelSuccess"; interactionId: string }
  | WalletInteractionResponse;
