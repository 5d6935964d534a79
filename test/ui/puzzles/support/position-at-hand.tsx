import { act } from "react";
import { vi } from "vitest";
import { shippedRules as rules } from "../../../../rules/index.ts";
import {
  type Position,
  type PositionTheme,
  positionAt,
  positionById,
  shippedPositions,
  stepText,
} from "../../../../rules/positions.ts";
import { AiBattle } from "../../../../ui/battle/ai-battle/ai-battle.ts";
import { GameProvider, useGameState } from "../../../../ui/game/game-context.tsx";
import { enterArena } from "../../../../ui/game/store/arena-entry.ts";
import { PositionScreen } from "../../../../ui/puzzles/position-screen.tsx";
import { keptTraining } from "../../../../ui/puzzles/training/kept-training.ts";
import { TrainingScreen } from "../../../../ui/puzzles/training/training-screen.tsx";
import { settled } from "../../arena/support/arena-at-hand.ts";
import { click, nameOf, pageText, render, the } from "../../support/render.tsx";
import { PositionBrowser } from "./position-browser.ts";

/** A browser in which positions are played on their screen. */
export class PositionAtHand extends PositionBrowser {
  /** Opens a position and waits until it can be played or says why not. */
  async open(number: number | null = 1): Promise<this> {
    act(() => enterArena(this.game, { kind: "position", number }));
    render(
      <GameProvider game={this.game}>
        <WhileOpen />
      </GameProvider>,
    );
    await act(() => vi.dynamicImportSettled());
    await this.shows(() => {
      if (!/Goal|comes on/.test(pageText())) throw new Error(pageText());
    });
    return this;
  }

  /** Presses a button, of several that in the dialog on top, and waits for what comes of it. */
  async press(name: string): Promise<void> {
    const found = [...document.querySelectorAll("button")].filter((button) => nameOf(button) === name);
    click(found.at(-1) ?? the("button", name));
    await act(settled);
    await act(settled);
  }

  /** Opens the training and waits until it is there. */
  async openTraining(theme: PositionTheme | null = null): Promise<this> {
    act(() => enterArena(this.game, { kind: "training", theme }));
    render(
      <GameProvider game={this.game}>
        <WhileOpen />
      </GameProvider>,
    );
    await act(() => vi.dynamicImportSettled());
    await this.shows(() => {
      if (!/Goal|What do you want to train/.test(pageText())) throw new Error(pageText());
    });
    return this;
  }

  /** Takes these actions by the list of all moves, then ends the turn. */
  async tries(line: "solution" | "nothing", number = 1): Promise<void> {
    await this.triesAt(await positionOf(number), line);
  }

  /** The same at the position that the training shows. */
  async triesTraining(line: "solution" | "nothing"): Promise<void> {
    const id = keptTraining(this.game).row?.open?.id;
    if (id === undefined) throw new Error("No position of the training is open");
    await this.triesAt(await positionWithId(id), line);
  }

  private async triesAt(position: Position, line: "solution" | "nothing"): Promise<void> {
    const battle = new AiBattle(rules, position.setup);
    battle.catchUp(position.actions);
    for (const action of line === "solution" ? position.solution : []) {
      await this.press("All moves");
      const words = stepText(rules, battle.battle, 0, action).slice(0, -1);
      const buttons = [...document.querySelectorAll<HTMLElement>("[role=dialog] button")];
      const found = buttons.find((button) => button.textContent?.startsWith(words));
      if (!found)
        throw new Error(`No move '${words}' among ${buttons.map((one) => one.textContent).join(" | ")}`);
      click(found);
      await act(settled);
    }
    click(endTurnButton());
    for (let turn = 0; turn < 20; turn += 1) await act(settled);
  }

  shows(check: () => void): Promise<void> {
    return act(() => vi.waitFor(check));
  }
}

function endTurnButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('[data-action="endTurn"]');
  if (!button) throw new Error("No button ends the turn");
  return button;
}

function WhileOpen() {
  const entry = useGameState(({ arena }) => arena);
  if (entry?.kind === "training") return <TrainingScreen entry={entry} />;
  return entry?.kind === "position" ? <PositionScreen entry={entry} /> : <p>The lab</p>;
}

export async function positionOf(number: number): Promise<Position> {
  const position = positionAt(await shippedPositions(rules), number);
  if (!position) throw new Error("There are no positions");
  return position;
}

/** The position with this id, as the training names it. */
export async function positionWithId(id: number): Promise<Position> {
  const position = positionById(await shippedPositions(rules), id);
  if (!position) throw new Error(`There is no position ${id}`);
  return position;
}

/** The texts of all dialogs that are open. */
export function dialogText(): string {
  const open = document.querySelectorAll("[data-state=open] [role=dialog]");
  return [...open].map(({ textContent }) => textContent).join(" ");
}
