const FROM_EXTENSION = "radix#chromeExtension#receive";

/** Whether the browser's wallet extension is there. */
export interface ExtensionPresence {
  /** Answers at once when it has shown itself, else after that many milliseconds (`LED-026`). */
  isThere(waitMs: number): Promise<boolean>;
}

/**
 * Listens for the extension from now on. The toolkit itself never answers a request that no extension takes;
 * therefore none is made without one.
 */
export function watchExtension(page: EventTarget): ExtensionPresence {
  let status: boolean | null = null;
  let tell = (_status: boolean) => {};
  const firstStatus = new Promise<boolean>((resolve) => {
    tell = resolve;
  });
  page.addEventListener(FROM_EXTENSION, (event) => {
    const { detail } = event as CustomEvent<{ eventType?: string; isExtensionAvailable?: boolean }>;
    if (detail?.eventType !== "extensionStatus") return;
    status = detail.isExtensionAvailable === true;
    tell(status);
  });
  return {
    async isThere(waitMs) {
      const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), waitMs));
      return status ?? (await Promise.race([firstStatus, late]));
    },
  };
}
