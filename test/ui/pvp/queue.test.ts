import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { problemText } from "../../../ui/game/api/api-result.ts";
import { enterBattle, resumeBattle } from "../../../ui/pvp/battle/enter-battle.ts";
import { closePvp } from "../../../ui/pvp/go-back.ts";
import { cancelSearch, findOpponent, practice } from "../../../ui/pvp/queue/search.ts";
import { Encounter } from "./support/encounter.ts";

const JOIN = "/api/pvp/queue";
const STATUS = "/api/pvp/queue/status";
const CANCEL = "/api/pvp/queue/cancel";

describe("the search for an opponent", () => {
  it("leads from the deck over joining and waiting to the match and its battle (PVP-005, PVP-010, PVP-016, PVP-017)", async () => {
    const encounter = await Encounter.fresh();
    const { ann, bob } = encounter;
    const release = ann.tab.wire.hold(JOIN);
    const joining = ann.queues(2);
    expect(ann.state).toMatchObject({ screen: "queue", queue: { phase: "joining" } });
    release();
    await joining;
    expect(ann.state.queue).toMatchObject({ phase: "waiting", estimatedWait: 30, practiceOffered: false });
    await bob.queues();
    expect(bob.state.queue?.phase).toBe("matched");
    await encounter.passes(2000);
    expect(ann.state.queue?.phase).toBe("matched");
    await encounter.passes(2000);
    for (const { state } of [ann, bob]) {
      expect(state).toMatchObject({ screen: "battle", queue: null, battle: { loading: false } });
      expect(state.battle?.id).toBe(ann.state.battle?.id);
    }
  });

  it("polls every two seconds, and shows how long it has waited (PVP-012, PVP-016)", async () => {
    const encounter = await Encounter.fresh();
    const { ann } = encounter;
    await ann.queues();
    await encounter.passes(10_000);
    expect(ann.tab.wire.countOf(STATUS)).toBe(5);
    expect(ann.state.queue?.reason).toBe(rules.texts.pvp.waitsAlone);
    expect(Math.round((ann.game.now() - (ann.state.queue?.joinedAt ?? 0)) / 1000)).toBe(10);
  });

  it("requires a creature, and says so in red (PVP-006, ERR-040)", async () => {
    const { ann } = await Encounter.fresh();
    await findOpponent(ann.pvp);
    expect(ann.tab.state.notices).toMatchObject([
      { text: "Select at least one creature for battle!", tone: "error" },
    ]);
    expect(ann.tab.wire.countOf(JOIN)).toBe(0);
    expect(ann.state.screen).toBe("menu");
  });

  it("ends with Cancel, which returns to the deck and leaves the server's queue (PVP-017, PVP-020)", async () => {
    const encounter = await Encounter.fresh();
    const { ann, bob } = encounter;
    await ann.queues();
    await cancelSearch(ann.pvp);
    expect(ann.state).toMatchObject({ screen: "menu", tab: "play", queue: null });
    expect(ann.tab.wire.countOf(CANCEL)).toBe(1);
    expect(ann.notices()).toEqual([]);
    await bob.queues();
    await encounter.passes(4000);
    expect(bob.state.queue?.phase).toBe("waiting");
    expect(ann.state.screen).toBe("menu");
  });

  it("is cancelled on the server too when the player cancels while it joins (PVP-017, PVP-020)", async () => {
    const { ann } = await Encounter.fresh();
    const release = ann.tab.wire.hold(JOIN);
    const joining = ann.queues();
    const cancelled = cancelSearch(ann.pvp);
    release();
    await Promise.all([joining, cancelled]);
    await ann.tab.wire.quiet();
    const answer = await ann.game.api.call("GET /api/pvp/queue/status");
    expect(answer.ok && answer.reply.inQueue).toBe(false);
    expect(ann.state.screen).toBe("menu");
  });

  it("leads into the battle when the player cancels at the moment of the match (ABU-50)", async () => {
    const { ann, bob } = await Encounter.fresh();
    await ann.queues();
    await bob.queues();
    await cancelSearch(ann.pvp);
    expect(ann.state).toMatchObject({
      screen: "battle",
      battle: { id: bob.game.store.getState().pvpBattle },
    });
  });

  it("ends when the arena closes (PVP-017, PVP-020)", async () => {
    const { ann } = await Encounter.fresh();
    await ann.queues();
    closePvp(ann.pvp);
    await ann.tab.wire.quiet();
    expect(ann.tab.wire.countOf(CANCEL)).toBe(1);
    const answer = await ann.game.api.call("GET /api/pvp/queue/status");
    expect(answer.ok && answer.reply.inQueue).toBe(false);
  });

  it("leads directly to a battle that is already running (PVP-010)", async () => {
    const encounter = await Encounter.inBattle();
    const ann = encounter.ann.reopened();
    await findOpponent(ann.pvp);
    expect(ann.state.queue?.phase).toBe("matched");
    ann.tab.wait(2000);
    await ann.tab.wire.quiet();
    expect(ann.state.battle?.id).toBe(encounter.bob.state.battle?.id);
  });
});

describe("a failed search", () => {
  it("shows the server's text, and Try Again joins again (PVP-015, ERR-033)", async () => {
    const { ann, bob } = await Encounter.fresh();
    const choose = (id: string) =>
      ann.pvp.store.setState((state) => {
        state.selection.creatures = [id];
      });
    const [own, foreign] = [ann, bob].map(({ state }) => state.collection.creatures[0]?.id ?? "");
    choose(foreign ?? "");
    await findOpponent(ann.pvp);
    const { selection } = ann.state;
    const refused = await ann.game.api.call("POST /api/pvp/queue", {
      body: { selectedCreatures: selection.creatures },
    });
    expect(ann.state.queue).toEqual(
      expect.objectContaining({
        phase: "error",
        error: refused.ok ? "" : problemText(refused.problem, ""),
      }),
    );
    choose(own ?? "");
    await findOpponent(ann.pvp);
    expect(ann.state.queue?.phase).toBe("waiting");
  });

  it("says 'Failed to connect to matchmaking server' when the server is unreachable (ERR-034)", async () => {
    const { ann } = await Encounter.fresh();
    ann.tab.wire.offline = true;
    await ann.queues();
    expect(ann.state.queue).toMatchObject({
      phase: "error",
      error: "Failed to connect to matchmaking server",
    });
  });

  it("continues after a short loss of the connection, and not after a long one (ERR-034, GAP-41)", async () => {
    const encounter = await Encounter.fresh();
    const { ann } = encounter;
    await ann.queues();
    ann.tab.wire.offline = true;
    await encounter.passes(4000);
    ann.tab.wire.offline = false;
    await encounter.passes(4000);
    expect(ann.state.queue?.phase).toBe("waiting");
    ann.tab.wire.offline = true;
    await encounter.passes(14_000);
    expect(ann.state.queue).toMatchObject({
      phase: "error",
      error: "Failed to connect to matchmaking server",
    });
  });

  it("says 'Removed from queue' when the server's queue no longer contains it (ERR-035)", async () => {
    const encounter = await Encounter.fresh();
    const { ann } = encounter;
    await ann.queues();
    await ann.game.api.call("POST /api/pvp/queue/cancel");
    await encounter.passes(2000);
    expect(ann.state.queue).toMatchObject({ phase: "error", error: "Removed from queue" });
  });

  it("returns to the login when the session has ended (PVP-011)", async () => {
    const { ann } = await Encounter.fresh();
    ann.tab.wire.forgetSession();
    await ann.queues();
    expect(ann.tab.state.session).toMatchObject({ kind: "visitor", expired: true });
  });
});

describe("practice against a bot", () => {
  it("is offered after the estimated wait, and marked as practice (PVP-016)", async () => {
    const encounter = await Encounter.fresh();
    const { ann } = encounter;
    await ann.queues();
    await encounter.passes(28_000);
    expect(ann.state.queue?.practiceOffered).toBe(false);
    await encounter.passes(4000);
    expect(ann.state.queue?.practiceOffered).toBe(true);
    await practice(ann.pvp);
    await encounter.passes(2000);
    expect(ann.state.battle).toMatchObject({ loading: false, rated: false, opponent: { bot: true } });
  });
});

describe("a running battle", () => {
  it("opens again at once after a reload (PVP-010)", async () => {
    const encounter = await Encounter.inBattle();
    const id = encounter.ann.state.battle?.id;
    const ann = encounter.ann.reopened();
    ann.game.store.setState({ pvpBattle: null });
    await resumeBattle(ann.pvp);
    await ann.tab.wire.quiet();
    expect(ann.state).toMatchObject({ screen: "battle", battle: { id, loading: false } });
  });

  it("is refused with the reason when it is another player's (PVP-011)", async () => {
    const { ann } = await Encounter.fresh();
    enterBattle(ann.pvp, "another");
    await ann.tab.wire.quiet();
    expect(ann.state.battle?.problem).toBeTruthy();
    expect(ann.tab.state.pvpBattle).toBeNull();
  });
});
