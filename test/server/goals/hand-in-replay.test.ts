import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, inject, it } from "vitest";
import {
  type BattleAction,
  checkReplay,
  type Deck,
  idsOf,
  lentTeam,
  lessonSetup,
  type OwnedItem,
  type Replay,
  shippedRules as rules,
  setupOfReplay,
  shippedLessons,
} from "../../../rules/index.ts";
import { ReplayChecker, type StartReplayWorker } from "../../../server/goals/replay-checker.ts";
import { LAB_HASH, type TestPlayer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { playedReplay, practiceReplay } from "./support/practice-battle.ts";

const startReplayWorker: StartReplayWorker = (workerData) =>
  new Worker(join(inject("serverFolder"), "replay-worker.js"), { workerData });

const handIn = (player: TestPlayer, replay: unknown, rulesHash = LAB_HASH) =>
  player.post("handInReplay", { rulesHash, replay: JSON.stringify(replay) });

async function deedsOf(player: TestPlayer): Promise<unknown> {
  return ((await player.get("exportAccount")).body as { lab: { deeds: unknown } }).lab.deeds;
}

/** Each with the code it is refused with. */
const FORGED: Record<string, (replay: Replay) => unknown> = {
  "of a battle that goes on": (replay) => ({ ...replay, actions: replay.actions.slice(0, -1) }),
  "with an action after the end": (replay) => ({
    ...replay,
    actions: [...replay.actions, { type: "endTurn" }],
    checks: undefined,
  }),
  "with a stronger team than was lent": (replay) => {
    const forged = structuredClone(replay);
    if (forged.setup.mode === "ai")
      for (const { stats } of forged.setup.player.creatures) stats.strength = 1000;
    return forged;
  },
  "of a battle that somebody gave up": (replay) => ({ ...replay, end: { by: "forfeit", loser: 1 } }),
  "with more actions than are played": (replay) => ({
    ...replay,
    actions: Array(12_000).fill({ type: "endTurn" }),
  }),
  "that is no replay": () => ({ version: 1 }),
  "that is a list": () => [],
};

/** Writes the player's own actions otherwise. */
function written(replay: Replay, otherwise: (action: BattleAction, own: Deck) => object): Replay {
  if (replay.setup.mode !== "ai") throw new Error("This is no battle against the AI.");
  const { player } = replay.setup;
  const isOwn = (id?: string) => [...player.tools, ...player.spells].some((item) => item.id === id);
  const actions = replay.actions.map((action) => {
    const { item } = idsOf(action);
    return item !== null && isOwn(item) ? { ...action, ...otherwise(action, player) } : action;
  });
  const { checks: _, ...rest } = replay;
  return { ...rest, actions };
}

/** Rules of earlier releases, which lend teams with several of a tool or spell. */
const lendingCopies = structuredClone(rules);
lendingCopies.team.lent.differentItems = false;

/** The other one of two equal cards. */
function copyOf(items: readonly OwnedItem[], id: string): string {
  const name = items.find((item) => item.id === id)?.name;
  return items.find((item) => item.name === name && item.id !== id)?.id ?? id;
}

/** Each writes the same battle otherwise: "cat" has two equal tools, "gil" two equal spells that reach all enemies. */
const SPELLINGS: [how: string, battle: string, otherwise: (action: BattleAction, own: Deck) => object][] = [
  [
    "names a target of a spell on all enemies",
    "gil",
    (action) => (action.type === "useSpell" && action.targetId === undefined ? { targetId: "enemy-1" } : {}),
  ],
  [
    "names a target that is nowhere",
    "gil",
    (action) => (action.type === "useSpell" && action.targetId === undefined ? { targetId: "nobody" } : {}),
  ],
  [
    "leaves out that a creature uses its tool on itself",
    "cat",
    (action) =>
      action.type === "useTool" && action.targetId === action.creatureId ? { targetId: undefined } : {},
  ],
  ["has further fields", "cat", () => ({ at: 1, by: "player" })],
  [
    "casts the other one of two equal spells",
    "gil",
    (action, { spells }) => (action.type === "useSpell" ? { spellId: copyOf(spells, action.spellId) } : {}),
  ],
  [
    "uses the other one of two equal tools",
    "cat",
    (action, { tools }) => (action.type === "useTool" ? { toolId: copyOf(tools, action.toolId) } : {}),
  ],
];

describe("POST /api/handInReplay", () => {
  it.each(SPELLINGS)(
    "counts a battle once, also for another player, where a copy of it %s (ABU-102)",
    async (_, battle, otherwise) => {
      const server = await freshServer({ startReplayWorker, rules: lendingCopies });
      const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
      const replay = practiceReplay(battle, "easy", lendingCopies);
      const copy = written(replay, otherwise);
      expect(JSON.stringify(copy.actions)).not.toBe(JSON.stringify(replay.actions));
      expect((await handIn(ann, replay)).status).toBe(200);
      for (const player of [ann, bob])
        expect(await handIn(player, copy)).toMatchObject({ status: 409, body: { code: "replay_counted" } });
      expect(await deedsOf(bob)).toEqual({});
    },
  );

  it("counts two battles that went differently, also of one seed (ABU-102)", async () => {
    const ann = await (await freshServer({ startReplayWorker })).player("Ann");
    const replay = practiceReplay("gil");
    const setup = setupOfReplay(replay);
    if (setup.mode !== "ai") throw new Error("This is no battle against the AI.");
    const other = playedReplay(setup, undefined, 2);
    expect((await handIn(ann, replay)).status).toBe(200);
    expect((await handIn(ann, other)).status).toBe(200);
  });

  it("counts a practice battle once, also of five requests at once, and for nobody else (GAP-68, ABU-72)", async () => {
    const server = await freshServer({ startReplayWorker });
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    const replay = practiceReplay("eve");
    const answers = await Promise.all(Array.from({ length: 5 }, () => handIn(ann, replay)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const renamed = { ...replay, names: ["Bob", "Enemy"], checks: undefined, more: 1 };
    expect(await handIn(bob, renamed)).toMatchObject({ status: 409, body: { code: "replay_counted" } });
    expect(await deedsOf(ann)).toMatchObject({ battles: 1, practiceWins: 1 });
    expect(await deedsOf(bob)).toEqual({});
    expect((await ann.get("getGoals")).body.reachedNow).toContain("practise");
    expect((await ann.lab()).tcorvax).toBe("300");
  });

  it("refuses forged replays (GAP-68, ABU-72)", async () => {
    const ann = await (await freshServer({ startReplayWorker })).player("Ann");
    const replay = practiceReplay("ann");
    for (const [name, forge] of Object.entries(FORGED))
      expect(await handIn(ann, forge(replay)), name).toMatchObject({
        status: 400,
        body: { code: "replay_refused" },
      });
    const player = lentTeam(rules, "ann", "easy");
    const meek = playedReplay({ mode: "ai", difficulty: "easy", seed: replay.seed, player }, () => ({
      type: "endTurn",
    }));
    expect(await handIn(ann, meek), "an enemy that does nothing").toMatchObject({ status: 400 });
    const own = playedReplay({ mode: "ai", difficulty: "easy", seed: "own", player });
    expect(await handIn(ann, own), "a team that is nobody's").toMatchObject({
      body: { code: "ledger_not_configured" },
    });
    expect(await handIn(ann, replay, "other"), "other rules").toMatchObject({
      status: 409,
      body: { code: "replay_of_other_rules" },
    });
    expect((await ann.post("handInReplay", { rulesHash: LAB_HASH, replay: "{" })).status).toBe(400);
    expect(await deedsOf(ann)).toEqual({});
  });

  it("refuses ten megabytes unread, and more than a day's worth (GAP-68, ABU-73)", async () => {
    const handInRules = { ...rules.goals.handIn, mostADay: 3, kilobytes: 64 };
    const server = await freshServer({
      startReplayWorker,
      rules: { ...rules, goals: { ...rules.goals, handIn: handInRules } },
    });
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    for (const size of [10_000_000, 100_000]) expect((await handIn(ann, "x".repeat(size))).status).toBe(413);
    const answers = await Promise.all(Array.from({ length: 50 }, () => handIn(ann, {})));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(47);
    expect((await handIn(bob, practiceReplay("bob"))).status).toBe(200);
  });

  it("goes on in a new thread where a replay ended one, or takes too long (GAP-68, ABU-73)", async () => {
    const ready = "const { parentPort } = require('worker_threads'); parentPort.postMessage('ready');";
    const ending = `${ready} parentPort.on('message', () => process.exit());`;
    const hanging = `${ready} setImmediate(() => { for (;;); });`;
    let started = 0;
    const server = await freshServer({
      startReplayWorker: (workerData) => {
        started += 1;
        return started > 1 ? startReplayWorker(workerData) : new Worker(ending, { eval: true });
      },
    });
    const ann = await server.player("Ann");
    const replay = practiceReplay("ann");
    expect(await handIn(ann, replay)).toMatchObject({ status: 503, body: { code: "replay_not_played" } });
    expect((await handIn(ann, replay)).status).toBe(200);
    const hurried = { ...rules, goals: { ...rules.goals, handIn: { ...rules.goals.handIn, seconds: 0.02 } } };
    const checker = new ReplayChecker(hurried, () => new Worker(hanging, { eval: true }));
    expect(await checker.check(1, "{}")).toBeNull();
    await checker.close();
  });

  it("refuses a replay with a text or a list that is longer than any battle has (ABU-103)", async () => {
    const ann = await (await freshServer({ startReplayWorker })).player("Ann");
    const replay = practiceReplay("ann");
    const long = "x".repeat(100_000);
    const withCard = (change: object, list: "creatures" | "tools") => {
      const copy = structuredClone(replay);
      if (copy.setup.mode === "ai") Object.assign(copy.setup.player[list][0] ?? {}, change);
      return copy;
    };
    const tooLong = [
      { ...replay, seed: long },
      { ...replay, seed: `practice:ann:${"1".repeat(200)}` },
      { ...replay, rulesHash: long },
      { ...replay, names: [long, "Enemy"] },
      { ...replay, checks: "0".repeat(400_004) },
      { ...replay, actions: [{ type: "deploy", creatureId: long }] },
      withCard({ id: long }, "creatures"),
      withCard({ species_name: long }, "creatures"),
      withCard({ image_url: long }, "creatures"),
      withCard({ specialty_stats: Array(1000).fill("strength") }, "creatures"),
      withCard({ effect: long }, "tools"),
    ];
    for (const one of tooLong) {
      expect(checkReplay(rules, one), JSON.stringify(one).slice(0, 200)).not.toBeNull();
      expect((await handIn(ann, one)).status).toBe(400);
    }
    expect((await handIn(ann, replay)).status).toBe(200);
  });

  it("plays one replay of each player in turn, and lets five of one player wait (ABU-103)", async () => {
    const echo =
      "const { parentPort } = require('worker_threads'); parentPort.postMessage('ready');" +
      "parentPort.on('message', ({ text }) => parentPort.postMessage({ ok: false, problem: text }));";
    const checker = new ReplayChecker(rules, () => new Worker(echo, { eval: true }));
    const order: string[] = [];
    const check = async (player: number, text: string) => {
      const answer = await checker.check(player, text);
      if (answer) order.push(text);
      return answer;
    };
    const ofOne = ["a1", "a2", "a3", "a4", "a5", "a6", "a7"].map((text) => check(1, text));
    const ofOthers = [check(2, "b1"), check(2, "b2"), check(3, "c1")];
    expect((await Promise.all(ofOne)).filter((answer) => answer === null)).toHaveLength(2);
    await Promise.all(ofOthers);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4", "a5"]);
    const [playing, waiting] = [checker.check(1, "a8"), checker.check(1, "a9")];
    await checker.close();
    expect(await Promise.all([playing, waiting])).toContain(null);
  });

  it("refuses a player whose replays of the day are spent before it reads the next one (ABU-103)", async () => {
    const handInRules = { ...rules.goals.handIn, mostADay: 1 };
    const server = await freshServer({
      startReplayWorker,
      rules: { ...rules, goals: { ...rules.goals, handIn: handInRules } },
    });
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    expect((await handIn(ann, {})).status).toBe(400);
    expect((await ann.post("handInReplay", "{ not JSON")).status).toBe(429);
    expect((await bob.post("handInReplay", "{ not JSON")).status).toBe(400);
    server.clock.pass(86_400_000);
    expect((await handIn(ann, {})).status).toBe(400);
  });

  it("counts the guided battle for each player who follows it", async () => {
    const server = await freshServer({ startReplayWorker });
    const setup = lessonSetup(rules, shippedLessons.first);
    if (!setup) throw new Error("The guided battle does not fit the rules");
    const replay = playedReplay(setup);
    for (const name of ["Ann", "Bob"]) {
      const player = await server.player(name);
      expect((await handIn(player, replay)).status).toBe(200);
      expect((await handIn(player, replay)).status).toBe(409);
    }
  });
});
