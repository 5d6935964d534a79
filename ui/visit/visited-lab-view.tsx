import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import {
  cooldownMinutes,
  drawnLab,
  drawnResidents,
  fill,
  type Machine,
  type RuleSet,
  remainingCooldown,
} from "../../rules/index.ts";
import type { VisitReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { ResidentList } from "../collection/residents/resident-list.tsx";
import { MachinePicture } from "../components/atlas-picture.tsx";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { IconButton } from "../components/icon-button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { Panel } from "../components/panel.tsx";
import { Captions } from "../game/captions/captions.tsx";
import { useRoomKeys } from "../game/controls/use-keys.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import { useRoomCanvas } from "../game/hooks/use-canvas.ts";
import { canvasLook } from "../game/look/look.ts";
import { leaveArena } from "../game/store/arena-entry.ts";
import { useTexts } from "../game/texts.ts";
import styles from "./visit.module.css";
import { type VisitedRoom, visitedRoom } from "./visited-room.ts";

/** For keyboard users the canvas is a single control that handles its own keys. */
const KEYBOARD_PLACE = { role: "application", tabIndex: 0 } as const;

interface VisitedLabViewProps {
  visit: VisitReply;
  /** When it was looked at last, by the browser's clock. */
  seenAt: number;
  /** The last look did not reach the server. */
  isLost: boolean;
}

/** The rooms of a visited lab, its machines in words, and the way back. */
export function VisitedLabView({ visit, seenAt, isLost }: VisitedLabViewProps) {
  const game = useGame();
  const { rules } = useBattleClient();
  const { visiting: texts } = rules.texts.friends;
  const { name, own } = visit;
  // A look that found the same keeps its minutes; they go on by themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment belongs to the lab that was found then
  const lab = useMemo(() => drawnLab(rules, visit.lab, seenAt), [rules, visit.lab]);
  const keys = useRoomKeys(rules.texts);
  const { decorations } = visit.lab;
  const { residents: living } = visit.lab;
  const residents = useMemo(() => drawnResidents(living ?? []), [living]);
  const shown = { lab, decorations, residents };
  const [room] = useState(() => visitedRoom({ game, rules, name, ...shown, look: canvasLook(game) }));
  useEffect(() => room.store.setState({ lab, decorations, residents }), [room, lab, decorations, residents]);
  return (
    <div className={styles.visit}>
      <VisitedCanvas room={room} label={fill(texts.canvas, { name, walk: keys.walk })} />
      <div className={layoutStyles.shrinkingStack}>
        <Panel surface="well" role="status" className={styles.about}>
          {isLost ? texts.lost : own ? texts.own : texts.about}
        </Panel>
        <VisitedRooms room={room} />
        <LeaveVisitButton />
        <VisitedMachines room={room} now={seenAt} />
        <VisitedResidents room={room} />
      </div>
    </div>
  );
}

function VisitedCanvas({ room, label }: { room: VisitedRoom; label: string }) {
  // A gamepad walks in the room that is shown; the own one is not there meanwhile.
  const host = useRoomCanvas(room.port);
  // Whoever comes by keyboard can walk at once.
  useEffect(() => host.current?.focus({ preventScroll: true }), [host]);
  const place = { ...KEYBOARD_PLACE, "aria-label": label };
  return (
    <div className={styles.room}>
      <div ref={host} className={styles.canvas} {...place} />
      <Captions corner />
    </div>
  );
}

/** Buttons between the rooms; a lab with one room has none. */
function VisitedRooms({ room: { store, enter } }: { room: VisitedRoom }) {
  const { rooms: texts } = useBattleClient().rules.texts.lab;
  const { room, lab } = useStore(store);
  if (lab.roomsUnlocked <= 1) return null;
  return (
    <nav className={layoutStyles.centredRow} aria-label={texts.rooms}>
      <IconButton
        icon="arrow_left"
        label={texts.previousRoom}
        disabled={room <= 1}
        onClick={() => enter(room - 1)}
      />
      <span className={layoutStyles.pageNumber}>
        {room}/{lab.roomsUnlocked}
      </span>
      <IconButton
        icon="arrow_right"
        label={texts.nextRoom}
        disabled={room >= lab.roomsUnlocked}
        onClick={() => enter(room + 1)}
      />
    </nav>
  );
}

/** The creatures of the room that is shown, in words. */
function VisitedResidents({ room: { store, greet, call } }: { room: VisitedRoom }) {
  const { rules } = useBattleClient();
  const { residents, room } = useStore(store);
  const here = residents.filter((one) => one.room === room);
  return <ResidentList rules={rules} room={room} residents={here} onGreet={greet} onCall={call} />;
}

/** The machines of the room that is shown, in words, at a moment of the browser's clock. */
function VisitedMachines({ room: { store }, now }: { room: VisitedRoom; now: number }) {
  const { rules } = useBattleClient();
  const { machineList: texts } = rules.texts.lab;
  const { lab, room } = useStore(store);
  const machines = lab.machines.filter((machine) => machine.room === room);
  return (
    <section aria-label={fill(texts.heading, { room })}>
      {machines.length === 0 ? <p className={styles.about}>{texts.none}</p> : null}
      <ul className={classNames(layoutStyles.shrinkingStack, styles.machines)}>
        {machines.map((machine) => (
          <VisitedMachine key={machine.id} rules={rules} machine={machine} now={now} />
        ))}
      </ul>
    </section>
  );
}

function VisitedMachine({ rules, machine, now }: { rules: RuleSet; machine: Machine; now: number }) {
  const { type, level, lastActivated, isOffline } = machine;
  const { machineList: texts } = rules.texts.lab;
  const isUnminted = type === "fomoHit" && lastActivated === 0;
  const minutes = cooldownMinutes(remainingCooldown(rules, machine, now));
  const isOff = isOffline || isUnminted;
  const state =
    minutes > 0
      ? fill(texts.minutesLeft, { minutes })
      : isOff
        ? rules.texts.friends.visiting.off
        : texts.ready;
  return (
    <li className={styles.machine}>
      <MachinePicture type={type} level={level} off={isUnminted} size={36} />
      <span className={styles.name}>
        {rules.texts.machines[type].name} <small>{fill(texts.level, { level })}</small>
      </span>
      <span className={styles.state} data-ready={minutes === 0 && !isOff}>
        {state}
      </span>
    </li>
  );
}

/** Leaves the visit: players go to their own lab, visitors to the login. */
export function LeaveVisitButton() {
  const game = useGame();
  const { visiting: texts } = useTexts().friends;
  const isVisitor = useGameState(({ session }) => session.kind === "visitor");
  return (
    <Button wide tone="gold" onClick={() => leaveArena(game)}>
      {isVisitor ? texts.logIn : texts.toMyLab}
    </Button>
  );
}
