import { type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type * as engineModule from "../../../engine/index.ts";
import type { RoomCanvas, RoomPort } from "../../../engine/index.ts";
import { useGame } from "../game-context.tsx";

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

/** Screen pixels per layout pixel: another one after zooming, or on another screen (`ABU-123`). */
function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => window.devicePixelRatio);
}

function subscribe(tell: () => void): () => void {
  let query = listen();
  /** A query is about one ratio. */
  function listen(): MediaQueryList {
    const next = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    next.addEventListener("change", changed);
    return next;
  }
  function changed() {
    query.removeEventListener("change", changed);
    query = listen();
    tell();
  }
  return () => query.removeEventListener("change", changed);
}

/**
 * Returns a ref for the element that holds the canvas of a room, which gamepads and panels find in `game.canvas`. A
 * canvas that takes the place of an earlier one shows the avatar where it stood (`ABU-123`).
 *
 * @param port must stay the same object while the canvas exists; null: the canvas is not created yet
 */
export function useRoomCanvas(port: RoomPort | null): RefObject<HTMLDivElement | null> {
  const game = useGame();
  const avatar = useRef<{ x: number; y: number }>(undefined);
  const open = useMemo(
    (): OpenCanvas<RoomCanvas> | null =>
      port && (({ createRoomCanvas }, place) => createRoomCanvas(place, port, { avatar: avatar.current })),
    [port],
  );
  const take = useCallback(
    (canvas: RoomCanvas | null) => {
      if (!canvas) avatar.current = game.canvas.current?.avatarPlace();
      game.canvas.current = canvas;
    },
    [game],
  );
  return useCanvas(open, take);
}
