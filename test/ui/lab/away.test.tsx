// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { MachineDialogs } from "../../../ui/lab/dialogs/machine-dialogs.tsx";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { accept, accepted, challengeBy, concede, MINUTE } from "../../server/pvp/challenge/support.ts";
import { playing, type Tab } from "../support/playing.ts";
import { click, render, settle, the } from "../support/render.tsx";

const HOUR = 3_600_000;

/** The dialogs of the lab after the page was loaded again. */
async function comesBack(tab: Tab): Promise<string[]> {
  await act(() => loadGame(tab.game));
  render(
    <GameProvider game={tab.game}>
      <MachineDialogs />
    </GameProvider>,
  );
  for (let turn = 0; turn < 3; turn++) {
    await act(() => tab.wire.quiet());
    await settle();
  }
  return [...document.querySelectorAll("[role=dialog] li")].map((row) => row.textContent ?? "");
}

describe("the summary after hours of absence", () => {
  it("tells what became ready and what was gained, with a button that activates all", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    await activateMachine(tab.game, lair);
    await loadGame(tab.game);
    tab.server.clock.pass(3 * HOUR);
    await tab.grant({ energy: "500" });
    const rows = await comesBack(tab);
    expect(the("dialog", "While you were away").textContent).toContain("You were away for 3 hours.");
    expect(rows[0]).toContain("One machine became ready.");
    expect(rows[1]).toContain("+500 Energy");
    click(the("button", "Activate all"));
    await settle();
    the("dialog", "Collecting");
  });

  it("tells of a battle that was decided and of a challenge that waits, also if nothing happened in the lab", async () => {
    const tab = await playing();
    const [ann, bob] = [await tab.server.player("Ann"), await tab.server.player("Bob")];
    tab.server.clock.pass(1000);
    await concede(bob, await accepted(bob, await challengeBy(ann)));
    tab.server.clock.pass(2 * HOUR);
    const challenge = await challengeBy(ann);
    tab.server.clock.pass(MINUTE);
    await accept(bob, challenge);
    const rows = await comesBack(tab);
    expect(rows[0]).toContain("Bob has accepted your challenge.");
    expect(rows[1]).toContain("Victory against Bob");
    expect(rows[1]).toContain("Not rated");
    click(the("button", "Fight"));
    expect(tab.state.arena).toMatchObject({ kind: "challenge", accepts: true });
  });
});
