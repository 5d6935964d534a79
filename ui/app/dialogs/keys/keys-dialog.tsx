import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import rowStyles from "../../../components/row.module.css";
import type { KeyArea } from "../../../game/controls/key-command.ts";
import { useTexts } from "../../../game/texts.ts";
import { ALL_COMMANDS } from "../../controls/all-commands.ts";
import { KeyRow } from "./key-row.tsx";
import styles from "./keys.module.css";
import { useKeyChange } from "./use-key-change.ts";

const AREAS: readonly KeyArea[] = ["room", "lab", "battle", "screens"];

/** The list of all commands with their keys, each of which can be changed. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: texts } = useTexts().controls;
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.about} width="wide">
      <KeyList />
    </Dialog>
  );
}

/** The contents, rendered only while the dialog is open. */
function KeyList() {
  const { keys: texts } = useTexts().controls;
  const change = useKeyChange();
  return (
    <>
      {AREAS.map((area) => (
        <section key={area} aria-labelledby={`keys-${area}`}>
          <h3 id={`keys-${area}`} className={styles.area}>
            {texts.areas[area]}
          </h3>
          <ul className={rowStyles.list}>
            {ALL_COMMANDS.filter((command) => command.area === area).map((command) => (
              <KeyRow key={command.id} command={command} change={change} />
            ))}
          </ul>
        </section>
      ))}
      <Button onClick={change.reset}>{texts.reset}</Button>
    </>
  );
}
