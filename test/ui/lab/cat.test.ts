import { describe, expect, it } from "vitest";
import { formatAmount, petSpawnPlace } from "../../../rules/index.ts";
import { closeDialog } from "../../../ui/game/store/dialogs.ts";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { adoptCat } from "../../../ui/lab/commands/cat.ts";
import { confirmMove } from "../../../ui/lab/commands/confirm-move.ts";
import { selectPetForMove } from "../../../ui/lab/commands/move-mode.ts";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { HOUR } from "../../server/lab-server.ts";
import { playing } from "../support/playing.ts";

/** Returns a player with a Cat's Lair and a number of Cat Nips beyond the initial 300. */
async function withLair(moreCatNips: string) {
  const tab = await playing();
  const lair = await tab.built("catLair");
  await tab.grant({ catNips: moreCatNips });
  return { tab, lair };
}

describe("a cat", () => {
  it("is offered after a Cat's Lair was activated with 1500 Cat Nips at hand (LAB-138, CON-09)", async () => {
    const { tab, lair } = await withLair("1195");
    await activateMachine(tab.game, lair);
    expect(formatAmount(tab.lab.resources.catNips)).toBe("1500");
    expect(tab.state.dialogs).toEqual([{ kind: "adopt", lairId: lair }]);
  });

  it("is not offered below 1500, nor after a refused activation (LAB-138)", async () => {
    const { tab, lair } = await withLair("1194.9");
    await activateMachine(tab.game, lair);
    expect(tab.openDialog()).toBeNull();
    await tab.grant({ catNips: "1000" });
    await activateMachine(tab.game, lair);
    expect(tab.openDialog()).toBeNull();
  });

  it("is offered at each activation that meets the condition, also after 'Not now' (LAB-138)", async () => {
    const { tab, lair } = await withLair("3000");
    for (let activation = 1; activation <= 3; activation++) {
      await activateMachine(tab.game, lair);
      expect(tab.openDialog()).toBe("adopt");
      closeDialog(tab.game, "adopt");
      tab.server.clock.pass(HOUR);
    }
  });

  it("moves in beside its lair for 1500 Cat Nips, once for many clicks (LAB-140, LAB-141, LAB-145)", async () => {
    const { tab, lair } = await withLair("1300");
    await activateMachine(tab.game, lair);
    await Promise.all([adoptCat(tab.game, lair), adoptCat(tab.game, lair)]);
    const machine = tab.lab.machines[0];
    if (!tab.state.rules || !machine) throw new Error("no lair");
    expect(tab.lab.pets).toMatchObject([
      { type: "cat", parentMachine: lair, ...petSpawnPlace(tab.state.rules, machine) },
    ]);
    expect(formatAmount(tab.lab.resources.catNips)).toBe("105");
    expect(tab.openDialog()).toBeNull();
    const [cat] = tab.lab.pets;
    await loadGame(tab.game);
    expect(tab.lab.pets).toEqual([cat]);
    tab.server.clock.pass(HOUR);
    await tab.grant({ catNips: "3000" });
    await activateMachine(tab.game, lair);
    expect(tab.openDialog()).not.toBe("adopt");
  });

  it("reports that it could not be bought without a connection (ERR-002, LAB-147)", async () => {
    const { tab, lair } = await withLair("1300");
    tab.wire.offline = true;
    expect(await adoptCat(tab.game, lair)).toBe(false);
    expect(tab.floating()).toEqual(["Couldn't buy pet"]);
  });

  it("opens its options when used, and moves for free (LAB-142, LAB-143, LAB-146)", async () => {
    const { tab, lair } = await withLair("1300");
    await adoptCat(tab.game, lair);
    const petId = tab.lab.pets[0]?.id ?? "";
    receiveIntent(tab.game, { type: "interactPet", petId });
    expect(tab.openDialog()).toBe("catOptions");
    selectPetForMove(tab.game, petId);
    expect(tab.openDialog()).toBeNull();
    expect(tab.state.moveMode?.subject).toEqual({ kind: "pet", id: petId });
    receiveIntent(tab.game, { type: "pickPosition", x: 700, y: 500 });
    const before = tab.lab.resources;
    await confirmMove(tab.game);
    expect(tab.lab.pets[0]).toMatchObject({ x: 704, y: 512 - 64 });
    expect(tab.lab.resources).toEqual(before);
    expect(tab.state.moveMode).toBeNull();
  });
});
