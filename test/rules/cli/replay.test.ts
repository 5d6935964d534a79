import { writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { newReplay } from "../../../rules/battle/replay/new-replay.ts";
import type { Replay } from "../../../rules/battle/replay/replay.ts";
import { BadInput } from "../../../rules/cli/input/bad-input.ts";
import { readReplay, readReplayOf } from "../../../rules/cli/input/read-rules.ts";
import type { BattleAction } from "../../../rules/index.ts";
import { hashRules, shippedRules } from "../../../rules/index.ts";
import { decidersOf } from "../../../rules/simulation/deciders.ts";
import { setupOf } from "../../../rules/simulation/plan.ts";
import { playBattle } from "../../../rules/simulation/play-battle.ts";
import { inFolder, runTool, writeJson } from "./run-tool.ts";
import { sentenceOf } from "./sentence-of.ts";

const PATIENT = 60_000;

function playedReplay(): Replay {
  const plan = { mode: "ai", difficulty: "easy", policy: "fast", seed: "replay" } as const;
  const setup = setupOf(shippedRules, plan, 1);
  const actions: BattleAction[] = [];
  playBattle(shippedRules, setup, decidersOf(shippedRules, plan), actions);
  return newReplay(shippedRules, hashRules(shippedRules), setup, actions);
}

const replay = playedReplay();

describe("npm run replay", { timeout: PATIENT }, () => {
  it("prints the log of a file that simulate wrote and says that it is the same (GAP-51)", () =>
    inFolder(async (at) => {
      await runTool("simulate", "--difficulty", "hard", "--battles", "1", "--replays", at("battles"));
      const { code, stdout, stderr } = await runTool("replay", at("battles/hard-1-1.json"));
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toMatch(/^ {2}1 {2}Turn 1 - Your turn\.$/m);
      // Each damage line is followed by the explanation that the game gives for its number.
      expect(stdout).toMatch(
        /(\d+)[^\n]*\.\n {7}Why \1\? (Physical attack|Magical attack): \d+; Luck of the dice: /,
      );
      expect(stdout).toMatch(/^Same: \d+ actions in \d+ turns, won by the (first|second) side\.$/m);
    }));

  it("names turn and action when a changed file has an illegal action (GAP-51)", () =>
    inFolder(async (at) => {
      // Of equal attacks in a row it could not be told which one is missing.
      const place = replay.actions.findIndex(
        (action, index, all) => action.type === "attack" && !isDeepStrictEqual(action, all[index + 1]),
      );
      const actions = replay.actions.with(place, {
        type: "attack",
        attackerId: "player-1",
        targetId: "nobody",
      });
      const { code, stderr } = await runTool("replay", writeJson(at("changed.json"), { ...replay, actions }));
      expect(code).toBe(1);
      expect(stderr).toMatch(
        new RegExp(
          `^changed\\.json diverges in turn \\d+ at action ${place + 1} of ${actions.length}, attack \\(player-1, nobody\\): Invalid attack`,
        ),
      );
    }));

  it("reports a legal action that leads to another state (GAP-51)", () =>
    inFolder(async (at) => {
      // Of equal attacks in a row it could not be told which one is missing.
      const place = replay.actions.findIndex(
        (action, index, all) => action.type === "attack" && !isDeepStrictEqual(action, all[index + 1]),
      );
      const actions = replay.actions.toSpliced(place, 1);
      const { code, stderr } = await runTool("replay", writeJson(at("shorter.json"), { ...replay, actions }));
      expect(code).toBe(1);
      expect(stderr).toContain(`at action ${place + 1} of ${actions.length}`);
    }));

  it("reports another seed at the first action that rolls differently (GAP-51)", () =>
    inFolder(async (at) => {
      const { code, stderr } = await runTool(
        "replay",
        writeJson(at("seed.json"), { ...replay, seed: "other" }),
      );
      expect(code).toBe(1);
      expect(stderr).toContain("diverges in turn 1 at action 1 of");
    }));

  it("refuses a file of release 0.2.0, whose numbers were others, instead of playing it differently (GAP-72)", async () => {
    const file = "test/fixtures/0.2.0/battle.replay.json";
    const { code, stdout, stderr } = await runTool("replay", file);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toBe(
      `${file}: rulesHash: found 8ddd9bcc2213eab7, allowed is ${hashRules(shippedRules)}, the hash of the rules it would be played by\n`,
    );
  });

  it("says when a file was made under other rules (GAP-51)", () =>
    inFolder(async (at) => {
      const file = writeJson(at("other.json"), { ...replay, rulesHash: "0123456789abcdef" });
      const { code, stdout, stderr } = await runTool("replay", file);
      expect({ code, stdout, stderr }).toEqual({
        code: 2,
        stdout: "",
        stderr: `${file}: rulesHash: found 0123456789abcdef, allowed is ${hashRules(shippedRules)}, the hash of the rules it would be played by\n`,
      });
    }));

  it("accepts a file with a hash that an earlier release gave to the same rules, and no other (GAP-72)", () =>
    inFolder(async (at) => {
      const earlier = "fedcba9876543210";
      const file = writeJson(at("earlier.json"), { ...replay, rulesHash: earlier });
      const hash = hashRules(shippedRules);
      expect(readReplayOf({ hash, earlierHashes: [earlier] }, file)).toEqual({
        ...replay,
        rulesHash: earlier,
      });
      const refused = sentenceOf(() => readReplayOf({ hash, earlierHashes: ["0123456789abcdef"] }, file));
      expect(refused).toContain(`rulesHash: found ${earlier}, allowed is ${hash}, `);
    }));

  it("plays a file made under an overlay with that overlay (GAP-51) @long", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("rules.json"), { battle: { turnLimit: 2 } });
      const flags = ["--battles", "1", "--difficulty", "easy", "--rules", overlay];
      await runTool("simulate", ...flags, "--replays", at("battles"));
      const file = at("battles/easy-1-1.json");
      expect(await runTool("replay", file)).toMatchObject({ code: 2 });
      expect(await runTool("replay", file, "--rules", overlay)).toMatchObject({
        code: 0,
        stderr: `${overlay}: changes what is stated by the documents: battle.turnLimit\n`,
      });
    }));

  it.each([
    ["nothing at all", "", /^FILE:1:1: found an empty file, allowed is JSON$/],
    ["a list", "[]", /^FILE: replay: found \[\], allowed: an object$/],
    ["another version", { ...replay, version: 2 }, /^FILE: version: found 2, allowed: 1$/],
    [
      "no actions",
      { ...replay, actions: undefined },
      /^FILE: actions: found nothing, allowed: a list of at most 100000$/,
    ],
    [
      "an unknown action",
      { ...replay, actions: [{ type: "dance" }] },
      /^FILE: actions\[0\]\.type: found "dance", allowed: deploy, attack, useTool, useSpell, defend, endTurn$/,
    ],
    [
      "an action without its target",
      { ...replay, actions: [{ type: "attack", attackerId: "a" }] },
      /^FILE: actions\[0\]\.targetId: found nothing, allowed: an id$/,
    ],
    [
      "an unknown difficulty",
      { ...replay, setup: { ...replay.setup, difficulty: "brutal" } },
      /^FILE: setup\.difficulty: found "brutal", allowed: easy, medium, hard, expert$/,
    ],
  ])("refuses %s (GAP-51)", (_, content, sentence) =>
    inFolder(async (at) => {
      const file = at("bad.json");
      writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
      expect(() => readReplay(file)).toThrow(BadInput);
      expect(sentenceOf(() => readReplay(file))?.replace(file, "FILE")).toMatch(sentence);
    }),
  );

  it("exits with 2 and one sentence when it cannot read the file (GAP-51)", async () => {
    expect(await runTool("replay", "/no/battle.json")).toEqual({
      code: 2,
      stdout: "",
      stderr: "/no/battle.json: found no such file, allowed is a JSON file that can be read\n",
    });
  });
});
