import { type RefObject, useEffect, useRef } from "react";
import type * as engineModule from "../../../engine/index.ts";
import { useGame } from "../game-context.tsx";

type Engine = typeof engineModule;
/** Puts a canvas into an element. */
export type OpenCanvas<Canvas> = (engine: Engine, place: HTMLElement) => Canvas | Promise<Canvas>;

/**
 * The place of a canvas. The screen owns its life: made on mount, destroyed on unmount, whichever of the two comes
 * first while the engine is still loading. Without it the screens play on.
 * @param open stays the same as long as the canvas shall live; null: not yet
 * @param take is given the canvas, and null when it goes
 */
export function useCanvas<Canvas extends { destroy(): void }>(
  open: OpenCanvas<Canvas> | null,
  take: (canvas: Canvas | null) => void,
): RefObject<HTMLDivElement | null> {
  const game = useGame();
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const place = host.current;
    if (!place || !open) return;
    let wanted = true;
    const loading = import("../../../engine/index.ts")
      .then((engine) => (wanted ? open(engine, place) : null))
      .then((canvas) => {
        if (wanted) take(canvas);
        return canvas;
      })
      .catch(() => {
        if (wanted) game.store.setState({ newVersion: true });
        return null;
      });
    return () => {
      wanted = false;
      take(null);
      loading.then((canvas) => canvas?.destroy());
    };
  }, [game, open, take]);

  return host;
}
