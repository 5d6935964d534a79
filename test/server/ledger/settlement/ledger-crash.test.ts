import { PrivateKey, RadixEngineToolkit, TransactionBuilder } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import { dataFolder, HttpPlayer, ServerProcess } from "../../server-process.ts";

interface Buyer {
  player: HttpPlayer;
  accountAddress: string;
  key: PrivateKey;
}

async function started(DATA_DIR: string): Promise<{ server: ServerProcess; player: HttpPlayer }> {
  const server = new ServerProcess({ DATA_DIR });
  const player = new HttpPlayer(await server.listening());
  await player.logIn("Ann");
  return { server, player };
}

/** Ann with a dev account that holds 10000 CVX. */
async function buyerAt(player: HttpPlayer): Promise<Buyer> {
  const { accountAddress } = (await (await player.send("dev/account", {})).json()) as {
    accountAddress: string;
  };
  const { accounts } = (await (await player.fetch("dev/wallet")).json()) as {
    accounts: { privateKey: string }[];
  };
  const key = new PrivateKey.Ed25519(Uint8Array.from(Buffer.from(accounts[0]?.privateKey ?? "", "hex")));
  return { player, accountAddress, key };
}

/** Buys a pack of energy with a real transaction; answers its hash. */
async function pay({ player, accountAddress, key }: Buyer, nonce: number): Promise<string> {
  const { manifest } = (await (await player.send("buyEnergy", { accountAddress })).json()) as {
    manifest: string;
  };
  const gateway = async (path: string, body: object) => {
    const response = await fetch(`${player.address}/dev/gateway${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { ledger_state?: { epoch: number } };
  };
  const epoch = (await gateway("/transaction/construction", {})).ledger_state?.epoch ?? 0;
  const fee = `CALL_METHOD Address("${accountAddress}") "lock_fee" Decimal("10");\n`;
  const header = {
    networkId: 242,
    startEpochInclusive: epoch,
    endEpochExclusive: epoch + 10,
    nonce,
    notaryPublicKey: key.publicKey(),
    notaryIsSignatory: false,
    tipPercentage: 0,
  };
  const instructions = { kind: "String", value: fee + manifest };
  const signed = (await TransactionBuilder.new())
    .header(header)
    .manifest({ instructions, blobs: [] } as never)
    .sign(key);
  const transaction = await signed.notarize(key);
  const raw = await RadixEngineToolkit.NotarizedTransaction.compile(transaction);
  await gateway("/transaction/submit", { notarized_transaction_hex: Buffer.from(raw).toString("hex") });
  return (await RadixEngineToolkit.NotarizedTransaction.intentHash(transaction)).id;
}

/** Starting servers takes a while on a busy machine. */
const PATIENCE = { timeout: 60_000 };

describe("a server that is killed", PATIENCE, () => {
  it("between payment and confirmation credits the purchase once, after its next start (GAP-15, ABU-18)", async () => {
    const folder = dataFolder();
    const first = await started(folder);
    const intentHash = await pay(await buyerAt(first.player), 1);
    await first.server.kill("SIGKILL");

    const { player } = await started(folder);
    for (let round = 0; round < 3; round += 1)
      expect(await (await player.send("confirmEnergyPurchase", { intentHash })).json()).toMatchObject({
        status: "success",
        newEnergy: "800",
      });
  });

  it("during the confirmation credits the purchase exactly once in the end (ABU-18)", async () => {
    const folder = dataFolder();
    const first = await started(folder);
    const intentHash = await pay(await buyerAt(first.player), 1);
    const confirmations = Array.from({ length: 20 }, () =>
      first.player.send("confirmEnergyPurchase", { intentHash }),
    );
    await Promise.race(confirmations);
    await first.server.kill("SIGKILL");
    await Promise.allSettled(confirmations);

    const { player } = await started(folder);
    const again = await player.send("confirmEnergyPurchase", { intentHash });
    expect(await again.json()).toMatchObject({ status: "success", newEnergy: "800" });
    expect(await player.state()).toMatchObject({ energy: "800" });
  });
});
