import { type ReactNode, useId, useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Icon } from "../../components/icon.tsx";
import { useTexts } from "../../game/texts.ts";
import type { WalletState } from "../../game/wallet-port.ts";
import styles from "./connection-details.module.css";

export interface ConnectionDetailsProps {
  wallet: WalletState;
  /** Stage of the dialog's transaction; not shown when absent. */
  stage?: string | undefined;
  /** Hash of that transaction; null before there is one. Not shown when absent. */
  intentHash?: string | null | undefined;
}

/** A badge in every wallet dialog; opened, it shows what is connected and what is missing (`LED-010`, `LAB-154`). */
export function ConnectionDetails({ wallet, stage, intentHash }: ConnectionDetailsProps) {
  const { wallet: texts } = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  const isReady = wallet.readiness === "ready";
  const account = wallet.accounts[0] ?? wallet.unproven;
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Badge tone={isReady ? "success" : "warning"}>
          {isReady ? texts.connected : texts.connectionIssues}
        </Badge>
        <Icon name={open ? "arrow_up" : "arrow_down"} size={14} />
      </button>
      <dl id={id} className={styles.details} hidden={!open}>
        <Detail name={texts.walletConnected}>
          {wallet.readiness === "disconnected" ? texts.no : texts.yes}
        </Detail>
        <Detail name={texts.accountsShared}>{account === null ? texts.no : texts.yes}</Detail>
        <Detail name={texts.accountAddress}>{account?.address ?? texts.none}</Detail>
        {stage === undefined ? null : <Detail name={texts.stage}>{stage}</Detail>}
        {intentHash === undefined ? null : (
          <Detail name={texts.transactionHash}>{intentHash ?? texts.none}</Detail>
        )}
      </dl>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
