import { Button } from "../../components/button.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./load-error.module.css";

interface LoadErrorProps {
  /** What could not be loaded, such as 'Error loading creatures'. */
  title: string;
  message: string;
  busy: boolean;
  onTryAgain: () => void;
}

/** Says that a list could not be loaded, and why (`LED-134`, `LED-138`). */
export function LoadError({ title, message, busy, onTryAgain }: LoadErrorProps) {
  const texts = useTexts();
  return (
    <div role="alert" className={styles.panel}>
      <h3>{title}</h3>
      <p>{message}</p>
      <Button tone="teal" busy={busy} onClick={onTryAgain}>
        {texts.words.tryAgain}
      </Button>
    </div>
  );
}
