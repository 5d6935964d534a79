import type { Replay } from "../../../rules/index.ts";
import { Dialog } from "../../components/dialog.tsx";
import { LinkField } from "../../components/link-field.tsx";
import { useTexts } from "../../game/texts.ts";
import { SaveReplayButton } from "./save-replay-button.tsx";

/** A link to a replay, or why there is none. */
export type Shared = { address: string } | { problem: string };

interface ShareDialogProps {
  open: boolean;
  /** null until the link was requested. */
  shared: Shared | null;
  replay: Replay;
  onClose: () => void;
}

/** Shows the link to copy, or offers the file when the battle is too long for a link (`CON-92`). */
export function ShareDialog({ open, shared, replay, onClose }: ShareDialogProps) {
  const { share: texts } = useTexts().replays;
  const problem = shared && "problem" in shared ? shared.problem : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      description={problem ?? texts.text}
      width="wide"
    >
      {shared && "address" in shared ? (
        <LinkField label={texts.link} address={shared.address} />
      ) : (
        <SaveReplayButton replay={replay} />
      )}
    </Dialog>
  );
}
