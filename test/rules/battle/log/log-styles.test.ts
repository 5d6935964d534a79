import { describe, expect, it } from "vitest";
import {
  type BattleEvent,
  BattleLog,
  creatureNumbers,
  type LogLine,
  logLines,
  viewFor,
} from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { battleWith, rules } from "../support/scene.ts";

/** `npm run test:long` reads more. */
const BATTLES = process.env.LONG === "1" ? 40 : 12;

describe("the log of whole battles", () => {
  it("styles lines by the words in them, fills every placeholder, and keeps its ids (BAT-123)", {
    timeout: 60_000,
  }, () => {
    const words = {
      damage: /damaged|dealt/,
      healing: /healing/,
      defeat: /defeated|Defeat!/,
      victory: /Victory!/,
      deploy: /deployed/,
      defend: /defensive stance/,
      critical: /critical/i,
    };
    const all: BattleEvent[] = [];
    for (let number = 0; number < BATTLES; number++)
      playRandomly(rules, randomSetup(rules, `log:${number}`), (battle, _, events) => {
        all.push(...events);
        for (const { message, kind } of logLines(rules, battle, 0, events)) {
          expect(message).not.toMatch(/[{}]|undefined|NaN|null/);
          for (const [name, word] of Object.entries(words))
            if (name === kind) expect(message).toMatch(word);
            else if (name !== "defeat") expect(message, `${kind} and ${name}`).not.toMatch(word);
        }
      });
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const [some, more] = [100, 200].map((count) => logLines(rules, battle, 0, all.slice(0, count)));
    expect(more?.slice(0, some?.length)).toEqual(some);
    expect(new Set(more?.map(({ id }) => id)).size).toBe(more?.length);
  });

  it("is the same when read during the battle as after it, and lines already read stay (BAT-123)", () => {
    const all: BattleEvent[] = [];
    const read: { lines: readonly LogLine[]; count: number }[] = [];
    let whole: readonly LogLine[] = [];
    let log: BattleLog | undefined;
    playRandomly(rules, randomSetup(rules, "log:read"), (battle, _, events) => {
      all.push(...events);
      log ??= new BattleLog(rules, battle, 0);
      const { lines } = log.follow(all);
      read.push({ lines, count: lines.length });
      whole = logLines(rules, battle, 0, all);
      expect(log.latest("attacked")).toEqual(all.findLast(({ type }) => type === "attacked") ?? null);
    });
    expect(whole.length).toBeGreaterThan(60);
    expect(read.at(-1)?.lines).toEqual(whole);
    for (const { lines, count } of read) expect(lines).toEqual(whole.slice(0, count));
  });

  it.each([0, 1, "watcher"] as const)(
    "calls a deployed creature what its plate calls it, with its number, for viewer %s (BAT-123)",
    (viewer) => {
      let numbered = 0;
      for (let number = 0; number < 20; number++) {
        const all: BattleEvent[] = [];
        playRandomly(rules, randomSetup(rules, `plates:${number}`), (battle, _, events) => {
          all.push(...events);
          const last = events.findLast(({ type }) => type === "deployed");
          if (last?.type !== "deployed") return;
          const { player, enemy } = viewFor(rules, battle, viewer);
          // The sides of a random battle may have the same ids.
          const side = last.side === (viewer === 1 ? 1 : 0) ? player : enemy;
          const numbers = creatureNumbers({ player: side, enemy: side });
          const shown = side.field.find(({ id }) => id === last.creatureId);
          const plate = [shown?.species_name, numbers.get(last.creatureId)].filter(Boolean).join(" ");
          const line = logLines(rules, battle, viewer, all).findLast(({ kind }) => kind === "deploy");
          if (shown) expect(line?.message.toLowerCase()).toContain(`${plate} `.toLowerCase());
          if (numbers.has(last.creatureId)) numbered += 1;
        });
      }
      expect(numbered).toBeGreaterThan(5);
    },
  );
});
