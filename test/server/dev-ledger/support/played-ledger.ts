import { type TestGateway, testGateway } from "./test-gateway.ts";
import { type TestLedger, testLedger } from "./test-ledger.ts";
import { TestWallet } from "./test-wallet.ts";

/** A ledger on which something happened already, and its gateway. */
export interface PlayedLedger {
  ledger: TestLedger;
  gateway: TestGateway;
  ann: TestWallet;
  bob: TestWallet;
  /** Ann sent Bob 12.5 CVX of her 100. */
  lunch: string;
  /** And tried to send 1000, which failed. */
  tooMuch: string;
}

/** Ann has three creatures, a tool and a spell; she sent Bob some CVX. */
export async function playedLedger(): Promise<PlayedLedger> {
  const ledger = await testLedger();
  const ann = await TestWallet.open(ledger, 1, { CVX: "100" });
  const bob = await TestWallet.open(ledger, 2);
  await ledger.ledger.give(ann.address, {
    creatures: [0, 1, 2].map((form) => ({ species_name: "Bullx", form, rarity: "Rare" })),
    tools: ["Babylon Keystone"],
    spells: ["Babylon Burst"],
    tokens: {},
  });
  const lunch = await ann.send(sendTo(ann, bob, "12.5"), { message: "for lunch" });
  const tooMuch = await ann.send(sendTo(ann, bob, "1000"));
  const gateway = await testGateway(ledger);
  return { ledger, gateway, ann, bob, lunch: lunch.intentHash, tooMuch: tooMuch.intentHash };
}

/** A manifest that sends CVX from one account to another. */
export function sendTo(sender: TestWallet, receiver: TestWallet, amount: string): string {
  const deposit = ['Expression("ENTIRE_WORKTOP")', "Enum<0u8>()"];
  return `${sender.withdraw("CVX", amount)}${receiver.call("try_deposit_batch_or_abort", ...deposit)}`;
}
