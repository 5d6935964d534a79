import { useEffect, useRef, useState } from "react";
import { positionLine } from "../../../rules/positions.ts";
import { Button } from "../../components/button.tsx";
import { entryAddress } from "../../game/store/entry-link.ts";
import { useTexts } from "../../game/texts.ts";
import { usePuzzleState } from "../puzzle-context.tsx";
import styles from "./result-dialog.module.css";

/** Sends the sign with the position's link by the system's own way, or copies both where there is none. */
export function ShareButton({ number }: { number: number }) {
  const texts = useTexts();
  const { share } = texts.positions;
  const { tries, energyLeft } = usePuzzleState((state) => state.standing);
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const text = positionLine(texts, number, { tries, energyLeft: energyLeft ?? 0 });
  const url = entryAddress(window.location, { kind: "position", data: String(number) });

  async function send() {
    if ("share" in navigator) {
      // Whoever changes their mind has shared nothing; that is no error.
      await navigator.share({ text, url }).catch(() => undefined);
      return;
    }
    const copied = await copy(`${text}\n${url}`);
    setOutcome(copied ? "copied" : "refused");
  }

  return (
    <>
      <Button tone="gold" onClick={() => void send()}>
        {share.button}
      </Button>
      <span role="status">
        {outcome === null ? null : outcome === "copied" ? share.copied : share.notCopied}
      </span>
      {outcome === "refused" ? <MarkedText label={share.text} text={`${text}\n${url}`} /> : null}
    </>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The text to copy by hand, already marked. */
function MarkedText({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <textarea ref={field} className={styles.text} aria-label={label} readOnly value={text} rows={3} />;
}
