import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, inject, it } from "vitest";
import { type Replay, shippedRules as rules, storedRules } from "../../../rules/index.ts";
import type { StartReplayWorker } from "../../../server/goals/replay-checker.ts";
import type { TestPlayer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { practiceReplay } from "./support/practice-battle.ts";

const startReplayWorker: StartReplayWorker = (workerData) =>
  new Worker(join(inject("serverFolder"), "replay-worker.js"), { workerData });

const handIn = (player: TestPlayer, replay: Replay, rulesHash = replay.rulesHash) =>
  player.post("handInReplay", { rulesHash, replay: JSON.stringify({ ...replay, rulesHash }) });

describe("a battle that is handed in late", () => {
  it("counts by the rules it began under, as long as the server has stored them (GAP-68, GAP-72, ABU-95)", async () => {
    // The server plays by stronger enemies since; the battle does not hold under these.
    const { easy } = rules.difficulty;
    const harder = {
      ...rules,
      difficulty: { ...rules.difficulty, easy: { ...easy, enemyStatsMultiplier: 9 } },
    };
    const server = await freshServer({ startReplayWorker, rules: harder });
    await server.store.keepRuleSet({ hash: "before", program: "0.1.0", ...storedRules(rules) });
    const ann = await server.player("Ann");
    const replay = practiceReplay("ann");
    expect(await handIn(ann, replay), "the rules of today").toMatchObject({
      body: { code: "replay_refused" },
    });
    expect(await handIn(ann, replay, "made up")).toMatchObject({ body: { code: "replay_of_other_rules" } });
    expect((await handIn(ann, replay, "before")).status).toBe(200);
    expect(await handIn(ann, replay, "before")).toMatchObject({ body: { code: "replay_counted" } });
  });

  it("a battle handed in late is one of a bounded number a day, however its seed was found, and brings no resources (ABU-95)", async () => {
    const limited = {
      ...rules,
      goals: { ...rules.goals, handIn: { ...rules.goals.handIn, mostADay: 2, seconds: 600 } },
    };
    const server = await freshServer({ startReplayWorker, rules: limited });
    const ann = await server.player("Ann");
    const before = await ann.lab();
    const answers = [];
    for (const seed of ["tried", "until", "won"]) answers.push(await handIn(ann, practiceReplay(seed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers["retry-after"]).toBeDefined();
    expect((await ann.lab()).tcorvax).toBe(before.tcorvax);
    server.clock.pass(86_400_000);
    expect((await handIn(ann, practiceReplay("won"))).body).toEqual({ counted: true });
  });
});
