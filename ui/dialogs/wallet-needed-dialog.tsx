import { Dialog } from "../parts/dialog.tsx";
import { WalletNeeded, type WalletNeededProps } from "./wallet-needed.tsx";

interface WalletNeededDialogProps extends WalletNeededProps {
  open: boolean;
  /** What was wished for, such as 'Mint Creature'. */
  feature: string;
  /** What the feature is, for a player who never used it; null for one who did. */
  explanation: string | null;
  onClose: () => void;
}

/** A feature that needs a wallet was wished for without one. */
export function WalletNeededDialog(props: WalletNeededDialogProps) {
  const { open, feature, explanation, onClose, ...wallet } = props;
  return (
    <Dialog open={open} onClose={onClose} title={feature} width="narrow">
      {explanation === null ? null : <p>{explanation}</p>}
      <WalletNeeded {...wallet} />
    </Dialog>
  );
}
