// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { HeldAccount } from "../../../ui/dev-wallet/accounts/held-account.ts";
import type { AccountsQuestion } from "../../../ui/dev-wallet/requests/player.ts";
import { AccountsSheet, TransactionSheet } from "../../../ui/dev-wallet/sheet/ask-player.tsx";
import { approveNextShare, SilentApproval } from "../../../ui/dev-wallet/silent-approval.ts";
import { click, descriptionOf, pageText, press, render, the } from "../support/render.tsx";

const first: HeldAccount = { address: "account_sim1aaa1", label: "One", appearanceId: 0, privateKey: "" };
const second: HeldAccount = { address: "account_sim1bbb2", label: "Two", appearanceId: 1, privateKey: "" };
const share: AccountsQuestion = {
  accounts: [first, second],
  numberOfAccounts: { quantifier: "atLeast", quantity: 1 },
  suggested: second.address,
  shares: true,
  withProof: true,
};
const prove: AccountsQuestion = {
  ...share,
  numberOfAccounts: { quantifier: "exactly", quantity: 1 },
  shares: false,
};
const box = (index: number) => {
  const input = document.querySelectorAll("input")[index];
  if (!input) throw new Error(`no input ${index}`);
  return input;
};

function ask(question: AccountsQuestion) {
  const onAnswer = vi.fn();
  render(<AccountsSheet question={question} onAnswer={onAnswer} />);
  return onAnswer;
}

describe("the sheet that asks for accounts", () => {
  it("preselects the suggested account; more can be selected, none cannot", () => {
    const onAnswer = ask(share);
    expect([box(0).checked, box(1).checked]).toEqual([false, true]);
    click(box(1));
    expect(descriptionOf(the("button", "Approve"))).toBe("Choose 1 or more.");
    click(the("button", "Approve"));
    expect(onAnswer).not.toHaveBeenCalled();
    click(box(1));
    click(box(0));
    click(the("button", "Approve"));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith([first, second]);
  });

  it("allows exactly one account for a proof", () => {
    const onAnswer = ask(prove);
    expect(the("dialog", "Prove that an account is yours?").textContent).toContain("One (acco...aaa1)");
    click(box(0));
    expect([box(0).checked, box(1).checked]).toEqual([true, false]);
    click(the("button", "Approve"));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith([first]);
  });

  it("is rejected with its Reject button", () => {
    const onAnswer = ask(share);
    click(the("button", "Reject"));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(null);
  });

  it("is rejected with Escape", () => {
    const onAnswer = ask(share);
    press("Escape");
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe("the sheet that asks for a signature", () => {
  const summary = {
    message: "Mint a creature",
    leaves: ["250 XRD from One"],
    shown: [],
    calls: ["mint_egg of Creatures"],
    arrives: ["whatever comes back, into One"],
    fee: "at most 5 XRD",
  };

  it("shows what leaves, is called and arrives, and leaves out empty sections", () => {
    const onAnswer = vi.fn();
    render(<TransactionSheet summary={summary} onAnswer={onAnswer} />);
    const headings = [...document.querySelectorAll("h3")].map(({ textContent }) => textContent);
    expect(headings).toEqual(["Message", "Leaves", "Is called", "Arrives", "Fee"]);
    expect(pageText()).toContain("250 XRD from One");
    click(the("button", "Approve"));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("can be rejected", () => {
    const onAnswer = vi.fn();
    render(<TransactionSheet summary={summary} onAnswer={onAnswer} />);
    click(the("button", "Reject"));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe("an account approved in advance", () => {
  it("is shared once without asking the player, but never proven without asking (GAP-20)", async () => {
    const page = new EventTarget();
    const approval = new SilentApproval(page);
    const chooseAccounts = vi.fn(async () => null);
    const player = approval.inFrontOf({ chooseAccounts, approve: async () => true });
    const { signal } = new AbortController();
    approveNextShare(page, first.address);
    expect(await player.chooseAccounts(prove, signal)).toBeNull();
    expect(await player.chooseAccounts(share, signal)).toEqual([first]);
    expect(await player.chooseAccounts(share, signal)).toBeNull();
    expect(chooseAccounts).toHaveBeenCalledTimes(2);
  });
});
