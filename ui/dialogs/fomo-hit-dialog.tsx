import type { RuleSet } from "../../rules/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import { MachinePicture } from "../parts/machine-picture.tsx";
import { ConnectionDetails } from "./connection-details.tsx";
import styles from "./dialog.module.css";
import { WalletNeeded, type WalletNeededProps } from "./wallet-needed.tsx";

interface FomoHitDialogProps extends WalletNeededProps {
  open: boolean;
  rules: RuleSet;
  onClose: () => void;
}

/** The FOMO HIT for a player without a wallet: what a mint would bring, and what is missing (`LAB-120`). */
export function FomoHitDialog({ open, rules, onClose, ...needed }: FomoHitDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="FOMO HIT NFT Minter"
      description={`Its NFT is minted once per player. From then on every activation yields ${rules.fomoHit.tcorvaxYield} TCorvax.`}
    >
      <ConnectionDetails wallet={needed.wallet} />
      <div className={styles.picture}>
        <MachinePicture type="fomoHit" off size={132} />
      </div>
      <WalletNeeded {...needed} />
    </Dialog>
  );
}
