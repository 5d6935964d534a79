import { Type } from "typebox";
import { closed, milliseconds, text } from "./shapes.ts";

/** Schema of `data/wallet.json`. */
export const walletFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    wallet: Type.Object(
      {
        requestMs: milliseconds("How long a request waits for the player's wallet"),
        rebindCooldownMs: milliseconds(
          "How long a player keeps an account before binding another, 0 for no time",
        ),
        failures: Type.Object(
          {
            missingExtension: text("The browser has no wallet extension"),
            rejectedByUser: text("The player said no in the wallet"),
            canceledByUser: text("The player gave the request up"),
            SupportedTransportNotFound: text("No way to reach a wallet from here"),
            walletRequestValidation: text("The wallet did not understand the request"),
            LoginRejectedByDapp: text("The game turned the wallet's answer down"),
            ChallengeValidationError: text("The challenge is not 64 hexadecimal characters"),
            wrongNetwork: text("The wallet is on another network than the game"),
            failedToFindAccountWithEnoughFundsToLockFee: text("Nobody can pay the fee"),
            noAnswer: text("The time for an answer is over"),
            busy: text("Another request is still open"),
            notLoaded: text("What speaks with wallets could not be loaded"),
            noService: text("A transaction while what speaks with wallets is not loaded"),
            notReady: text("A transaction without a connected wallet and a shared account"),
            notBound: text("The server did not take the account and gave no reason"),
          },
          closed,
        ),
      },
      { ...closed, description: "Requests to the player's wallet, and its failures by their code" },
    ),
  },
  { ...closed, title: "Wallet" },
);
