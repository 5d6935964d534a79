import type { ReactNode } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "./sheet.module.css";

interface SheetProps {
  title: string;
  children: ReactNode;
  /** Why the request cannot be approved; null when it can. */
  reason?: string | null;
  onApprove: () => void;
  onReject: () => void;
}

/** A question of the dev wallet; with a real wallet it would appear on the player's phone. */
export function Sheet({ title, children, reason = null, onApprove, onReject }: SheetProps) {
  return (
    <Dialog
      open
      closable={false}
      onClose={onReject}
      title={title}
      description={<Badge tone="info">Dev wallet: nothing here is worth anything</Badge>}
      width="narrow"
      buttons={
        <>
          <Button tone="gold" reason={reason} onClick={onApprove}>
            Approve
          </Button>
          <Button onClick={onReject}>Reject</Button>
        </>
      }
    >
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
