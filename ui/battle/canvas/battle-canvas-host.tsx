import { useCallback } from "react";
import type { BattleCanvas, BattlePort } from "../../../engine/index.ts";
import { useArena } from "../../arena/arena-context.tsx";
import { type OpenCanvas, useCanvas } from "../../game/hooks/use-canvas.ts";
import styles from "./battle-canvas-host.module.css";
import { battleGameOf } from "./battle-game.ts";

interface BattleCanvasHostProps {
  /** Stays the same as long as the canvas shall live. */
  port: BattlePort;
  /** The canvas, and null when it goes. */
  onCanvas(canvas: BattleCanvas | null): void;
}

/**
 * The place of the battlefield. To assistive technology it is a picture; lists beside it say the same in words.
 */
export function BattleCanvasHost({ port, onCanvas }: BattleCanvasHostProps) {
  const arena = useArena();
  const open = useCallback<OpenCanvas<BattleCanvas>>(
    async (engine, place) => (await battleGameOf(arena, engine)).enter(place, port),
    [arena, port],
  );
  const host = useCanvas(open, onCanvas);
  return <div ref={host} className={styles.host} aria-hidden="true" data-battlefield="" />;
}
