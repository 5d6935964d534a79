/** Texts about the wallet, exactly as in the specification. */
export const WALLET_TEXTS = {
  notConnected: "Your Radix wallet is not connected",
  whereToConnect: "(use the top-right button)",
  noAccount: "Wallet connected but no account shared",
  notConfirmed: "Account shared, not confirmed yet",
  boundToAnother: "This account is bound to another player",
  shareAccount: "Share an account",
  confirmAccount: "Confirm Account",
  shareAnother: "Share another account",
  connected: "Connected",
  connectionIssues: "Connection Issues",
  notOffered: "This server plays without a ledger.",
  waiting: "Please continue in your wallet.",
} as const;
