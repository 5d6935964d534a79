import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { BattleCanvas, CreatureBounds, FieldArea } from "../../../engine/index.ts";
import { canvasLook } from "../../game/look/look.ts";
import { BattleCanvasHost } from "../battle-canvas-host.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { OwnHalf } from "../drag/own-half.tsx";
import styles from "./battlefield.module.css";
import { createBattlePort } from "./create-battle-port.ts";
import { FieldRow } from "./field-row.tsx";

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
      <OwnHalf />
      <FieldRow owner="enemy" bounds={bounds} />
      {children}
      <FieldRow owner="player" bounds={bounds} />
    </div>
  );
}

/**
 * Tells the canvas which part of it lies behind an element, now and whenever one of them changes: the canvas may reach
 * under the other parts of the screen, but creatures stand where they are seen.
 */
function useFieldArea(canvas: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  const { store } = useBattleClient();
  useEffect(() => {
    const [whole, part] = [canvas.current, field.current];
    if (!whole || !part) return;
    const measure = () => {
      const fieldArea = areaWithin(whole.getBoundingClientRect(), part.getBoundingClientRect());
      if (JSON.stringify(fieldArea) !== JSON.stringify(store.getState().fieldArea))
        store.setState({ fieldArea });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    observer.observe(part);
    measure();
    return () => {
      observer.disconnect();
      store.setState({ fieldArea: null });
    };
  }, [store, canvas, field]);
}

/** Returns where a box is within another, in whole pixels; null for a box without a size. */
function areaWithin(whole: DOMRect, part: DOMRect): FieldArea | null {
  if (part.width === 0 || part.height === 0) return null;
  return {
    left: Math.round(part.left - whole.left),
    top: Math.round(part.top - whole.top),
    width: Math.round(part.width),
    height: Math.round(part.height),
  };
}
