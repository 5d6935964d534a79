import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  bestStyle,
  type Difficulty,
  decide,
  enemyDice,
  enemyStyle,
  hashRules,
  newRandom,
  newReplay,
  type Replay,
  requirementTeam,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import { linkData, readLink } from "../../../ui/battle/replay/link-replay.ts";
import { readReplay, readReplayText } from "../../../ui/battle/replay/read-replay.ts";
import { ReplayTape } from "../../../ui/battle/replay/replay-tape.ts";
import { replayFileName, replayFileText } from "../../../ui/battle/replay/save-replay.tsx";
import { PLAYER } from "../../../ui/battle/store/sides.ts";
import { entryAddress, linkInFragment } from "../../../ui/game/store/entry-link.ts";
import { inFolder, startFromSource } from "../../rules/cli/run-tool.ts";
import { ArenaAtHand } from "../arena/support/arena-at-hand.ts";

const rulesHash = hashRules(rules);
const { arena } = new ArenaAtHand({ rulesHash });

/** A battle played to its end by the rules' own players. */
function played(difficulty: Difficulty, seed: string): AiBattle {
  const player = requirementTeam(rules, newRandom(seed), difficulty);
  const game = new AiBattle(rules, { mode: "ai", difficulty, seed, player });
  while (game.battle.winner === null) {
    const side = game.battle.active;
    const style = side === PLAYER ? bestStyle(rules) : enemyStyle(rules, difficulty);
    game.act(side, decide(rules, game.battle, side, style, enemyDice(seed, game.actions.length)));
  }
  return game;
}

function replayOf({ setup, actions }: AiBattle): Replay {
  return newReplay(rules, rulesHash, setup, actions);
}

const battle = played("easy", "replayed");
const replay = replayOf(battle);

async function dataOf(shared: Replay): Promise<string> {
  const made = await linkData(arena.battle, shared);
  if ("problem" in made) throw new Error(made.problem);
  return made.data;
}

describe("a replay link", () => {
  it("contains the whole battle, even a long one on expert, in characters that a link may contain (CON-92)", async () => {
    const long = replayOf(played("expert", "long"));
    const data = await dataOf(long);
    expect(data).toMatch(/^[\w-]+$/);
    expect(data.length).toBeLessThanOrEqual(8 * 1024);
    expect(await readLink(arena.battle, data)).toEqual({ replay: long, rules });
  });

  it("is a fragment of the game's page, which no server receives (CON-92)", () => {
    const link = { kind: "replay", data: "abc-_" } as const;
    const address = entryAddress({ origin: "https://lab.example", pathname: "/" }, link);
    expect(address).toBe("https://lab.example/#replay=abc-_");
    expect(linkInFragment(new URL(address).hash)).toEqual(link);
    expect(linkInFragment("#watch=abc")).toEqual({ kind: "watch", data: "abc" });
    expect(linkInFragment("#room=2")).toBeNull();
  });

  it("is not made above 8 KB; a file is offered instead (CON-92)", async () => {
    const small = structuredClone(rules);
    small.replays.linkKilobytes = 1;
    const long = replayOf(played("expert", "long"));
    expect(await linkData({ ...arena.battle, rules: small }, long)).toEqual({
      problem:
        "This battle is too long for a link, which can hold at most 1 KB. Save the replay as a file instead.",
    });
    expect(rules.replays.linkKilobytes).toBe(8);
  });

  it.each([
    ["cut short", (data: string) => data.slice(0, -20)],
    ["cut to its first letters", (data: string) => data.slice(0, 9)],
    ["empty", () => ""],
    ["changed", (data: string) => `A${data.slice(1, 40)}zz${data.slice(42)}`],
    ["no data at all", () => "%%% ???"],
  ])("is refused with a reason when it is %s (CON-92)", async (_, change) => {
    const read = await readLink(arena.battle, change(await dataOf(replay)));
    expect(read).toEqual({ problem: rules.texts.replays.damagedLink });
  });
});

describe("readReplay", () => {
  it("refuses a replay of other rules and names both, whatever else it contains (CON-92)", () => {
    expect(readReplay(arena.battle, { ...replay, rulesHash: "0123456789abcdef" })).toEqual({
      problem: `This replay was made under other rules (0123456789abcdef). It plays only with those; the game now uses ${rulesHash}.`,
    });
  });

  it("plays a replay of an earlier release under the same overlay (GAP-72)", () => {
    const client = { rules, rulesHash, earlierHashes: ["c9b85f4a5cad8f33"] };
    expect(readReplay(client, { ...replay, rulesHash: "c9b85f4a5cad8f33" })).toHaveProperty("replay");
    expect(readReplay(arena.battle, { ...replay, rulesHash: "c9b85f4a5cad8f33" })).toHaveProperty("problem");
  });

  it("refuses a changed replay and names turn and action (CON-92)", () => {
    const place = replay.actions.findIndex(({ type }) => type === "attack");
    const actions = replay.actions.with(place, { type: "attack", attackerId: "nobody", targetId: "nobody" });
    const read = readReplay(arena.battle, { ...replay, actions });
    expect("problem" in read && read.problem).toContain(
      `action ${place + 1} of ${actions.length} does not fit. Invalid attack`,
    );
  });

  it.each([
    ["no JSON", "hello", "This is not a replay of a battle. It is not JSON."],
    [
      "a replay with names that are no texts",
      JSON.stringify({ ...replay, names: ["Ann", 7] }),
      'This is not a replay of a battle. names: found ["Ann",7], allowed: two texts of at most 100 characters',
    ],
    [
      "a replay with an end of its own making",
      JSON.stringify({ ...replay, end: { by: "magic", loser: 0 } }),
      'This is not a replay of a battle. end: found {"by":"magic","loser":0}, allowed: by: forfeit or timeout with loser: 0 or 1, or by: closed',
    ],
    ["nothing", "", "This is not a replay of a battle. It is not JSON."],
    ["another JSON", "[1, 2]", "This is not a replay of a battle. replay: found [1,2], allowed: an object"],
  ])("refuses a file with a reason when it is %s (CON-92)", async (_, text, problem) => {
    expect(await readReplayText(arena.battle, text)).toEqual({ problem });
  });

  it(
    "reads the same file as npm run replay (CON-92, GAP-51)",
    () =>
      inFolder(async (at) => {
        const file = at(replayFileName(replay));
        writeFileSync(file, replayFileText(replay));
        const { code, stdout } = await startFromSource("replay", file).ended;
        expect(code).toBe(0);
        expect(stdout).toContain(`Same: ${replay.actions.length} actions in ${battle.battle.turn} turns`);
        expect(replayFileName({ ...replay, seed: "../../a b" })).toBe("corvax-easy-______a_b.json");
      }),
    60_000,
  );
});

describe("ReplayTape", () => {
  it("shows at every index what the battle showed there, forwards, backwards and in jumps", () => {
    const original = new AiBattle(rules, battle.setup);
    const beats = [original.opening];
    for (const action of battle.actions) {
      const answer = original.act(original.battle.active, action);
      if ("beat" in answer) beats.push(answer.beat);
    }
    const tape = new ReplayTape(rules, replay);
    expect(tape.length).toBe(battle.actions.length);
    const places = beats.map((_, place) => place);
    for (const place of [...places, ...[...places].reverse(), 7, 3, 7, 7, 0])
      expect(tape.beatAt(place)).toEqual(beats[place]);
  });
});
