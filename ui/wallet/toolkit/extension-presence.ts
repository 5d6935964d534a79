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
export function watchExtension(page: EventTarget): ExtensionPresence {
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
