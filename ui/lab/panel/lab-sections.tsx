import type { ReactNode } from "react";
import { Accordion } from "../../components/accordion.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import type { PanelSection } from "../lab-state.ts";
import { MoveSection } from "../move/move-section.tsx";
import { BuildSection } from "./build-section.tsx";
import { UpgradeSection } from "./upgrade-section.tsx";

const SECTIONS: { key: PanelSection; content: ReactNode }[] = [
  { key: "build", content: <BuildSection /> },
  { key: "upgrade", content: <UpgradeSection /> },
  { key: "move", content: <MoveSection /> },
];

/** The sections build, upgrade and move, of which at most one is open (`LAB-127`). */
export function LabSections() {
  const { sections: titles } = useTexts().lab.panel;
  const game = useGame();
  const open = useGameState((state) => state.section);
  function change(key: string | null) {
    game.sounds.emit("click");
    game.store.setState({ section: SECTIONS.find((section) => section.key === key)?.key ?? null });
  }
  const sections = SECTIONS.map((section) => ({ ...section, title: titles[section.key] }));
  return <Accordion sections={sections} open={open} onOpenChange={change} />;
}
