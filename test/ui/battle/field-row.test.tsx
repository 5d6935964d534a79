// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { CreatureBounds } from "../../../engine/index.ts";
import { BattleProvider } from "../../../ui/battle/battle-context.tsx";
import { FieldRow } from "../../../ui/battle/field/field-row.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { render, settle } from "../support/render.tsx";

/** The own field with one creature, where a canvas shows creatures at these bounds. */
async function row(boundsOf: (creatureId: string) => readonly CreatureBounds[] | null): Promise<HTMLElement> {
  const play = new PvpOnScreen();
  const own = play.wire.battle.sides[play.wire.side];
  const fighter = own.hand.shift();
  if (fighter) own.field.push(fighter);
  await play.fight();
  const bounds = boundsOf(fighter?.id ?? "");
  render(
    <GameProvider game={play.pvp.game}>
      <BattleProvider client={play.pvp.battle}>
        <FieldRow owner="player" bounds={bounds} />
      </BattleProvider>
    </GameProvider>,
  );
  await settle();
  const control = [...document.querySelectorAll<HTMLElement>("[data-row=player] button")].at(-1);
  if (!control) throw new Error("No control");
  return control;
}

describe("a creature on the field", () => {
  it("is shown as a card where no canvas draws it", async () => {
    const control = await row(() => null);
    expect(control.textContent).toContain("Health");
  });

  it("is never a card over a canvas that draws the field, even before it has a place there (GAP-43)", async () => {
    const control = await row(() => []);
    expect(control.textContent).toBe("");
    expect(control.dataset.awaited).toBe("true");
    expect(control.getAttribute("aria-label")).toContain("Health");
  });

  it("is selected by a press where the canvas shows it", async () => {
    const control = await row((creatureId) => [
      { creatureId, left: 10, top: 20, width: 30, height: 40, plate: 10 },
    ]);
    expect(control.textContent).toBe("");
    expect(control.dataset.awaited).toBeUndefined();
    expect(control.style.left).toBe("10px");
  });
});
