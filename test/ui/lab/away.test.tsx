// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
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

  it("shows what has happened as a postcard until it was closed, tells gains first and losses last, and keeps it in the album (GAP-76)", async () => {
    const tab = await playing();
    await tab.grant({ energy: "100" });
    await tab.built("amplifier");
    await activateMachine(tab.game, await tab.built("catLair"));
    await loadGame(tab.game);
    tab.server.clock.pass(30 * HOUR);
    await tab.grant({ catNips: "50" });
    const rows = await comesBack(tab);
    await comesBack(tab);
    const dialog = the("dialog", "While you were away");
    const told = dialog.querySelector("figcaption p")?.textContent ?? "";
    expect(Object.values<string>(rules.texts.scenes.told)).toContain(told);
    expect(dialog.querySelector("figcaption")?.textContent).toContain("You found: ");
    const gain = rows.findIndex((row) => row.includes("+50 Cat Nips"));
    const loss = rows.findIndex((row) => /2 Energy/.test(row));
    expect(gain).toBeGreaterThanOrEqual(0);
    expect(loss).toBe(rows.length - 1);
    expect(loss).toBeGreaterThan(gain);
    click(the("button", "Back to the lab"));
    await comesBack(tab);
    expect(document.querySelector("[role=dialog] figcaption")).toBeNull();
    act(() => openDialog(tab.game, { kind: "album" }));
    await act(() => tab.wire.quiet());
    await settle();
    const album = the("dialog", "Album");
    expect(album.textContent).toContain("1 of 40 pictures");
    expect(album.querySelector("li")?.textContent).toContain(told);
    expect([...album.querySelectorAll("li")].at(-1)?.textContent).toBe("Not seen yet");
  });

  it("does not open after hours in which nothing happened", async () => {
    const tab = await playing();
    await loadGame(tab.game);
    tab.server.clock.pass(30 * HOUR);
    await comesBack(tab);
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("lets a stray cat be stroked, which purrs (GAP-76)", async () => {
    const tab = await playing();
    const sounds: string[] = [];
    tab.game.sounds.add((sound) => sounds.push(sound));
    const scene = {
      key: "strayRug",
      happenedAt: 1,
      gained: { tcorvax: "0", catNips: "3", energy: "0", eggs: "0" },
    };
    const absence = { since: 0, until: 7 * HOUR, machineIds: [], notices: [], changes: {}, scene };
    act(() => openDialog(tab.game, { kind: "away", ...absence }));
    render(
      <GameProvider game={tab.game}>
        <MachineDialogs />
      </GameProvider>,
    );
    await settle();
    click(the("button", "Stroke it"));
    await settle();
    expect(the("dialog", "While you were away").textContent).toContain("It purrs.");
    expect(sounds).toContain("purr");
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
