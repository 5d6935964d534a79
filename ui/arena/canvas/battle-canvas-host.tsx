import { useEffect, useRef } from "react";
import type { BattleCanvas, BattlePort } from "../../../engine/index.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./battle-canvas-host.module.css";

interface BattleCanvasHostProps {
  /** Stays the same as long as the canvas shall live. */
  port: BattlePort;
  /** The canvas, and null when it goes. */
  onCanvas(canvas: BattleCanvas | null): void;
}

/**
 * The place of the battlefield. The screen owns its life: made on mount, destroyed on unmount, whichever of the
 * two comes first while the engine is still loading. To assistive technology it is a picture; lists beside it
 * say the same in words. Without it a battle plays on.
 */
export function BattleCanvasHost({ port, onCanvas }: BattleCanvasHostProps) {
  const { game } = useArena();
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let wanted = true;
    const loading = import("../../../engine/index.ts")
      .then(({ openBattleCanvas }) => (wanted ? openBattleCanvas(place, port) : null))
      .then((canvas) => {
        if (wanted) onCanvas(canvas);
        return canvas;
      })
      .catch(() => {
        if (wanted) game.store.setState({ newVersion: true });
        return null;
      });
    return () => {
      wanted = false;
      onCanvas(null);
      loading.then((canvas) => canvas?.destroy());
    };
  }, [game, port, onCanvas]);

  return <div ref={host} className={styles.host} aria-hidden="true" data-battlefield="" />;
}
