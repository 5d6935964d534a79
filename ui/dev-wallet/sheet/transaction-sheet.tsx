import type { ManifestSummary } from "../requests/summarize-manifest.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";

interface TransactionSheetProps {
  summary: ManifestSummary;
  onAnswer: (isApproved: boolean) => void;
}

/** Shows what a transaction takes, proves, calls and returns. */
export function TransactionSheet({ summary, onAnswer }: TransactionSheetProps) {
  const { message, leaves, shown, calls, arrives, fee } = summary;
  return (
    <Sheet title="Sign this transaction?" onApprove={() => onAnswer(true)} onReject={() => onAnswer(false)}>
      <Part name="Message" lines={message === null ? [] : [message]} />
      <Part name="Leaves" lines={leaves} />
      <Part name="Is shown" lines={shown} />
      <Part name="Is called" lines={calls} />
      <Part name="Arrives" lines={arrives} />
      <Part name="Fee" lines={[fee]} />
    </Sheet>
  );
}

function Part({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{name}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
