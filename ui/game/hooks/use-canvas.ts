import { type RefObject, useEffect, useRef } from "react";
import type * as engineModule from "../../../engine/index.ts";
import { useGame } from "../game-context.tsx";
import { usePixelRatio } from "./use-pixel-ratio.ts";

type Engine = typeof engineModule;
/** Creates a canvas inside an element. */
export type OpenCanvas<Canvas> = (engine: Engine, host: HTMLElement) => Canvas | Promise<Canvas>;

/**
 * Returns a ref for the element that holds a canvas. The canvas is created on mount and destroyed on unmount, also when
 * the unmount comes while the engine still loads. When the engine cannot be loaded, the screens work without it. On a
 * screen with another pixel ratio the canvas is created again, as its pixels are those of the screen (`ABU-123`).
 *
 * @param open must stay the same function while the canvas exists; null: the canvas is not created yet
 * @param take receives the canvas, and null after it is destroyed
 */
export function useCanvas<Canvas extends { destroy(): void }>(
  open: OpenCanvas<Canvas> | null,
  take: (canvas: Canvas | null) => void,
): RefObject<HTMLDivElement | null> {
  const game = useGame();
  const host = useRef<HTMLDivElement>(null);
  const pixelRatio = usePixelRatio();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine reads the pixel ratio itself
  useEffect(() => {
    const element = host.current;
    if (!element || !open) return;
    let wanted = true;
    const loading = import("../../../engine/index.ts")
      .then((engine) => (wanted ? open(engine, element) : null))
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
  }, [game, open, take, pixelRatio]);

  return host;
}
