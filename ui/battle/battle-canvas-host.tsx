import { useCallback } from "react";
import type { BattleCanvas, BattlePort } from "../../engine/index.ts";
import { type OpenCanvas, useCanvas } from "../game/hooks/use-canvas.ts";
import styles from "./battle-canvas-host.module.css";
import { useBattleClient } from "./battle-context.tsx";
import { graphicsOf } from "./store/battle-graphics.ts";

interface BattleCanvasHostProps {
  /** Must keep its identity: a new port reopens the canvas. */
  port: BattlePort;
  /** Called with the canvas, and with null when it is removed. */
  onCanvas(canvas: BattleCanvas | null): void;
}

/**
 * Element that holds the canvas. It is hidden from assistive technology, because lists beside it say the same in words.
 */
export function BattleCanvasHost({ port, onCanvas }: BattleCanvasHostProps) {
  const { store } = useBattleClient();
  const open = useCallback<OpenCanvas<BattleCanvas>>(
    async (engine, place) => (await graphicsOf({ store }, engine)).enter(place, port),
    [store, port],
  );
  const host = useCanvas(open, onCanvas);
  return <div ref={host} className={styles.host} aria-hidden="true" data-battlefield="" />;
}
