import { Type } from "typebox";
import { closed, milliseconds } from "./shapes.ts";

/** Schema of `data/wallet.json`. */
export const walletFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    wallet: Type.Object(
      {
        requestMs: milliseconds("How long a request waits for the player's wallet"),
        rebindCooldownMs: milliseconds(
          "How long a player must keep an account before binding another, 0 for no limit",
        ),
      },
      { ...closed, description: "Requests to the player's wallet" },
    ),
  },
  { ...closed, title: "Wallet", description: "Felt where the player's wallet is asked" },
);
