import { describe, expect, it } from "vitest";
import { formatAmount } from "../../../rules/index.ts";
import { selectMachineForMove } from "../../../ui/lab/commands/move-mode.ts";
import { proposeMachine, putMachineDown } from "../../../ui/lab/commands/place-machine.ts";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { createPort } from "../../../ui/lab/room/room-port.ts";
import { LOOK } from "../support/looks.ts";
import { playing } from "../support/playing.ts";

const ELSEWHERE = { x: 64, y: 448 };

describe("placing a new machine", () => {
  it("shows it at the automatic place and costs nothing when it is cancelled (LAB-075, CON-25)", async () => {
    const tab = await playing();
    proposeMachine(tab.game, "catLair");
    const { rules, building } = tab.state;
    expect(building).toMatchObject({ machineType: "catLair", proposal: { x: 384, y: 320, room: 1 } });
    const placement = rules && createPort(tab.game, rules, () => LOOK).snapshot().placement;
    expect(placement?.subject.builds).toMatchObject({ type: "catLair", at: { x: 384, y: 320 } });
    receiveIntent(tab.game, { type: "cancelPlacement" });
    expect(tab.state.building).toBeNull();
    expect(tab.lab.machines).toEqual([]);
    expect(formatAmount(tab.lab.resources.tcorvax)).toBe("300");
  });

  it("says how to place it, with the keys that walk", async () => {
    const tab = await playing();
    proposeMachine(tab.game, "catLair");
    expect(tab.state.announcements.at(-1)?.text).toMatch(
      /^Where should the Cat's Lair stand\? Point or use the keys \([^{}]+\); Enter builds, Escape cancels\.$/,
    );
  });

  it("builds it where the player puts it, after a place that is taken was refused (LAB-076, CON-07)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    const [lair] = tab.lab.machines;
    proposeMachine(tab.game, "reactor");
    await putMachineDown(tab.game, { x: lair?.x ?? 0, y: lair?.y ?? 0 });
    expect(tab.lastFloating()?.text).toBe("Cannot place here - collision with another machine");
    expect(tab.state.building?.machineType).toBe("reactor");
    await putMachineDown(tab.game, ELSEWHERE);
    expect(tab.lab.machines[1]).toMatchObject({ type: "reactor", ...ELSEWHERE, room: 1 });
    expect(tab.state.building).toBeNull();
  });

  it("builds at the proposed place when it is asked for twice", async () => {
    const tab = await playing();
    proposeMachine(tab.game, "catLair");
    proposeMachine(tab.game, "catLair");
    await tab.game.writes.run(async () => undefined);
    expect(tab.lab.machines).toMatchObject([{ type: "catLair", x: 384, y: 320 }]);
  });

  it("says why a machine cannot be built instead of showing it, and ends when another is moved", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    proposeMachine(tab.game, "incubator");
    expect(tab.lastFloating()?.text).toBe("Requires max level machines");
    expect(tab.state.building).toBeNull();
    proposeMachine(tab.game, "reactor");
    selectMachineForMove(tab.game, lair);
    expect(tab.state.building).toBeNull();
  });
});
