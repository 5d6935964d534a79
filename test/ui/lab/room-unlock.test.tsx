// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { RoomUnlockNotice } from "../../../ui/lab/room/lab-alerts.tsx";
import { RoomUnlockDialog } from "../../../ui/lab/room/room-unlock-dialog.tsx";
import { click, press, render, the } from "../support/render.tsx";

describe("the second room", () => {
  it("is offered with 'Stay in Room 1' and 'Go to Room 2' (LAB-050)", () => {
    const chosen: string[] = [];
    render(<RoomUnlockDialog open onStay={() => chosen.push("stay")} onGo={() => chosen.push("go")} />);
    click(the("button", "Stay in Room 1"));
    click(the("button", "Go to Room 2"));
    expect(chosen).toEqual(["stay", "go"]);
  });

  it("is postponed by Escape, as by 'Stay in Room 1' (CON-26)", () => {
    const chosen: string[] = [];
    render(<RoomUnlockDialog open onStay={() => chosen.push("stay")} onGo={() => chosen.push("go")} />);
    press("Escape");
    expect(chosen).toEqual(["stay"]);
  });

  it("can be entered with the notice's arrow, or the notice dismissed (LAB-051, LAB-052)", () => {
    const chosen: string[] = [];
    render(<RoomUnlockNotice onGo={() => chosen.push("go")} onDismiss={() => chosen.push("dismiss")} />);
    click(the("button", "Go to Room 2"));
    click(the("button", "Dismiss"));
    expect(chosen).toEqual(["go", "dismiss"]);
  });
});
