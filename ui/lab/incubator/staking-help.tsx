import { useState } from "react";
import type { RuleSet } from "../../../rules/index.ts";
import { Accordion } from "../../components/accordion.tsx";
import styles from "./staking-help.module.css";

interface StakingHelpProps {
  help: RuleSet["texts"]["lab"]["staking"];
  /** Address of the staking site the operator configured; null: no link is shown. */
  site: string | null;
}

/** Explains how to get sCVX, with a link to the staking site (`LAB-156`). */
export function StakingHelp({ help, site }: StakingHelpProps) {
  const [open, setOpen] = useState<string | null>(null);
  const content = (
    <>
      <ol className={styles.steps}>
        {help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {site === null ? null : (
        <a className={styles.link} href={site} target="_blank" rel="noopener noreferrer">
          {help.link}
        </a>
      )}
    </>
  );
  return (
    <Accordion sections={[{ key: "steps", title: help.title, content }]} open={open} onOpenChange={setOpen} />
  );
}
