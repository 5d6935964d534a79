import { useRef, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./link-field.module.css";
import { useWords } from "./words.ts";

/**
 * Shows a link with a copy button. The link can be selected by hand when the browser refuses access to the clipboard.
 */
export function LinkField({ label, address }: { label: string; address: string }) {
  const words = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(words.copied);
    } catch {
      setCopied(words.notCopied);
    }
  }

  return (
    <>
      <input
        ref={field}
        className={styles.address}
        aria-label={label}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.copy}>
        <Button tone="gold" onClick={() => void copy()}>
          {words.copyLink}
        </Button>
        <span role="status">{copied}</span>
      </div>
    </>
  );
}
