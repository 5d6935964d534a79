import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type Modifier,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CreatureView } from "../../../rules/index.ts";
import { CreaturePicture, ItemPicture } from "../../components/token-picture.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { pointAt } from "../choose.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { useBattleView } from "../use-shown-battle.ts";
import styles from "./battle-drag.module.css";
import { beginDrag, type Drag, type Dragged, drop, leaveDrag, OWN_HALF } from "./dragged.ts";

/** A press that moves less is a press. */
const LEAST_PX = 8;
const PICTURE_PX = 64;

/**
 * Lets the player drag cards, creatures and items over the field with pointer or finger. All of it can be done by
 * presses as well, which is what keyboard, gamepad and screen readers use: they hear nothing of drags.
 */
export function BattleDrag({ children }: { children: ReactNode }) {
  const client = useBattleClient();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: LEAST_PX } }));
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  useCutOff(client, dragged !== null);
  const end = (over: string | null, isDrop: boolean) => {
    const ended = drag.current;
    drag.current = null;
    setDragged(null);
    if (ended && isDrop) drop(client, ended, over);
    else if (ended) leaveDrag(client, ended);
  };
  // The library goes on listening for the pointer when the screen is left.
  useEffect(
    () => () => {
      const left = drag.current;
      drag.current = null;
      if (left) leaveDrag(client, left);
    },
    [client],
  );
  return (
    <DndContext
      sensors={sensors}
      autoScroll={false}
      collisionDetection={underPointer}
      accessibility={{
        announcements: SILENT,
        screenReaderInstructions: { draggable: "" },
        restoreFocus: false,
      }}
      onDragStart={({ active }) => {
        drag.current = beginDrag(client, active.data.current as Dragged);
        setDragged(drag.current?.dragged ?? null);
      }}
      onDragOver={({ over }) => {
        if (over && over.id !== OWN_HALF) pointAt(client, String(over.id), false);
        else client.store.setState({ pointedId: null });
      }}
      onDragEnd={({ over }) => end(over ? String(over.id) : null, true)}
      onDragCancel={() => end(null, false)}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[centredOnPointer]} className={styles.overlay ?? ""}>
        {dragged ? <Carried dragged={dragged} /> : null}
      </DragOverlay>
    </DndContext>
  );
}

const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Cards go to the own half of the field alone, everything else to creatures. */
const underPointer: CollisionDetection = (args) => {
  const isCard = (args.active.data.current as Dragged | undefined)?.kind === "card";
  const droppableContainers = args.droppableContainers.filter(({ id }) => (id === OWN_HALF) === isCard);
  return pointerWithin({ ...args, droppableContainers });
};

const centredOnPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  if (!draggingNodeRect || !(activatorEvent instanceof PointerEvent)) return transform;
  return {
    ...transform,
    x: transform.x + activatorEvent.clientX - draggingNodeRect.left - PICTURE_PX / 2,
    y: transform.y + activatorEvent.clientY - draggingNodeRect.top - PICTURE_PX / 2,
  };
};

/** Cuts a drag off when the player's turn ends or a second finger comes. */
function useCutOff({ store }: BattleClient, isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return;
    // The library has no other way to cancel a drag from outside than what it hears of a page that is left.
    const cutOff = () => window.dispatchEvent(new Event("visibilitychange"));
    const unsubscribe = store.subscribe(({ shown }) => {
      if (shown?.phase !== "player") cutOff();
    });
    window.addEventListener("pointerdown", cutOff, true);
    return () => {
      unsubscribe();
      window.removeEventListener("pointerdown", cutOff, true);
    };
  }, [store, isDragging]);
}

/** The picture under the pointer. */
function Carried({ dragged }: { dragged: Dragged }) {
  const { player } = useBattleView();
  if (dragged.kind === "item") {
    const item = [...player.tools, ...player.spells].find(({ id }) => id === dragged.id);
    const kind = dragged.type === "useTool" ? "tool" : "spell";
    return item ? <ItemPicture name={item.name} kind={kind} size={PICTURE_PX} /> : null;
  }
  const creature = [...player.hand, ...player.field].find(
    (one): one is CreatureView => !("hidden" in one) && one.id === dragged.id,
  );
  return creature ? <CreaturePicture creature={creature} size={PICTURE_PX} /> : null;
}
