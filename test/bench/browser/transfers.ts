import type { Page } from "@playwright/test";

/** Something fetched, with its bytes over the wire. */
export type Transfer = { readonly address: string; readonly script: boolean; wire: number };

/** Everything the page fetches from now on, as it comes. */
export async function recordTransfers(page: Page): Promise<ReadonlyMap<string, Transfer>> {
  const network = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  network.on("Network.responseReceived", ({ requestId, response, type }) => {
    transfers.set(requestId, { address: response.url, script: type === "Script", wire: 0 });
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.wire = encodedDataLength;
  });
  await network.send("Network.enable");
  return transfers;
}
