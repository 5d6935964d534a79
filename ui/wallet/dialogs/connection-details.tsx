import { type ReactNode, useId, useState } from "react";
import { Badge } from "../../components/badge.tsx";
import { Icon } from "../../components/icon.tsx";
import type { WalletState } from "../../game/wallet-port.ts";
import styles from "./connection-details.module.css";
import { WALLET_TEXTS } from "./wallet-texts.ts";

export interface ConnectionDetailsProps {
  wallet: WalletState;
  /** Stage of the dialog's transaction; not shown when absent. */
  stage?: string | undefined;
  /** Hash of that transaction; null before there is one. Not shown when absent. */
  intentHash?: string | null | undefined;
}

/** A badge in every wallet dialog; opened, it shows what is connected and what is missing (`LED-010`, `LAB-154`). */
export function ConnectionDetails({ wallet, stage, intentHash }: ConnectionDetailsProps) {
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
          {isReady ? WALLET_TEXTS.connected : WALLET_TEXTS.connectionIssues}
        </Badge>
        <Icon name={open ? "arrow_up" : "arrow_down"} size={14} />
      </button>
      <dl id={id} className={styles.details} hidden={!open}>
        <Detail name="Wallet connected">{yesOrNo(wallet.readiness !== "disconnected")}</Detail>
        <Detail name="Accounts shared">{yesOrNo(account !== null)}</Detail>
        <Detail name="Account address">{account?.address ?? "None"}</Detail>
        {stage === undefined ? null : <Detail name="Stage">{stage}</Detail>}
        {intentHash === undefined ? null : <Detail name="Transaction hash">{intentHash ?? "None"}</Detail>}
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

function yesOrNo(value: boolean): string {
  return value ? "Yes" : "No";
}
