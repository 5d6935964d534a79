import { ConnectionDetails, type ConnectionDetailsProps } from "./connection-details.tsx";
import { useWalletNeeded } from "./use-wallet-needed.ts";
import { WalletNeeded } from "./wallet-needed.tsx";

/**
 * The wallet section of a dialog: the badge with details and, while the wallet is not ready, what to do (`LED-010`).
 */
export function WalletStatus(transaction: Omit<ConnectionDetailsProps, "wallet">) {
  const needed = useWalletNeeded();
  return (
    <>
      <ConnectionDetails wallet={needed.wallet} {...transaction} />
      <WalletNeeded {...needed} />
    </>
  );
}
