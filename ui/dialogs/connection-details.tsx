import { useId, useState } from "react";
import { Badge } from "../parts/badge.tsx";
import { Icon } from "../parts/icon.tsx";
import styles from "./connection-details.module.css";
import { WALLET_TEXTS } from "./wallet-texts.ts";

/** The badge of a player without a wallet; it opens to what is missing (`LAB-154`). */
export function ConnectionDetails() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Badge tone="warning">{WALLET_TEXTS.connectionIssues}</Badge>
        <Icon name={open ? "arrow_up" : "arrow_down"} size={14} />
      </button>
      <dl id={id} className={styles.details} hidden={!open}>
        <div>
          <dt>Wallet connected</dt>
          <dd>No</dd>
        </div>
        <div>
          <dt>Accounts shared</dt>
          <dd>No</dd>
        </div>
        <div>
          <dt>Account address</dt>
          <dd>None</dd>
        </div>
      </dl>
    </div>
  );
}
