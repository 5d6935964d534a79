import { type RefObject, useCallback, useMemo, useRef } from "react";
import type { RoomCanvas, RoomPort } from "../../../engine/index.ts";
import { useGame } from "../game-context.tsx";
import { type OpenCanvas, useCanvas } from "./use-canvas.ts";

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
