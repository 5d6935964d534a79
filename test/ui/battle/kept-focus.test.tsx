// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { click, nameOf, settle, the } from "../support/render.tsx";
import { BattleAtHand, creature } from "./support/battle-at-hand.tsx";

describe("the focus after a move from the list of all moves", () => {
  it("is again on the button that opened the list (BAT-024)", async () => {
    const play = await BattleAtHand.shown();
    click(creature(play.field(0)));
    act(() => the("button", "All moves").focus());
    click(the("button", "All moves"));
    await settle();
    const defend = [...the("dialog", "All moves").querySelectorAll("button")].find((one) =>
      nameOf(one).endsWith("defends"),
    );
    act(() => defend?.focus());
    click(defend as HTMLElement);
    for (let turn = 0; turn < 3; turn++) await settle();
    expect(play.running.actions.at(-1)?.type).toBe("defend");
    expect(document.activeElement).toBe(the("button", "All moves"));
  });
});
