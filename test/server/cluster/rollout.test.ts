import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  hashRules,
  newRandom,
  playReplay,
  type Replay,
  type RuleSet,
  shippedRules,
} from "../../../rules/index.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { playBattle } from "../pvp/support/play-battle.ts";
import { equipped, good } from "../pvp/support/pvp-player.ts";
import { CARDS, type Match, matched, PATIENT_RULES } from "../pvp/support/rated-battles.ts";
import { dataFolder } from "../server-process.ts";
import { hasProxy } from "./support/layout-proxy.ts";
import { SecureBrowser } from "./support/secure-browser.ts";
import { Twin } from "./support/twin.ts";

/** Answers that the players get before the rollout begins, and before they wait for its end. */
const ANSWERS = { before: 4, meanwhile: 12 };

/** An overlay in a file, and the rules with it; they differ in what an attack costs. */
function rulesWith(attack: number): { file: string; rules: RuleSet } {
  const { battle, pvp } = shippedRules;
  const file = join(dataFolder(), "rules.json");
  const emptyFieldTurns = 0;
  writeFileSync(file, JSON.stringify({ ...PATIENT_RULES, battle: { costs: { attack }, emptyFieldTurns } }));
  const { turnMs, matching } = PATIENT_RULES.pvp;
  const rules = {
    ...shippedRules,
    battle: { ...battle, costs: { ...battle.costs, attack }, emptyFieldTurns },
    pvp: { ...pvp, turnMs, matching: { ...pvp.matching, ...matching } },
  };
  return { file, rules };
}

describe.runIf(hasPostgres && hasProxy)("a rollout of other rules behind the proxy", () => {
  it("lets a battle end by the rules it began under, and the next one begin under the new ones (GAP-72) @long", async () => {
    // Attacks that cost most of the energy, and fields that may stay empty, keep the first battle going for longer than
    // the rollout needs.
    const [before, after] = [rulesWith(18), rulesWith(1)];
    const twin = await Twin.start({
      processes: 2,
      databaseUrl: await freshPostgres(),
      // The proxy notices within 0.7 seconds.
      environment: { DRAIN_MS: "1500", RULES: before.file },
    });
    const rollOut = async () => {
      for (const number of [0, 1]) {
        expect(await twin.end(number, "SIGTERM")).toBe(0);
        await twin.begin(number, { RULES: after.file });
        await twin.isServing(number);
      }
    };
    const battle = await battleOf(twin, "Ann", "Bob");
    let answers = 0;
    let rollout = Promise.resolve();
    const heard = async () => {
      answers += 1;
      if (answers === ANSWERS.before) rollout = rollOut();
      if (answers === ANSWERS.before + ANSWERS.meanwhile) await rollout;
    };
    await playBattle({ ...battle, rules: before.rules, dice: newRandom("rollout"), heard });
    expect(answers).toBeGreaterThan(ANSWERS.before + ANSWERS.meanwhile);

    const [ann] = battle.players;
    expect((await ann.battle(battle.battleId)).rulesHash).toBe(hashRules(before.rules));
    const replayed = await ann.browser.get(`pvp/battle/${battle.battleId}/replay`);
    const { replay } = good<{ replay: Replay }>(replayed);
    expect(playReplay(before.rules, replay).divergence).toBeNull();
    expect(playReplay(after.rules, replay).divergence).not.toBeNull();
    const next = await battleOf(twin, "Cyd", "Dan");
    expect((await next.players[0].battle(next.battleId)).rulesHash).toBe(hashRules(after.rules));
  });
});

async function battleOf(twin: Twin, ...names: [string, string]): Promise<Match> {
  const players = await Promise.all(
    names.map(async (name) => {
      const browser = new SecureBrowser(twin.proxy);
      await browser.logIn(name);
      return equipped(browser, name, CARDS);
    }),
  );
  const [battle] = await matched(players);
  if (!battle) throw new Error("Nobody was matched");
  return battle;
}
