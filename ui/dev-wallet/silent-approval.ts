import type { Player } from "./requests/player.ts";

const EVENT = "devWallet#approve";

/** Approves the next request for accounts in advance: this account is shared without asking the player. */
export function approveNextShare(page: EventTarget, address: string): void {
  page.dispatchEvent(new CustomEvent(EVENT, { detail: address }));
}

/** Stores the address given to `approveNextShare` until it is used. */
export class SilentApproval {
  private address: string | null = null;

  constructor(page: EventTarget) {
    page.addEventListener(EVENT, (event) => {
      this.address = (event as CustomEvent<string>).detail;
    });
  }

  /**
   * Wraps a player so that an approved request is answered without asking; a request that shares nothing is always
   * asked for.
   */
  inFrontOf(player: Player): Player {
    return {
      approve: player.approve,
      chooseAccounts: async (question, withdrawn) => {
        const approved = question.accounts.find(({ address }) => address === this.address);
        if (!approved || !question.shares) return player.chooseAccounts(question, withdrawn);
        this.address = null;
        return [approved];
      },
    };
  }
}
