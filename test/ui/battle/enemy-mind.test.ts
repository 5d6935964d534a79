import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { HandWorker } from "./support/hand-worker.ts";
import { Performance, settled } from "./support/performance.ts";

/** A battle whose enemy thinks in workers of the test's, in the player's turn, with a limit that is never reached. */
async function battleWithWorkers(seed: string) {
  const workers: HandWorker[] = [];
  const play = new Performance("easy", seed, () => {
    const worker = new HandWorker();
    workers.push(worker);
    return worker;
  });
  play.clock = (ms) => (ms === rules.ai.turnTimeoutMs ? new Promise(() => {}) : Promise.resolve());
  await play.director.begin();
  const worker = (place: number) => {
    const found = workers[place];
    if (!found) throw new Error(`No worker ${place} was started`);
    return found;
  };
  return { play, worker, started: () => workers.length };
}

async function endTurn({ director }: Performance): Promise<void> {
  expect(director.act({ type: "endTurn" })).toBeNull();
  await settled();
}

describe("EnemyMind", () => {
  it("sends the battle to its worker at once, and all earlier actions with each request", async () => {
    const { play, worker } = await battleWithWorkers("asked");
    expect(worker(0).heard).toEqual([{ kind: "introduction", rules, setup: play.battle.setup }]);
    worker(0).answer({ kind: "ready" });
    await endTurn(play);
    expect(worker(0).heard.slice(1)).toEqual([{ kind: "question", actions: [{ type: "endTurn" }] }]);
    expect(play.now).toMatchObject({ phase: "enemy", mood: "thinking" });
    worker(0).answer({ kind: "decision", action: { type: "endTurn" } });
    await settled();
    expect(play.battle.actions).toEqual([{ type: "endTurn" }, { type: "endTurn" }]);
    expect(play.now.phase).toBe("player");
  });

  it("decides in the page while the worker is not ready, with the same decisions", async () => {
    const { play, worker } = await battleWithWorkers("slow network");
    await endTurn(play);
    expect(worker(0).heard).toHaveLength(1);
    const without = new Performance("easy", "slow network");
    await without.director.begin();
    await endTurn(without);
    expect(play.battle.actions.length).toBeGreaterThan(1);
    expect(play.battle.actions).toEqual(without.battle.actions);
  });

  it("ends the turn and reports why when its worker fails (BAT-096)", async () => {
    const { play, worker } = await battleWithWorkers("failing");
    worker(0).answer({ kind: "ready" });
    await endTurn(play);
    worker(0).answer({ kind: "failure", text: "lost in thought" });
    await settled();
    expect(play.failures).toEqual([new Error("lost in thought")]);
    expect(play.battle.actions).toEqual([{ type: "endTurn" }, { type: "endTurn" }]);
  });

  it("ends the turn when its worker decides on an illegal action (BAT-096)", async () => {
    const { play, worker } = await battleWithWorkers("cheating");
    worker(0).answer({ kind: "ready" });
    await endTurn(play);
    worker(0).answer({ kind: "decision", action: { type: "defend", creatureId: "nobody" } });
    await settled();
    expect(play.failures).toEqual([new Error("Invalid defend action - no creature selected")]);
    expect(play.now.phase).toBe("player");
  });

  it("ends the turn of a worker that hangs for ten seconds, and starts a new one for the next turn (BAT-074)", async () => {
    const { play, worker, started } = await battleWithWorkers("hanging");
    worker(0).answer({ kind: "ready" });
    let tenSecondsPass = () => {};
    play.clock = (ms) =>
      ms === rules.ai.turnTimeoutMs ? new Promise((done) => (tenSecondsPass = done)) : Promise.resolve();
    await endTurn(play);
    expect(play.failures).toEqual([]);
    tenSecondsPass();
    await settled();
    expect(play.failures).toEqual([new Error("The enemy's turn hung")]);
    expect(play.now.phase).toBe("player");
    expect(worker(0).isTerminated).toBe(true);

    worker(1).answer({ kind: "ready" });
    await endTurn(play);
    expect(worker(1).heard.at(-1)).toEqual({ kind: "question", actions: play.battle.actions });
    expect(started()).toBe(2);
  });

  it("ends its worker when the player leaves, and decides nothing any more", async () => {
    const { play, worker } = await battleWithWorkers("left");
    worker(0).answer({ kind: "ready" });
    await endTurn(play);
    play.director.stop();
    expect(worker(0).isTerminated).toBe(true);
    const acted = play.acted;
    worker(0).answer({ kind: "decision", action: { type: "endTurn" } });
    await settled();
    expect(play.battle.actions).toHaveLength(1);
    expect(play.acted).toBe(acted);
    expect(play.failures).toEqual([]);
  });

  it("ends its worker when the battle is over", async () => {
    const { play, worker, started } = await battleWithWorkers("over");
    await play.playOn();
    expect(worker(0).isTerminated).toBe(true);
    expect(started()).toBe(1);
  });
});
