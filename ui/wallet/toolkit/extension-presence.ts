const TO_EXTENSION = "radix#chromeExtension#send";
const FROM_EXTENSION = "radix#chromeExtension#receive";
const QUESTION = { discriminator: "extensionStatus", interactionId: "presence" };

/** Whether the browser's wallet extension is there. */
export interface ExtensionPresence {
  /** Asks it, unless it has shown itself; silence of that many milliseconds means no (`LED-026`). */
  isThere(waitMs: number): Promise<boolean>;
}

/**
 * Listens for the extension from now on. The toolkit itself never answers a request that no extension takes;
 * therefore none is made without one.
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
