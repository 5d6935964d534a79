import {
  ConnectButtonStatus,
  type GatewayApiService,
  NumberOfValues,
  TransactionStatus,
  validateRolaChallenge,
} from "@radixdlt/radix-dapp-toolkit";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { failureWords } from "../../../ui/wallet/toolkit/failure-words.ts";
import { throttledStatus } from "../../../ui/wallet/toolkit/throttled-status.ts";

describe("what the game relies on in the wallet toolkit", () => {
  it("the connect button is default, pending, success or error (LED-019)", () => {
    expect(Object.keys(ConnectButtonStatus).sort()).toEqual(["default", "error", "pending", "success"]);
  });

  it("a transaction ends in one of three ways (LED-021)", () => {
    expect(TransactionStatus).toMatchObject({
      CommittedSuccess: "CommittedSuccess",
      CommittedFailure: "CommittedFailure",
      Rejected: "Rejected",
    });
  });

  it("a challenge is 64 hexadecimal characters (LED-023)", () => {
    expect(validateRolaChallenge("0123456789abcdef".repeat(4))).toBe(true);
    expect(validateRolaChallenge("0123456789abcdef")).toBe(false);
    expect(validateRolaChallenge("x".repeat(64))).toBe(false);
  });

  it("nobody can be asked for fewer than no accounts (LED-024)", () => {
    const asked = (quantity: number) =>
      NumberOfValues._run({ typed: false, value: { quantifier: "atLeast", quantity } }, {});
    expect(asked(0).issues).toBeUndefined();
    expect(asked(-1).issues?.[0]?.message).toBe("The number must be at least 0.");
  });
});

describe("the looks at a transaction's status", () => {
  it("are 2, 4, 8 and then 10 seconds apart, for each transaction by itself (LED-025)", () => {
    let time = 0;
    const asked: string[] = [];
    const gateway = {
      getTransactionStatus: (hash: string) => void asked.push(`${hash} at ${time / 1000}`),
    } as unknown as GatewayApiService;
    const paced = throttledStatus(gateway, shippedRules.polling.wallet, () => time);
    for (; time <= 40_000; time += 500) paced.getTransactionStatus("one");
    expect(asked).toEqual([0, 2, 6, 14, 24, 34].map((second) => `one at ${second}`));
    paced.getTransactionStatus("other");
    expect(asked.at(-1)).toBe("other at 40.5");
  });
});

describe("a failure of the wallet", () => {
  const words = (error: string, message?: string) => failureWords(shippedRules, { error, message });

  it("has the words of the specification (ERR-023, LED-020)", () => {
    expect(words("missingExtension")).toBe("extension could not be found");
    expect(words("rejectedByUser", "no, thanks")).toBe("user rejected request");
    expect(words("canceledByUser")).toBe("user has canceled the request");
    expect(words("SupportedTransportNotFound")).toBe("No supported transport found");
    expect(words("walletRequestValidation")).toBe("Invalid input");
    expect(words("LoginRejectedByDapp")).toBe("Login rejected by dApp");
  });

  it("that nobody knows is read as the wallet tells it, or word by word", () => {
    expect(words("InvalidOriginURL", "wrong page")).toBe("wrong page");
    expect(words("failedToSignTransaction")).toBe("failed to sign transaction");
  });
});
