import { expect, type Page } from "@playwright/test";
import { validateWalletResponse } from "@radixdlt/radix-dapp-toolkit";

/** Notes what the dev wallet answers on a page, as the toolkit hears it. */
export class WalletAnswers {
  private readonly answers: object[] = [];

  /** Must be called before the page is opened: it listens ahead of everybody else. */
  static async of(page: Page): Promise<WalletAnswers> {
    const noted = new WalletAnswers();
    await page.exposeFunction("noteWalletAnswer", (answer: object) => noted.answers.push(answer));
    await page.addInitScript(() => {
      const { noteWalletAnswer } = window as unknown as { noteWalletAnswer(answer: object): void };
      addEventListener("radix#chromeExtension#receive", ({ detail }: CustomEventInit) =>
        noteWalletAnswer(detail),
      );
    });
    return noted;
  }

  /** Every answer to a request is one that the toolkit's own schema takes. */
  expectUnderstood(): void {
    const answers = this.answers.filter((answer) => !("eventType" in answer));
    const wrong = answers.filter((answer) => validateWalletResponse(answer).isErr());
    expect(wrong, "answers of the dev wallet").toEqual([]);
  }
}
