import { type ReactNode, useCallback, useRef, useState } from "react";
import type { BattleCanvas, CreatureBounds } from "../../../engine/index.ts";
import { canvasLook } from "../../game/look/canvas-look.ts";
import { useBattleClient } from "../battle-context.tsx";
import { BattleCanvasHost } from "../canvas/battle-canvas-host.tsx";
import styles from "./battlefield.module.css";
import { createBattlePort } from "./create-battle-port.ts";
import { FieldRow } from "./field-row.tsx";
import { useFieldArea } from "./use-field-area.ts";

interface BattlefieldProps {
  /** Shown between the two rows. */
  children?: ReactNode;
}

/**
 * Both sides of the field (`BAT-024`). The canvas fills the nearest positioned box around the field and draws them; a
 * control over each creature lets the player choose it.
 * Without a canvas the controls show the creatures themselves.
 */
export function Battlefield({ children }: BattlefieldProps) {
  const client = useBattleClient();
  const { game, store } = client;
  const field = useRef<HTMLDivElement>(null);
  const canvasPlace = useRef<HTMLDivElement>(null);
  useFieldArea(canvasPlace, field);
  const [bounds, setBounds] = useState<readonly CreatureBounds[] | null>(null);
  const [port] = useState(() =>
    createBattlePort(client, {
      look: canvasLook(game),
      creatureBounds: setBounds,
    }),
  );
  const takeCanvas = useCallback(
    (canvas: BattleCanvas | null) => {
      store.setState({ canvas });
      if (!canvas) setBounds(null);
    },
    [store],
  );
  return (
    <div ref={field} className={styles.field}>
      <div ref={canvasPlace} className={styles.canvas}>
        <BattleCanvasHost port={port} onCanvas={takeCanvas} />
      </div>
      <FieldRow owner="enemy" bounds={bounds} />
      {children}
      <FieldRow owner="player" bounds={bounds} />
    </div>
  );
}
