import { describe, expect, it } from "vitest";
import { giveUpBattle } from "../../../ui/arena/battle/play-battle.ts";
import { answerReplacing, fightAgain, resumeBattle } from "../../../ui/arena/battle/start-battle.ts";
import { memoryStorage } from "../support/playing.ts";
import { ArenaAtHand } from "./support/arena-at-hand.ts";

function keptBy(kept: Map<string, string>, userId: string) {
  const text = kept.get(`arena_battle_${userId}`);
  return text === undefined ? null : JSON.parse(text);
}

describe("a battle that is left for later", () => {
  it("waits for its player while another one of the browser plays (GAP-80)", async () => {
    const kept = new Map<string, string>();
    const storage = memoryStorage(kept);
    await new ArenaAtHand({ storage, userId: "anna" }).start("easy");
    const bela = new ArenaAtHand({ storage, userId: "bela" });
    await bela.start("easy");
    expect(bela.state.replacing).toBeNull();
    giveUpBattle(bela.arena);
    expect(resumeBattle(new ArenaAtHand({ storage, userId: "anna" }).arena)).toBe(true);
  });

  it("gives its place to one of another tab only after a question (GAP-80)", async () => {
    const kept = new Map<string, string>();
    const storage = memoryStorage(kept);
    const first = new ArenaAtHand({ storage });
    await first.start("easy");
    const { seed } = keptBy(kept, "ann").setup;
    const second = new ArenaAtHand({ storage });
    // Ids are counted for each tab here.
    second.arena.game.newId();
    await second.start("medium");
    expect([second.state.screen, second.battleState.running]).toEqual(["team", null]);
    expect(second.state.replacing).toMatchObject({ difficulty: "medium" });
    answerReplacing(second.arena, false);
    expect([second.state.replacing, keptBy(kept, "ann").setup.seed]).toEqual([null, seed]);
    await second.start("medium");
    answerReplacing(second.arena, true);
    expect(second.state.screen).toBe("battle");
    expect(keptBy(kept, "ann").setup.difficulty).toBe("medium");
  });

  it("is neither overwritten nor forgotten by the tab whose battle lost its place (GAP-80)", async () => {
    const kept = new Map<string, string>();
    const storage = memoryStorage(kept);
    const first = new ArenaAtHand({ storage });
    await first.start("easy");
    const second = new ArenaAtHand({ storage });
    // Ids are counted for each tab here.
    second.arena.game.newId();
    await second.start("medium");
    answerReplacing(second.arena, true);
    await first.actBest();
    expect(keptBy(kept, "ann").setup.difficulty).toBe("medium");
    giveUpBattle(first.arena);
    expect(keptBy(kept, "ann").setup.difficulty).toBe("medium");
  });

  it("is not asked about when it has ended and is fought again (GAP-80)", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    await play.playOn();
    const { result } = play.state;
    if (result) fightAgain(play.arena, result.replay);
    expect([play.state.screen, play.state.replacing]).toEqual(["battle", null]);
  });

  it("is kept of at most five players of a browser; the oldest goes (GAP-80)", async () => {
    const kept = new Map<string, string>();
    const storage = memoryStorage(kept);
    for (const [index, userId] of ["a", "b", "c", "d", "e", "f"].entries()) {
      const play = new ArenaAtHand({ storage, userId });
      play.now = index * 1000;
      await play.start("easy");
    }
    expect([...kept.keys()].filter((key) => key.startsWith("arena_battle_"))).toEqual(
      ["b", "c", "d", "e", "f"].map((userId) => `arena_battle_${userId}`),
    );
  });

  it("of an earlier release is found at its old place, and moves with the next action (GAP-80)", async () => {
    const kept = new Map<string, string>();
    const storage = memoryStorage(kept);
    await new ArenaAtHand({ storage }).start("easy");
    kept.set("arena_battle", kept.get("arena_battle_ann") ?? "");
    kept.delete("arena_battle_ann");
    const play = new ArenaAtHand({ storage });
    expect(resumeBattle(play.arena)).toBe(true);
    expect([...kept.keys()].filter((key) => key.startsWith("arena_battle"))).toEqual(["arena_battle_ann"]);
    expect(resumeBattle(new ArenaAtHand({ storage, userId: "bela" }).arena)).toBe(false);
  });
});
