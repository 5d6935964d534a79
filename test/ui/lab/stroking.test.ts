import { describe, expect, it } from "vitest";
import { strokeCat } from "../../../ui/lab/commands/cat.ts";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { playing } from "../support/playing.ts";

async function withCat() {
  const tab = await playing();
  const sounds: string[] = [];
  tab.game.sounds.add((name) => sounds.push(name));
  tab.game.store.setState((state) => {
    state.lab?.pets.push({ id: "tom", type: "cat", x: 320, y: 320, room: 1, parentMachine: "lair" });
  });
  return { tab, sounds };
}

describe("a cat that is stroked", () => {
  it("shows hearts and purrs, also when E is pressed beside it (LAB-142)", async () => {
    const { tab, sounds } = await withCat();
    receiveIntent(tab.game, { type: "interactPet", petId: "tom" });
    expect(tab.effects).toContainEqual({ type: "purr", petId: "tom", name: "Mochi" });
    expect(sounds).toContain("purr");
    expect(tab.said()).toContain("Mochi purrs");
  });

  it("rests before it can be stroked again", async () => {
    const { tab, sounds } = await withCat();
    expect([strokeCat(tab.game, "tom"), strokeCat(tab.game, "tom")]).toEqual([true, false]);
    expect(sounds).toEqual(["purr"]);
    tab.wait(3000);
    expect(strokeCat(tab.game, "tom")).toBe(true);
  });
});
