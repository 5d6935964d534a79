import { describe, expect, it } from "vitest";
import { logInByName } from "../../../ui/app/login/development-login.tsx";
import { logOut } from "../../../ui/app/login/log-in-and-out.ts";
import { loadCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import { loadItems } from "../../../ui/collection/loading/load-items.ts";
import { PLAYER } from "../../../ui/game/store/queries.ts";
import { answerCall } from "../support/answer-call.ts";
import { type Collector, collecting } from "../support/collecting.ts";

const MINUTE = 60_000;
const CREATURES = "/api/getUserCreatures";

const loads = (collector: Collector) => collector.tab.wire.countOf(CREATURES);
const names = ({ collection }: Collector) => collection.creatures.content?.map(({ id }) => id);

/** Loads once and waits until the next load is allowed. */
async function load(collector: Collector, reason: "automatic" | "requested" = "automatic"): Promise<void> {
  await loadCreatures(collector.game, reason);
  await collector.passes(500);
}

describe("the creatures of an account", () => {
  it("are requested from the server with the account's address (LED-004, LED-135)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    expect(names(ann)).toEqual(["#1#"]);
    const call = ann.tab.wire.calls.find(({ path }) => path === CREATURES);
    expect(JSON.parse(call?.body ?? "")).toEqual({ accountAddress: ann.account });
  });

  it("are not requested without a wallet that is ready (LED-005)", async () => {
    const ann = await collecting();
    ann.game.store.setState((state) => {
      state.wallet = { ...state.wallet, readiness: "disconnected", accounts: [] };
    });
    await load(ann, "requested");
    expect(loads(ann)).toBe(0);
  });

  it("are cached in the browser for five minutes, by account (LED-126, LED-127, LED-189)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    const entry = JSON.parse(ann.kept.get(`creatures_${ann.account}`) ?? "");
    expect(entry).toMatchObject({ creatures: [{ id: "#1#" }], timestamp: expect.any(Number) });

    const again = await ann.reloaded();
    await load(again);
    expect(names(again)).toEqual(["#1#"]);
    expect(loads(again)).toBe(0);
    await again.passes(5 * MINUTE);
    await load(again);
    expect(loads(again)).toBe(1);
  });

  it("are loaded automatically at most every 3 seconds (LED-190)", async () => {
    const ann = await collecting();
    ann.tab.wire.offline = true;
    await load(ann);
    await ann.passes(2000);
    await load(ann);
    expect(loads(ann)).toBe(1);
    await load(ann);
    expect(loads(ann)).toBe(2);
  });

  it("are loaded once for many requests, until 500 ms after the reply (LED-191)", async () => {
    const ann = await collecting();
    await Promise.all([1, 2, 3].map(() => loadCreatures(ann.game, "requested")));
    expect(loads(ann)).toBe(1);
    await loadCreatures(ann.game, "requested");
    expect(loads(ann)).toBe(1);
    await ann.passes(500);
    await loadCreatures(ann.game, "requested");
    expect(loads(ann)).toBe(2);
  });

  it("are loaded again after a change even when a load has just ended (LED-191)", async () => {
    const ann = await collecting();
    await loadCreatures(ann.game, "requested");
    await ann.mintNow();
    await loadCreatures(ann.game, "changed");
    await ann.passes(1000);
    expect(loads(ann)).toBe(2);
  });

  it("are loaded again 8 seconds after a failure without a list (LED-192, ERR-025)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    ann.tab.wire.offline = true;
    await loadCreatures(ann.game, "automatic");
    expect(ann.collection.creatures.error).toBe("Failed to load creatures: Network Error");
    await ann.passes(7500);
    expect(loads(ann)).toBe(1);
    ann.tab.wire.offline = false;
    await ann.passes(500);
    expect(names(ann)).toEqual(["#1#"]);
    expect(ann.collection.creatures.error).toBeNull();
  });

  it("stay unchanged when a later load fails (LED-193)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    ann.world.behave({ gateway: "down" });
    await load(ann, "requested");
    expect(names(ann)).toEqual(["#1#"]);
    expect(ann.collection.creatures.error).toBeNull();
    expect(ann.tab.noticeTexts().at(-1)).toMatch(/^Failed to load creatures: \w/);
  });

  it("show the notice of a failed later load once in two seconds (LED-194)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    ann.tab.wire.offline = true;
    const told = () => ann.tab.noticeTexts().filter((text) => text.startsWith("Failed to load")).length;
    await load(ann, "requested");
    await load(ann, "requested");
    expect(told()).toBe(1);
    await ann.passes(2000);
    await load(ann, "requested");
    expect(told()).toBe(2);
  });

  it("come from an expired cache when the server is unreachable (LED-193)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    await ann.passes(10 * MINUTE);
    const again = await ann.reloaded();
    again.tab.wire.offline = true;
    await load(again);
    expect(names(again)).toEqual(["#1#"]);
    expect(again.collection.creatures.error).toBeNull();
  });

  it("show the HTTP status when the server gave no text (ERR-026)", async () => {
    const ann = await collecting();
    answerCall(ann.game, "POST /api/getUserCreatures", async () => ({
      ok: false,
      problem: { kind: "unreachable", status: 504 },
    }));
    await load(ann);
    expect(ann.collection.creatures.error).toBe("Failed to load creatures: HTTP error! status: 504");
  });

  it.each(["{", "[]", '{"creatures":[{}],"timestamp":1}', '{"creatures":[{"id":"#1#"}]}'])(
    "are loaded when the stored text is unreadable: %s (LED-126)",
    async (nonsense) => {
      const ann = await collecting();
      ann.kept.set(`creatures_${ann.account}`, nonsense);
      await load(ann);
      expect(loads(ann)).toBe(1);
      expect(names(ann)).toEqual([]);
    },
  );

  it("are complete when an older release cached them (CON-36)", async () => {
    const ann = await collecting();
    const entry = { creatures: [{ id: "#7#", species_name: "Bullx" }], timestamp: ann.game.now() };
    ann.kept.set(`creatures_${ann.account}`, JSON.stringify(entry));
    await load(ann);
    expect(ann.collection.creatures.content).toMatchObject([
      {
        id: "#7#",
        species_id: "bullx",
        rarity: "Common",
        form: 0,
        stats: { energy: 0 },
        specialty_stats: [],
      },
    ]);
  });

  it("are removed when another account is used (LED-004)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    const other = await ann.world.wallet();
    ann.game.store.setState((state) => {
      state.wallet.accounts = [{ address: other.address, label: "Other", appearanceId: 1 }];
    });
    await load(ann);
    expect(ann.collection.creatures.content).toBeNull();
    expect(ann.collection.creatures.error).toMatch(/^Failed to load creatures: \w/);
  });
});

describe("what the server said about a player", () => {
  const kept = ({ game }: Collector) => game.queries.getQueryCache().findAll({ queryKey: [PLAYER] });

  it.each([
    ["logs out", (ann: Collector) => logOut(ann.game)],
    ["is followed by another player", (ann: Collector) => logInByName(ann.game, "Bob")],
  ])("is removed from the cache when the player %s (LAB-016, LED-004)", async (_, leave) => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    await loadItems(ann.game, "automatic");
    expect(kept(ann)).toHaveLength(2);
    await leave(ann);
    expect(kept(ann)).toEqual([]);
    expect(names(ann)).toBeUndefined();
  });

  it("stays when the same player logs in again after the session has expired (GAP-50)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await load(ann);
    ann.tab.wire.forgetSession();
    await load(ann, "requested");
    expect(ann.tab.state.session).toMatchObject({ kind: "visitor", expired: true });
    await logInByName(ann.game, "Ann");
    expect(names(ann)).toEqual(["#1#"]);
  });
});

describe("the tools and spells of an account", () => {
  it("are requested from the server with the account's address (LED-139)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    await loadItems(ann.game, "automatic");
    const { tools, spells } = ann.collection.items.content ?? { tools: [], spells: [] };
    expect([...tools, ...spells]).toHaveLength(1);
  });

  it("show an error when they cannot be loaded (ERR-025)", async () => {
    const ann = await collecting();
    ann.tab.wire.offline = true;
    await loadItems(ann.game, "requested");
    expect(ann.collection.items.error).toBe("Failed to load items: Network Error");
  });
});
