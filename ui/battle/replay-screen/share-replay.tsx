import { useState } from "react";
import type { Replay } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { LinkField } from "../../components/link-field.tsx";
import { entryAddress } from "../../game/store/entry-link.ts";
import { useTexts } from "../../game/texts.ts";
import { useBattleClient } from "../battle-context.tsx";
import { linkData } from "../replay/link-replay.ts";
import { SaveReplayButton } from "../replay/save-replay.tsx";

/** Creates a link that holds the whole battle, and shows it (`CON-92`). */
export function ShareReplayButton({ replay }: { replay: Replay }) {
  const client = useBattleClient();
  const [shared, setShared] = useState<Shared | null>(null);
  const [open, setOpen] = useState(false);

  async function share() {
    const made = await linkData(client, replay);
    setShared(
      "data" in made ? { address: entryAddress(window.location, { kind: "replay", data: made.data }) } : made,
    );
    setOpen(true);
  }

  return (
    <>
      <Button size="small" onClick={() => void share()}>
        {client.rules.texts.replays.share.button}
      </Button>
      <ShareDialog open={open} shared={shared} replay={replay} onClose={() => setOpen(false)} />
    </>
  );
}

/** A link to a replay, or why there is none. */
type Shared = { address: string } | { problem: string };

interface ShareDialogProps {
  open: boolean;
  /** null until the link was requested. */
  shared: Shared | null;
  replay: Replay;
  onClose: () => void;
}

/** Shows the link to copy, or offers the file when the battle is too long for a link (`CON-92`). */
function ShareDialog({ open, shared, replay, onClose }: ShareDialogProps) {
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
