import { describe, expect, it } from "vitest";
import { goBack } from "../../../ui/arena/arena-screens.tsx";
import { chooseCreature, takeItem } from "../../../ui/battle/choose.ts";
import { ArenaAtHand } from "./support/arena-at-hand.ts";

/** A battle with two creatures of the player and one of the enemy on the field. */
async function withFighters() {
  const play = new ArenaAtHand();
  await play.start("easy");
  const sides = play.battleState.running?.known.battle.sides;
  if (!sides) throw new Error("No battle goes on");
  const [own, enemy] = sides;
  own.field.push(...own.hand.splice(0, 2));
  enemy.field.push(...enemy.hand.splice(0, 1));
  return {
    play,
    actor: own.field[0]?.id ?? "",
    target: enemy.field[0]?.id ?? "",
    tool: own.tools[0]?.id ?? "",
  };
}

describe("Escape in a battle", () => {
  it("cancels the aimed item, then the target, then the creature, and only then asks to leave", async () => {
    const { play, actor, target, tool } = await withFighters();
    chooseCreature(play.arena.battle, target);
    chooseCreature(play.arena.battle, actor);
    takeItem(play.arena.battle, "useTool", tool);
    const aimed = { type: "useTool", itemId: tool };
    expect(play.battleState.chosen).toMatchObject({ actorId: actor, targetId: target, aimed });
    goBack(play.arena);
    expect(play.battleState.chosen).toMatchObject({ actorId: actor, targetId: target, aimed: null });
    goBack(play.arena);
    expect(play.battleState.chosen).toMatchObject({ actorId: actor, targetId: null });
    goBack(play.arena);
    expect(play.battleState.chosen.actorId).toBeNull();
    expect(play.state.leaving).toBe(false);
    goBack(play.arena);
    expect(play.state).toMatchObject({ screen: "battle", leaving: true });
    expect(play.battleState.running?.replay?.().actions).toEqual([]);
  });
});
