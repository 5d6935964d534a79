import type { ReactNode } from "react";
import { fill, fillPlural } from "../../../rules/index.ts";
import { Accordion } from "../../components/accordion.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { useTexts } from "../../game/texts.ts";
import { RoomMachines } from "../machine-list/machine-list.tsx";
import { RoomNavigation } from "../machine-list/room-navigation.tsx";
import { RoomResidents } from "../machine-list/room-residents.tsx";
import type { PanelSection } from "../state/lab-state.ts";
import { BuildSection } from "./build-section.tsx";
import { CreatureButtons } from "./creature-buttons.tsx";
import { ResourceCounters, ScreenTools } from "./hud.tsx";
import { LabGoal } from "./lab-goal.tsx";
import { MoveSection } from "./move-section.tsx";
import styles from "./side-panel.module.css";
import { UpgradeSection } from "./upgrade-section.tsx";

interface SidePanelProps {
  /** Row at the top of the panel, whose last element stands at the right; by default the tools of wide screens. */
  bar?: ReactNode;
  /** Comes last. */
  below?: ReactNode;
}

/** Shows the player, the resources and all actions, in the stated order (`LAB-124` to `LAB-127`). */
export function SidePanel({ bar, below }: SidePanelProps) {
  const texts = useTexts();
  const isMobile = useIsMobile();
  const name = useGameState((state) => (state.session.kind === "player" ? state.session.firstName : ""));
  const hasRooms = useGameState((state) => (state.lab?.roomsUnlocked ?? 1) > 1);
  const shownBar = bar === undefined && !isMobile ? <ScreenTools /> : bar;
  return (
    <div className={styles.panel}>
      <header className={styles.top}>
        {shownBar ? <div className={styles.bar}>{shownBar}</div> : null}
        <div className={isMobile || !hasRooms ? undefined : styles.head}>
          <h1 className={styles.welcome}>
            <FilledText text={texts.lab.panel.welcome} values={{ name: <bdi>{name}</bdi> }} />
          </h1>
          <RoomCount />
          {isMobile ? null : <RoomNavigation />}
        </div>
        <ResourceCounters />
      </header>
      <div className={styles.rest}>
        <CreatureButtons />
        {isMobile ? <LabGoal /> : <div className={styles.goal}>{<LabGoal />}</div>}
        <LabSections />
        {isMobile ? null : (
          <>
            <RoomMachines />
            <RoomResidents />
          </>
        )}
        {below}
      </div>
    </div>
  );
}

const SECTIONS: { key: PanelSection; content: ReactNode }[] = [
  { key: "build", content: <BuildSection /> },
  { key: "upgrade", content: <UpgradeSection /> },
  { key: "move", content: <MoveSection /> },
];

/** The sections build, upgrade and move, of which at most one is open (`LAB-127`). */
function LabSections() {
  const { sections: titles } = useTexts().lab.panel;
  const game = useGame();
  const open = useGameState((state) => state.section);
  function change(key: string | null) {
    game.sounds.emit("click");
    game.store.setState({ section: SECTIONS.find((section) => section.key === key)?.key ?? null });
  }
  const sections = SECTIONS.map((section) => ({ ...section, title: titles[section.key] }));
  return <Accordion beside sections={sections} open={open} onOpenChange={change} />;
}

/** Shows the current room and the number of machines in the lab (`LAB-046`). */
function RoomCount() {
  const { lab } = useLoaded();
  const texts = useTexts();
  const room = useGameState((state) => state.room);
  const machines = fillPlural(texts, texts.lab.rooms.machines, { number: lab.machines.length });
  return (
    <p className={layoutStyles.muted}>
      {fill(texts.lab.rooms.place, { room, rooms: lab.roomsUnlocked, machines })}
    </p>
  );
}
