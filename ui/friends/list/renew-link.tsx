import { Button } from "../../components/button.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { useTexts } from "../../game/texts.ts";
import styles from "./friends-dialog.module.css";

interface RenewLinkProps {
  hint: string;
  /** True: a new link; false: none. */
  onWant: (wanted: boolean) => void;
}

/** Renews or withdraws a link of the player. */
export function RenewLink({ hint, onWant }: RenewLinkProps) {
  const { friends: texts } = useTexts();
  return (
    <div className={styles.line}>
      <p className={dialogStyles.quiet}>{hint}</p>
      <span className={styles.actions}>
        <Button size="small" onClick={() => onWant(true)}>
          {texts.newLink}
        </Button>
        <Button size="small" onClick={() => onWant(false)}>
          {texts.withdrawLink}
        </Button>
      </span>
    </div>
  );
}
