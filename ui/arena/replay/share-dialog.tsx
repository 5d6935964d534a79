import { useRef, useState } from "react";
import type { Replay } from "../../../rules/index.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SaveReplayButton } from "./save-replay-button.tsx";
import styles from "./share-dialog.module.css";

/** A link to a replay, or why there is none. */
export type Shared = { address: string } | { problem: string };

interface ShareDialogProps {
  open: boolean;
  /** null until it was asked for. */
  shared: Shared | null;
  replay: Replay;
  onClose: () => void;
}

const WHOLE_BATTLE = "The link holds the whole battle. Whoever opens it can watch it.";

/** The link to copy; where a battle is too long for one, the file instead (`CON-92`). */
export function ShareDialog({ open, shared, replay, onClose }: ShareDialogProps) {
  const problem = shared && "problem" in shared ? shared.problem : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Share this battle"
      description={problem ?? WHOLE_BATTLE}
      width="wide"
    >
      {shared && "address" in shared ? (
        <Address address={shared.address} />
      ) : (
        <SaveReplayButton replay={replay} />
      )}
    </Dialog>
  );
}

/** The field shows the link also where the browser does not let pages write to the clipboard. */
function Address({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied("Copied.");
    } catch {
      setCopied("The browser did not allow it: copy the marked link yourself.");
    }
  }

  return (
    <>
      <input
        ref={field}
        className={styles.address}
        aria-label="Link to the replay"
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.copy}>
        <Button tone="gold" onClick={() => void copy()}>
          Copy Link
        </Button>
        <span role="status">{copied}</span>
      </div>
    </>
  );
}
