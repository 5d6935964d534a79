// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { mintEgg } from "../../../ui/collection/mint/mint-egg.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { closeDialog, openDialog } from "../../../ui/game/store/dialogs.ts";
import { Praise } from "../../../ui/profile/celebration/praise.tsx";
import { useGoals } from "../../../ui/profile/goals/goals-query.ts";
import { useGoalWatch } from "../../../ui/profile/goals/watch-goals.ts";
import { collecting } from "../support/collecting.ts";
import { keepGatewayInReach } from "../support/gateway-in-reach.ts";
import { click, pageText, render, the } from "../support/render.tsx";

keepGatewayInReach();

function Goals() {
  useGoalWatch();
  useGoals();
  return null;
}

describe("a goal that a transaction reaches", () => {
  it("is asked for when the transaction succeeds, and celebrated once its dialog is closed, after what was reached before (LED-185)", async () => {
    const ann = await collecting();
    render(
      <GameProvider game={ann.game}>
        <Goals />
        <Praise />
      </GameProvider>,
    );
    openDialog(ann.game, { kind: "mintEgg" });
    await act(async () => {
      await mintEgg(ann.game, ann.account);
      await ann.passes(10_000);
    });
    const { celebration } = ann.tab.state;
    expect(pageText()).not.toContain("Achievement: New Life");
    await act(async () => closeDialog(ann.game, "mintEgg"));
    expect(pageText()).toContain("Goal reached: Connect your wallet");
    click(the("button", "Close"));
    expect(pageText()).toContain("Achievement: New Life");
    expect(ann.tab.state.celebration).not.toBe(celebration);
  });
});
