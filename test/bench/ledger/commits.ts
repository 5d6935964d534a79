import { setTimeout as pause } from "node:timers/promises";
import * as engine from "@radixdlt/radix-engine-toolkit";
import { type SignedTransaction, signTransaction } from "../../../ui/dev-wallet/signing/sign-transaction.ts";
import { atMost, type Figure, median, quantile, reported } from "../figure.ts";
import { LedgerBenchServer } from "../servers/ledger-bench-server.ts";
import { type Collector, collector } from "./collector.ts";

const WARM_UP = 10;
const MINTS = 60;
const BOUND_MS = 50;
const LOOK_AGAIN_MS = 5;
const P99 = 0.99;

/** From the submission of a signed mint until the gateway says that it is committed, one after the other. */
export async function measureCommits(): Promise<Figure[]> {
  const server = await LedgerBenchServer.start();
  try {
    const ann = await collector(server.url, "Ann", { tokens: { XRD: "1000000" } });
    const mints = await signedMints(ann, WARM_UP + MINTS);
    const times: number[] = [];
    for (const mint of mints) times.push(await submittedToCommitted(server.url, mint));
    const measured = times.slice(WARM_UP);
    const name = "dev ledger, submit to committed";
    return [
      atMost({ name, unit: "ms", value: median(measured), reference: BOUND_MS }),
      reported({ name: `${name}, p99`, unit: "ms", value: quantile(measured, P99) }),
    ];
  } finally {
    await server.stop();
  }
}

async function submittedToCommitted(
  url: string,
  { notarized, intentHash }: SignedTransaction,
): Promise<number> {
  const begun = performance.now();
  await ask(url, "submit", { notarized_transaction_hex: notarized });
  for (;;) {
    const { status } = await ask(url, "status", { intent_hash: intentHash });
    if (status === "CommittedSuccess") return performance.now() - begun;
    if (status !== "Pending") throw new Error(`A mint of the bench ended as ${status}.`);
    await pause(LOOK_AGAIN_MS);
  }
}

/** Mints of the account, signed with the key that the server gave away. */
async function signedMints({ browser, account }: Collector, count: number): Promise<SignedTransaction[]> {
  const { manifest } = (await browser.post("getCreatureMintManifest", { accountAddress: account })).body;
  const { accounts } = (await browser.get("dev/wallet")).body as { accounts: { privateKey: string }[] };
  const { ledger_state } = await ask(browser.address, "construction", {});
  const order = {
    manifest: String(manifest),
    message: undefined,
    payer: account,
    signers: accounts.map(({ privateKey }) => privateKey),
    epoch: (ledger_state as { epoch: number }).epoch,
  };
  return Promise.all(Array.from({ length: count }, () => signTransaction(engine, order)));
}

async function ask(url: string, call: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/dev/gateway/transaction/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
