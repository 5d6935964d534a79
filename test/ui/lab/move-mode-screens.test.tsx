// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { moveCost, refusalOf, shippedRules as rules } from "../../../rules/index.ts";
import { ConfirmMoveDialog } from "../../../ui/lab/room/move-dialogs.tsx";
import { MoveHint } from "../../../ui/lab/room/room-hints.tsx";
import { click, pageText, press, render, the } from "../support/render.tsx";

const nothing = () => undefined;
const cost = moveCost(rules).tcorvax;

describe("the screens of a move", () => {
  it("confirm a machine's move in its own dialog, which shows the 50 TCorvax (LAB-090, LAB-098)", () => {
    let moved = 0;
    render(
      <ConfirmMoveDialog
        open
        name="Reactor"
        cost={cost}
        refusal={null}
        onConfirm={() => moved++}
        onCancel={nothing}
      />,
    );
    expect(the("dialog", "Move Reactor here?").textContent).toContain("50 TCorvax");
    click(the("button", "Move"));
    expect(moved).toBe(1);
  });

  it("focus the confirm button, so that Space confirms; Escape cancels (CON-82, LAB-094)", () => {
    let cancelled = 0;
    render(
      <ConfirmMoveDialog
        open
        name="Reactor"
        cost={cost}
        refusal={null}
        onConfirm={nothing}
        onCancel={() => cancelled++}
      />,
    );
    expect(document.activeElement).toBe(the("button", "Move"));
    press("Escape");
    expect(cancelled).toBe(1);
  });

  it("show 'Not enough' on the confirm button when the move cannot be paid (CON-08, LAB-090)", () => {
    let moved = 0;
    render(
      <ConfirmMoveDialog
        open
        name="Reactor"
        cost={cost}
        refusal={refusalOf(rules, "not_enough_to_move")}
        onConfirm={() => moved++}
        onCancel={nothing}
      />,
    );
    click(the("button", "Not enough"));
    expect(the("button", "Not enough").getAttribute("aria-disabled")).toBe("true");
    expect(moved).toBe(0);
  });

  it("refuse a position on another machine with the collision text (LAB-101)", () => {
    render(
      <ConfirmMoveDialog
        open
        name="Reactor"
        cost={cost}
        refusal={refusalOf(rules, "collision")}
        onConfirm={nothing}
        onCancel={nothing}
      />,
    );
    expect(the("button", "Move").getAttribute("aria-disabled")).toBe("true");
    expect(pageText()).toContain("Cannot place here - collision with another machine");
  });

  it("confirm a pet's move in a dialog of its own (LAB-098, LAB-143)", () => {
    let moved = 0;
    render(
      <ConfirmMoveDialog
        open
        name="Cat"
        cost={null}
        refusal={null}
        onConfirm={() => moved++}
        onCancel={nothing}
      />,
    );
    expect(the("dialog", "Move Cat here?").textContent).not.toContain("TCorvax");
    click(the("button", "Move"));
    expect(moved).toBe(1);
  });

  it("begin with the hint where to click and how to cancel (LAB-099)", () => {
    render(<MoveHint />);
    expect(pageText()).toContain("Click or tap where you want to place the machine/pet!");
    expect(pageText()).toContain("Press ESC to cancel");
  });
});
