import type { ReactNode } from "react";
import { fill } from "../../../rules/index.ts";
import { useGameState } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { useTexts } from "../../game/texts.ts";
import { ResourceCounters } from "../hud/resource-counters.tsx";
import { ScreenTools } from "../hud/screen-tools.tsx";
import { RoomCount } from "../rooms/room-count.tsx";
import { CreatureButtons } from "./creature-buttons.tsx";
import { LabSections } from "./lab-sections.tsx";
import { RoomMachines } from "./room-machines.tsx";
import styles from "./side-panel.module.css";

/** Shows the player, the resources and all actions (`LAB-124` to `LAB-127`); `below` comes last. */
export function SidePanel({ below }: { below?: ReactNode }) {
  const texts = useTexts();
  const isMobile = useIsMobile();
  const name = useGameState((state) => (state.session.kind === "player" ? state.session.firstName : ""));
  return (
    <div className={styles.panel}>
      <header className={styles.top}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.welcome}>{fill(texts.lab.panel.welcome, { name })}</h1>
            <RoomCount />
          </div>
          {isMobile ? null : <ScreenTools />}
        </div>
        <ResourceCounters />
      </header>
      <div className={styles.rest}>
        <CreatureButtons />
        <LabSections />
        {isMobile ? null : <RoomMachines />}
        {below}
      </div>
    </div>
  );
}
