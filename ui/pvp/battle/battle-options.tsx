import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { LinkField } from "../../components/link-field.tsx";
import { entryAddress } from "../../game/store/entry-link.ts";
import { EmoteBar } from "../opponent/emotes.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./battle-options.module.css";
import { askToConcede } from "./leave-battle.ts";

/** Buttons below the actions: let others watch the battle, or give it up. */
export function BattleOptions({ onDone }: { onDone: () => void }) {
  const pvp = usePvp();
  const watchId = usePvpState((state) => state.battle?.watchId ?? "");
  const [open, setOpen] = useState(false);
  const { battle, watch } = pvp.rules.texts.pvpScreens;
  return (
    <div className={styles.options}>
      <EmoteBar onShown={onDone} />
      <Button size="small" onClick={() => setOpen(true)}>
        {watch.share}
      </Button>
      <Button size="small" tone="danger" onClick={() => askToConcede(pvp, true)}>
        {battle.concede}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={watch.shareTitle}
        description={watch.shareText}
        width="wide"
      >
        <LinkField
          label={watch.link}
          address={entryAddress(window.location, { kind: "watch", data: watchId })}
        />
      </Dialog>
    </div>
  );
}
