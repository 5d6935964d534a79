import { useState } from "react";
import type { Replay } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { entryAddress } from "../../game/store/entry-link.ts";
import { useBattleClient } from "../battle-context.tsx";
import { linkData } from "./link-replay.ts";
import { ShareDialog, type Shared } from "./share-dialog.tsx";

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
