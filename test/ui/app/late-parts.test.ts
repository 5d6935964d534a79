// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { playing } from "../support/playing.ts";

it("a press in the room before the rest of the lab is loaded is answered once it is, and only once", async () => {
  const tab = await playing();
  const { game } = tab;
  const answer = () => game.intents.add((intent) => receiveIntent(game, intent));
  game.intents.emit({ type: "interactPet", petId: "mochi" });
  game.intents.emit({ type: "restOnMachine", machineId: null });
  expect(tab.openDialog()).toBeNull();
  const leave = answer();
  expect(tab.openDialog()).toBe("catOptions");
  game.store.setState({ dialogs: [] });
  leave();
  answer();
  expect(tab.openDialog()).toBeNull();
});
