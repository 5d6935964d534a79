import { Dialog } from "../parts/dialog.tsx";
import { WalletNeeded, type WalletNeededProps } from "./wallet-needed.tsx";

interface WalletNeededDialogProps extends WalletNeededProps {
  open: boolean;
  /** What was wished for, such as 'Mint Creature'. */
  feature: string;
  onClose: () => void;
}

/** A feature that needs a wallet was wished for without one. */
export function WalletNeededDialog({ open, feature, onClose, ...wallet }: WalletNeededDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={feature} width="narrow">
      <WalletNeeded {...wallet} />
    </Dialog>
  );
}
