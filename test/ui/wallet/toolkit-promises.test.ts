import {
  ConnectButtonStatus,
  type GatewayApiService,
  NumberOfValues,
  TransactionStatus,
  validateRolaChallenge,
} from "@radixdlt/radix-dapp-toolkit";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { failureText } from "../../../ui/wallet/toolkit/open-radix-toolkit.ts";
import { throttledStatus } from "../../../ui/wallet/toolkit/radix-modules.ts";

describe("the toolkit features that the game relies on", () => {
  it("limit the connect button to default, pending, success and error (LED-019)", () => {
    expect(Object.keys(ConnectButtonStatus).sort()).toEqual(["default", "error", "pending", "success"]);
  });

  it("end a transaction in one of three ways (LED-021)", () => {
    expect(TransactionStatus).toMatchObject({
      CommittedSuccess: "CommittedSuccess",
      CommittedFailure: "CommittedFailure",
      Rejected: "Rejected",
    });
  });

  it("require a challenge of 64 hexadecimal characters (LED-023)", () => {
    expect(validateRolaChallenge("0123456789abcdef".repeat(4))).toBe(true);
    expect(validateRolaChallenge("0123456789abcdef")).toBe(false);
    expect(validateRolaChallenge("x".repeat(64))).toBe(false);
  });

  it("refuse to request a negative number of accounts (LED-024)", () => {
    const asked = (quantity: number) =>
      NumberOfValues._run({ typed: false, value: { quantifier: "atLeast", quantity } }, {});
    expect(asked(0).issues).toBeUndefined();
    expect(asked(-1).issues?.[0]?.message).toBe("The number must be at least 0.");
  });
});

describe("the throttled status requests", () => {
  it("are 2, 4, 8 and then 10 seconds apart, separately for each transaction (LED-025)", () => {
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

describe("the text of a wallet failure", () => {
  const words = (error: string, message?: string) => failureText(shippedRules, { error, message });

  it("is that of the specification (ERR-023, LED-020)", () => {
    expect(words("missingExtension")).toBe("extension could not be found");
    expect(words("rejectedByUser", "no, thanks")).toBe("user rejected request");
    expect(words("canceledByUser")).toBe("user has canceled the request");
    expect(words("SupportedTransportNotFound")).toBe("No supported transport found");
    expect(words("walletRequestValidation")).toBe("Invalid input");
    expect(words("LoginRejectedByDapp")).toBe("Login rejected by dApp");
  });

  it("is the wallet's message for an unknown code, or the code's words", () => {
    expect(words("InvalidOriginURL", "wrong page")).toBe("wrong page");
    expect(words("failedToSignTransaction")).toBe("failed to sign transaction");
  });
});
