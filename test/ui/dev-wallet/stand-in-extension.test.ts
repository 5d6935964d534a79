// @vitest-environment happy-dom
import type { WalletInteraction, WalletInteractionResponse } from "@radixdlt/radix-dapp-toolkit";
import { beforeEach, describe, expect, it } from "vitest";
import { type AnswerInteraction, standInForExtension } from "../../../ui/dev-wallet/stand-in-extension.ts";

const TO_EXTENSION = "radix#chromeExtension#send";
const FROM_EXTENSION = "radix#chromeExtension#receive";

const rejected = (interactionId: string): WalletInteractionResponse => ({
  discriminator: "failure",
  interactionId,
  error: "rejectedByUser",
});

/** A page whose first script is the stand-in; `heard` contains what reaches the toolkit. */
class Page extends EventTarget {
  readonly heard: { eventType?: string; interactionId?: string; error?: string }[] = [];

  constructor(answer: AnswerInteraction = async ({ interactionId }) => rejected(interactionId)) {
    super();
    standInForExtension(this, answer);
    this.addEventListener(FROM_EXTENSION, (event) => this.heard.push((event as CustomEvent).detail));
  }

  say(name: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  ask(interactionId: string): void {
    const interaction = { interactionId } as WalletInteraction;
    this.say(TO_EXTENSION, { discriminator: "walletInteraction", interactionId, interaction });
  }

  /** Runs the rest of the event and the callbacks postponed to the next one. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

describe("the stand-in for the extension", () => {
  let page: Page;
  beforeEach(() => {
    page = new Page();
  });

  it("answers a status request, but only after the sender listens (LED-026)", async () => {
    page.say(TO_EXTENSION, { discriminator: "extensionStatus", interactionId: "1" });
    expect(page.heard).toEqual([]);
    await page.settle();
    expect(page.heard).toEqual([
      {
        eventType: "extensionStatus",
        interactionId: "1",
        isExtensionAvailable: true,
        isWalletLinked: true,
        canHandleSessions: true,
      },
    ]);
  });

  it("acknowledges a request at once, then answers it (LED-020)", async () => {
    page.ask("2");
    expect(page.heard).toEqual([{ eventType: "receivedByExtension", interactionId: "2" }]);
    await page.settle();
    expect(page.heard).toContainEqual({ eventType: "receivedByWallet", interactionId: "2" });
    expect(page.heard).toContainEqual(rejected("2"));
  });

  it("confirms a cancelled request and never answers it (LED-017)", async () => {
    let withdrawn: AbortSignal | undefined;
    page = new Page(async ({ interactionId }, signal) => {
      withdrawn = signal;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return rejected(interactionId);
    });
    page.ask("3");
    await page.settle();
    page.say(TO_EXTENSION, { discriminator: "cancelWalletInteraction", interactionId: "3" });
    await page.settle();
    expect(withdrawn?.aborted).toBe(true);
    expect(page.heard.at(-1)).toEqual({ eventType: "requestCancelSuccess", interactionId: "3" });
    expect(page.heard).not.toContainEqual(rejected("3"));
  });

  it("answers one request after the other", async () => {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    page = new Page(async ({ interactionId }) => {
      asked.push(interactionId);
      await new Promise<void>((resolve) => answers.push(resolve));
      return rejected(interactionId);
    });
    page.ask("4");
    page.ask("5");
    await page.settle();
    expect(asked).toEqual(["4"]);
    answers[0]?.();
    await page.settle();
    expect(asked).toEqual(["4", "5"]);
  });

  it("turns an exception of the wallet into a failure and answers the next request", async () => {
    page = new Page(async ({ interactionId }) => {
      if (interactionId === "6") throw new Error("out of order");
      return rejected(interactionId);
    });
    page.ask("6");
    page.ask("7");
    await page.settle();
    expect(page.heard.filter(({ error }) => error).map(({ interactionId }) => interactionId)).toEqual([
      "6",
      "7",
    ]);
  });

  it("hides the page's requests from a real extension and drops its answers", async () => {
    const overheard: unknown[] = [];
    page.addEventListener(TO_EXTENSION, (event) => overheard.push(event));
    page.ask("8");
    page.say(FROM_EXTENSION, {
      eventType: "extensionStatus",
      isExtensionAvailable: true,
      isWalletLinked: false,
    });
    await page.settle();
    expect(overheard).toEqual([]);
    expect(page.heard.map(({ eventType }) => eventType)).not.toContain("extensionStatus");
  });

  it("ignores the request to open its own window", async () => {
    page.say(TO_EXTENSION, { discriminator: "openPopup" });
    await page.settle();
    expect(page.heard).toEqual([]);
  });
});
