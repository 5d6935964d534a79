/** The words shown to a player without a wallet, to the letter of the specification. */
export const WALLET_TEXTS = {
  notConnected: "Your Radix wallet is not connected",
  whereToConnect: "(use the top-right button)",
  connectAndShare: "Please connect and share a Radix account",
  connectionIssues: "Connection Issues",
} as const;
