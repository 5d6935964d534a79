import type { ReactNode } from "react";
import { Accordion } from "../../components/accordion.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import type { PanelSection } from "../lab-state.ts";
import { MoveSection } from "../move/move-section.tsx";
import { BuildSection } from "./build-section.tsx";
import { UpgradeSection } from "./upgrade-section.tsx";

const SECTIONS: { key: PanelSection; title: string; content: ReactNode }[] = [
  { key: "build", title: "Build Machines", content: <BuildSection /> },
  { key: "upgrade", title: "Upgrade Machines", content: <UpgradeSection /> },
  { key: "move", title: "Move Machines", content: <MoveSection /> },
];

/** The sections build, upgrade and move, of which at most one is open (`LAB-127`). */
export function LabSections() {
  const game = useGame();
  const open = useGameState((state) => state.section);
  function change(key: string | null) {
    game.sounds.emit("click");
    game.store.setState({ section: SECTIONS.find((section) => section.key === key)?.key ?? null });
  }
  return <Accordion sections={SECTIONS} open={open} onOpenChange={change} />;
}
