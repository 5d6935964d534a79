// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { adoptCat } from "../../../ui/lab/commands/cat.ts";
import { selectMachineForMove, selectPetForMove } from "../../../ui/lab/commands/move-mode.ts";
import { MoveDialogs } from "../../../ui/lab/room/move-dialogs.tsx";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { playing } from "../support/playing.ts";
import { click, pageText, render, the } from "../support/render.tsx";

/** Shows the two confirmation dialogs of moves for a player with a Cat's Lair and a cat. */
async function withCat() {
  const tab = await playing();
  const lair = await tab.built("catLair");
  await tab.grant({ catNips: "1500" });
  await adoptCat(tab.game, lair);
  render(
    <GameProvider game={tab.game}>
      <MoveDialogs />
    </GameProvider>,
  );
  const pick = (x: number, y: number) => act(() => receiveIntent(tab.game, { type: "pickPosition", x, y }));
  return { tab, lair, petId: tab.lab.pets[0]?.id ?? "", pick };
}

describe("the confirmation of a move", () => {
  it("uses the pet's own dialog for a cat, which then moves within its 1.5 cells (LAB-143)", async () => {
    const { tab, petId, pick } = await withCat();
    act(() => selectPetForMove(tab.game, petId));
    expect(pageText()).toBe("");
    pick(700, 500);
    expect(the("dialog", "Move Cat here?").textContent).toContain("Moving a pet is free.");
    expect(pageText()).not.toContain("TCorvax");
    click(the("button", "Move"));
    await act(() => tab.wire.quiet());
    expect(tab.lab.pets[0]).toMatchObject({ x: 704, y: 448 });
    expect(tab.wire.countOf("/api/movePet")).toBe(1);
  });

  it("uses the machine's dialog with its price for a machine (LAB-090, LAB-098)", async () => {
    const { tab, lair, pick } = await withCat();
    act(() => selectMachineForMove(tab.game, lair));
    pick(0, 0);
    expect(the("dialog", "Move Cat's Lair here?").textContent).toContain("50 TCorvax");
    expect(() => the("dialog", "Move Cat here?")).toThrow();
  });
});
