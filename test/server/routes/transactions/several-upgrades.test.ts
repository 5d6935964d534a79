import { describe, expect, it } from "vitest";
import type { RequestedCreature } from "../../../../server/dev-ledger/dev-ledger.ts";
import { factsBesideLab } from "../../../../server/goals/reach-goals.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../../ledger-world.ts";

const MINUTE = 60_000;
const NO_POINTS = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };
const TOKENS = { XRD: "100", CVX: "100" };
const CORVAX: RequestedCreature = { species_name: "Corvax", form: 0, rarity: "Common" };

/** Ann with these creatures, the first given first. */
async function keeper(...requested: Partial<RequestedCreature>[]) {
  const world = await freshWorld();
  const ann = await world.player("Ann", TOKENS);
  const { creatures } = await world.chain.ledger.give(ann.account, {
    creatures: requested.map((creature) => ({ ...CORVAX, ...creature })),
    tools: [],
    spells: [],
    tokens: {},
  });
  return { world, ann, ids: creatures.map(String) };
}

function several(player: WalletPlayer, ...upgrades: [creatureId: string | undefined, points?: object][]) {
  return player.ask("getStatUpgradesManifest", {
    upgrades: upgrades.map(([creatureId, points = { magic: 2 }]) => ({
      creatureId,
      ...NO_POINTS,
      ...points,
    })),
  });
}

function check(player: WalletPlayer, intentHash: string, [creatureId, ...otherCreatureIds]: string[]) {
  return player.post("checkUpgradeStatus", { creatureId, otherCreatureIds, intentHash, checkCount: 0 });
}

/** The upgrades that the ledger holds for each creature, and the player's balance of CVX. */
async function onLedger({ world, ann, ids }: { world: LedgerWorld; ann: WalletPlayer; ids: string[] }) {
  world.server.clock.pass(MINUTE);
  const creatures = (await ann.ask("getUserCreatures")).body.creatures as {
    id: string;
    evolution_progress: { stat_upgrades_completed: number };
  }[];
  const { body } = await ann.ask("checkTokenBalance", { tokenSymbol: "CVX" });
  const done = ids.map(
    (id) => creatures.find((one) => one.id === id)?.evolution_progress.stat_upgrades_completed,
  );
  return { done, cvx: body.tokenBalance };
}

describe("several stat upgrades in one signature", () => {
  it("raise one creature by all its remaining steps for the sum of their costs (GAP-70)", async () => {
    const scene = await keeper({});
    const { ann, ids } = scene;
    const [id] = ids;
    const { status, body } = await several(ann, [id], [id, { speed: 1, energy: 1 }], [id, { stamina: 1 }]);
    expect(status).toBe(200);
    expect(body.costs).toEqual([{ amount: 15, token: "CVX" }]);
    expect(String(body.manifest).match(/"withdraw"/g)).toHaveLength(1);
    const answer = await check(ann, await ann.sign(body.manifest), ids);
    expect(answer).toMatchObject({
      status: 200,
      body: { transactionStatus: { status: "CommittedSuccess" } },
    });
    expect(await onLedger(scene)).toEqual({ done: [3], cvx: "85" });
  });

  it("raise up to five creatures by one step each, and each pays in its own token (GAP-70)", async () => {
    const scene = await keeper({}, { form: 1 }, { species_name: "Bullx" }, {}, {});
    const { ann, ids } = scene;
    const { body } = await several(ann, ...ids.map((id): [string] => [id]));
    expect(body.costs).toEqual([
      { amount: 25, token: "CVX" },
      { amount: 5, token: "XRD" },
    ]);
    const hash = await ann.sign(body.manifest);
    expect((await check(ann, hash, ids)).body).toMatchObject({ shouldRetry: false });
    expect(await onLedger(scene)).toEqual({ done: [1, 1, 1, 1, 1], cvx: "75" });
    // A page that asks again, about all of them or one, learns the same; another creature is not in it.
    expect((await check(ann, hash, [ids[3] ?? ""])).status).toBe(200);
    expect((await check(ann, hash, ["#999#"])).status).toBe(409);
  });

  it("refuses all of them when one may not be, and says why (GAP-70, ABU-33)", async () => {
    const scene = await keeper({}, {}, {}, {}, {}, {});
    const { ann, ids } = scene;
    const [first, second] = ids;
    const refusals: [[string | undefined, object?][], string, string][] = [
      [[], "no_points", "Please allocate at least one stat point"],
      [[[first], [second, {}]], "no_points", "Please allocate at least one stat point"],
      [[[first, { magic: 3 }]], "too_many_points", "Cannot allocate more than 2 points"],
      [
        [[first, { magic: 3, speed: -1 }]],
        "bad_points",
        "Stat points must be whole numbers and not negative",
      ],
      [[[first], [first], [second]], "one_upgrade_each", "Several creatures at once get one upgrade each"],
      [ids.map((id) => [id]), "too_many_creatures", "One signature upgrades at most 5 creatures"],
      [
        [[first], [first], [first], [first]],
        "too_many_upgrades",
        "This form of the creature has only 3 stat upgrades left",
      ],
    ];
    for (const [upgrades, code, error] of refusals)
      expect((await several(ann, ...upgrades)).body, code).toMatchObject({ code, error });
    expect((await several(ann, [first], ["#999#"])).status).toBe(404);
    expect(
      (await several(ann, ...Array.from({ length: 101 }, (): [string | undefined] => [first]))).status,
    ).toBe(400);
  });

  it("refuses another player's creature among the own ones (GAP-70, ABU-34)", async () => {
    const { world, ann, ids } = await keeper({});
    const bob = await world.player("Bob", TOKENS);
    expect((await several(bob, ids.length > 0 ? [ids[0]] : [""])).status).toBe(403);
    const signed = await ann.sign((await several(ann, [ids[0]])).body.manifest);
    expect((await check(bob, signed, ids)).status).toBe(403);
  });

  it("are made once, however often the same ones are signed, and a failed one takes nothing (GAP-70)", async () => {
    const scene = await keeper({}, {});
    const { ann, ids } = scene;
    const [id] = ids;
    const twice = await Promise.all([several(ann, [id], [id], [id]), several(ann, [id], [id], [id])]);
    const hashes = [];
    for (const { body } of twice) hashes.push(await ann.sign(body.manifest));
    const ends = await Promise.all(hashes.map((hash) => check(ann, hash, [id ?? ""])));
    expect(ends.map(({ body }) => (body.transactionStatus as { status: string }).status)).toEqual([
      "CommittedSuccess",
      "CommittedFailure",
    ]);
    expect(await onLedger(scene)).toEqual({ done: [3, 0], cvx: "85" });
  });

  it("count one by one towards the goals (GAP-70)", async () => {
    const { ann, ids } = await keeper({}, {});
    const hash = await ann.sign((await several(ann, [ids[0]], [ids[1]])).body.manifest);
    await check(ann, hash, ids);
    const { bookedTransactions: settled } = (await ann.browser.get("exportAccount")).body.ledger as {
      bookedTransactions: { subject: string }[];
    };
    expect(settled.map(({ subject }) => subject)).toEqual([ids.join(" ")]);
    const record = { account: null, badges: [], settled, purchases: [], expectedGrowth: [] };
    const facts = await factsBesideLab(
      {
        ledgerRecord: async () => record as never,
        pvpStatistics: async () => null,
        nicknamesOf: async () => ({}),
        pvpHistory: async () => [],
      },
      1,
    );
    expect(facts.statUpgrades).toBe(2);
  });
});
