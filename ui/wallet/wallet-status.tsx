import { ConnectionDetails, type ConnectionDetailsProps } from "../dialogs/connection-details.tsx";
import { WalletNeeded } from "../dialogs/wallet-needed.tsx";
import { useWalletNeeded } from "./use-wallet-needed.ts";

/** The wallet's part of a dialog: badge with details and, while it is not ready, what to do about it (`LED-010`). */
export function WalletStatus(transaction: Omit<ConnectionDetailsProps, "wallet">) {
  const needed = useWalletNeeded();
  return (
    <>
      <ConnectionDetails wallet={needed.wallet} {...transaction} />
      <WalletNeeded {...needed} />
    </>
  );
}
