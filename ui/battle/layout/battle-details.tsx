import { type ReactNode, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useTexts } from "../../game/texts.ts";
import { ActionPreview } from "../action-panel/action-preview.tsx";
import { ActionReasons } from "../action-panel/action-reasons.tsx";
import { AllMovesButton } from "../action-panel/all-moves.tsx";
import { CreatureInspector } from "../field/creature-inspector.tsx";
import styles from "./battle-layout.module.css";

interface BattleDetailsProps {
  /** Whether they are in a drawer, behind a button of their own. */
  inDrawer: boolean;
  onAllMoves: () => void;
  /** More buttons; `done` closes the drawer that they are in. */
  children: (done: () => void) => ReactNode;
}

/** What tells more about the choice: all moves, reasons, the preview and the creature's numbers. */
export function BattleDetails(props: BattleDetailsProps) {
  if (props.inDrawer) return <DetailsDrawer {...props} />;
  return <Details onAllMoves={props.onAllMoves}>{props.children(stayOpen)}</Details>;
}

/** Beside the field nothing has to close. */
function stayOpen(): void {}

function DetailsDrawer({ onAllMoves, children }: BattleDetailsProps) {
  const { layout } = useTexts().battleScreen;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.opener} icon="help" onClick={() => setOpen(true)}>
        {layout.details}
      </Button>
      {/* The buttons of the actions are described by them, also while the drawer is closed. */}
      <VisuallyHidden>
        <ActionReasons />
      </VisuallyHidden>
      <Dialog open={open} onClose={() => setOpen(false)} title={layout.details}>
        <Details
          onAllMoves={() => {
            setOpen(false);
            onAllMoves();
          }}
          isCopy
        >
          {children(() => setOpen(false))}
        </Details>
      </Dialog>
    </>
  );
}

interface DetailsProps extends Pick<BattleDetailsProps, "onAllMoves"> {
  children: ReactNode;
  /** Whether the reasons stand elsewhere on the page as well. */
  isCopy?: boolean;
}

function Details({ onAllMoves, children, isCopy = false }: DetailsProps) {
  return (
    <div className={layoutStyles.stack}>
      {/* First, so that what comes and goes with the choice moves no button out of sight. */}
      <div className={styles.buttons}>
        <AllMovesButton onPress={onAllMoves} />
        {children}
      </div>
      {/* What an attack would do is looked for first; on a low screen the numbers below it have to be scrolled. */}
      <ActionPreview />
      <CreatureInspector />
      <ActionReasons isCopy={isCopy} />
    </div>
  );
}
