import { describe, expect, it } from "vitest";
import { type Battle, type BattleEvent, logLines, type Viewer } from "../../../../rules/index.ts";
import { act, attack, endTurn, PLAIN_HIT, round } from "../support/play.ts";
import { battleWith, fighter, rules } from "../support/scene.ts";

const told = (battle: Battle, events: BattleEvent[], viewer: Viewer = 0) =>
  logLines(rules, battle, viewer, events).map(({ message, kind }) => [message, kind]);

describe("the battle log", () => {
  it("names the turn from its reader's side (BAT-073, CON-54)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const events = round(battle);
    const messages = (viewer: Viewer) => told(battle, events, viewer).map(([message]) => message);
    expect(messages(0)).toEqual(["Turn 1 - Enemy turn.", "Turn 2 - Your turn."]);
    expect(messages("watcher")).toEqual(["Turn 1 - Player 2 moves.", "Turn 2 - Player 1 moves."]);
    battle.mode = "pvp";
    expect(messages(1)).toEqual(["Turn 1 - Your turn.", "Turn 2 - Opponent's turn."]);
  });

  it("gives each line an id of its own, its turn and its message (BAT-044)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const events = [...act(battle, { type: "defend", creatureId: "hero" }), ...round(battle)];
    const later = [...events, ...attack(battle, "hero", "foe", PLAIN_HIT)];
    const lines = logLines(rules, battle, 0, later);
    expect(lines.map(({ turn, message }) => [turn, message])).toEqual([
      [1, "hero took a defensive stance."],
      [1, "Turn 1 - Enemy turn."],
      [2, "Turn 2 - Your turn."],
      [2, "hero dealt 10 damage to foe."],
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
    expect(logLines(rules, battle, 0, events), "later events leave it as it is").toEqual(lines.slice(0, 3));
    const [late] = logLines(rules, battle, 0, later.slice(events.length), { firstTurn: 2 });
    expect(late, "a log that begins later").toMatchObject({ turn: 2, message: lines[3]?.message });
  });

  it("says at the beginning of the enemy's turn which of its creatures cannot act, and why (BAT-123)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero" }] },
      foe: { field: [{ id: "Enemy Bullx" }, { id: "Enemy Corvax" }] },
    });
    fighter(battle, "Enemy Bullx").stunnedTurns = 1;
    const lines = told(battle, endTurn(battle)).map(([message]) => message);
    expect(lines).toEqual(["Turn 1 - Enemy turn.", "Enemy Bullx is stunned and cannot act!"]);
  });

  it("reports an enemy whose charge is lost because it is stunned (BAT-123)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] }, foe: { field: [{ id: "Enemy Bullx" }] } });
    Object.assign(fighter(battle, "Enemy Bullx"), { stunnedTurns: 1, charging: "Shardstorm" });
    expect(told(battle, endTurn(battle)).map(([message]) => message)).toContain(
      "Enemy Bullx lost the charge of Shardstorm.",
    );
  });

  it("names the side of each creature in a battle between players, as its reader sees it", () => {
    const battle = battleWith({
      mode: "pvp",
      own: { field: [{ id: "hero" }], hand: [{ id: "card" }] },
      foe: { field: [{ id: "foe" }] },
    });
    const events = [
      ...act(battle, { type: "deploy", creatureId: "card" }),
      ...attack(battle, "hero", "foe", PLAIN_HIT),
      ...act(battle, { type: "defend", creatureId: "hero" }),
      ...endTurn(battle),
    ];
    const messages = (viewer: Viewer) => told(battle, events, viewer).map(([message]) => message);
    expect(messages(0)).toEqual([
      "Your card deployed.",
      "Your hero dealt 10 damage to the opponent's foe.",
      "Your hero took a defensive stance.",
      "Your combo! 3 actions in one turn: +2 to both attacks.",
      "Turn 1 - Opponent's turn.",
    ]);
    expect(messages(1).slice(0, 2)).toEqual([
      "The opponent's card deployed.",
      "The opponent's hero dealt 10 damage to your foe.",
    ]);
    expect(messages("watcher")[1]).toBe("Player 1's hero dealt 10 damage to Player 2's foe.");
  });

  it("describes hits, critical hits, matchups and dodges (GAP-26, GAP-27)", () => {
    const battle = battleWith({
      own: { field: [{ id: "hero", specialties: ["energy"] }] },
      foe: { field: [{ id: "foe", specialties: ["magic"], battle: { maxHealth: 100 } }] },
    });
    expect(told(battle, attack(battle, "hero", "foe", [0.99, 0.5, 0, 0.9, 0.9]))).toEqual([
      ["Critical hit!", "critical"],
      ["An effective hit!", null],
      ["hero dealt 19 damage to foe.", "damage"],
    ]);
    expect(told(battle, attack(battle, "hero", "foe", [0]))).toEqual([["foe dodged the attack!", null]]);
    endTurn(battle);
    expect(told(battle, attack(battle, "foe", "hero"))[0]).toEqual(["Not a very effective hit.", null]);
  });

  it("says once 'wounded' below half and 'critically wounded' below a fifth of the health (BAT-047)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const messages = Array.from({ length: 4 }, () => {
      fighter(battle, "hero").attacksThisTurn = 0;
      return told(battle, attack(battle, "hero", "foe", PLAIN_HIT));
    });
    expect(messages.map((lines) => lines[1])).toEqual([
      undefined,
      undefined,
      ["foe is wounded.", null],
      undefined,
    ]);
    fighter(battle, "foe").currentHealth = 15;
    fighter(battle, "hero").attacksThisTurn = 0;
    expect(told(battle, attack(battle, "hero", "foe"))[1]).toEqual([
      "foe is critically wounded.",
      "critical",
    ]);
    fighter(battle, "hero").attacksThisTurn = 0;
    expect(told(battle, attack(battle, "hero", "foe"))).toEqual([
      ["hero dealt 10 damage to foe.", "damage"],
      ["foe was defeated.", "defeat"],
      ["Victory! You've defeated all enemy creatures!", "victory"],
    ]);
  });

  it("describes deployments, stances, tools, spells and their effects", () => {
    const battle = battleWith({
      own: {
        field: [{ id: "hero", health: 20 }],
        hand: [{ id: "card" }],
        tools: ["Ledger Lens"],
        spells: ["Scrypto Surge", "Cerberus Chain", "Shardstorm"],
      },
      foe: { field: [{ id: "foe", battle: { maxHealth: 300 } }] },
    });
    const lines = (events: BattleEvent[]) => told(battle, events);
    expect(lines(act(battle, { type: "deploy", creatureId: "card" }))).toEqual([
      ["card deployed.", "deploy"],
    ]);
    expect(lines(act(battle, { type: "defend", creatureId: "hero" }))).toEqual([
      ["hero took a defensive stance.", "defend"],
    ]);
    expect(
      lines(act(battle, { type: "useTool", toolId: "Ledger Lens", creatureId: "hero", targetId: "card" })),
    ).toEqual([
      ["hero used Ledger Lens on card.", null],
      ["card is behind a barrier of 20.", null],
      ["card received 8 healing.", "healing"],
    ]);
    expect(lines(act(battle, { type: "useSpell", spellId: "Cerberus Chain", casterId: "hero" }))).toEqual([
      ["hero cast Cerberus Chain.", null],
      ["hero received 20 healing.", "healing"],
    ]);
    expect(
      lines(
        act(battle, { type: "useSpell", spellId: "Scrypto Surge", casterId: "hero", targetId: "foe" }),
      ).slice(0, 3),
    ).toEqual([
      ["hero cast Scrypto Surge on foe.", null],
      ["foe is weakened: Scrypto Surge, turns: 3.", null],
      ["foe was damaged for 20.", "damage"],
    ]);
    expect(lines(act(battle, { type: "useSpell", spellId: "Shardstorm", casterId: "hero" }))[1]).toEqual([
      "hero is charging Shardstorm.",
      null,
    ]);
    endTurn(battle);
    const released = lines(endTurn(battle, [0]));
    expect(released).toContainEqual(["hero released Shardstorm!", null]);
    expect(released).toContainEqual(["foe was stunned.", null]);
    expect(lines(endTurn(battle))).toContainEqual(["foe is stunned and cannot act!", null]);
  });

  it("shows a drawn card only to the side that draws it (GAP-43)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }], deck: [{ id: "secret" }] } });
    const events = round(battle);
    expect(told(battle, events)).toContainEqual(["You drew secret.", null]);
    for (const viewer of [1, "watcher"] as const)
      expect(JSON.stringify(told(battle, events, viewer))).not.toContain("secret");
  });

  it("ends with the stated sentence for the winner, the loser and a watcher (BAT-049, BAT-069, GAP-37)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const end = (winner: 0 | 1 | "draw", reason: "defeat" | "turnLimit", viewer: Viewer = 0) =>
      told(battle, [{ type: "battleEnded", winner, reason }], viewer)[0];
    expect(end(0, "defeat")).toEqual(["Victory! You've defeated all enemy creatures!", "victory"]);
    expect(end(1, "defeat")).toEqual(["Defeat! All your creatures have been defeated!", "defeat"]);
    expect(end(0, "turnLimit")?.[0]).toMatch(/^Victory! The turn limit/);
    expect(end(1, "turnLimit")?.[0]).toMatch(/^Defeat! The turn limit/);
    expect(end("draw", "turnLimit")).toEqual(["The battle ended in a draw.", null]);
    expect(end(1, "defeat", "watcher")).toEqual(["Player 2 won the battle.", null]);
  });

  it("names who gave up, who let turns expire, and a closed battle (GAP-42)", () => {
    const battle = battleWith({ own: { field: [{ id: "hero" }] } });
    const ends = (reason: "forfeit" | "timeout" | "closed", winner: 0 | "draw" = 0) =>
      ([0, 1, "watcher"] as const).map(
        (viewer) => told(battle, [{ type: "battleEnded", winner, reason }], viewer)[0]?.[0],
      );
    expect(ends("forfeit")).toEqual([
      "Victory! Your opponent gave up the battle.",
      "Defeat! You gave up the battle.",
      "Player 2 gave up. Player 1 won the battle.",
    ]);
    expect(ends("timeout")).toEqual([
      "Victory! Your opponent ran out of time 3 turns in a row.",
      "Defeat! You ran out of time 3 turns in a row.",
      "Player 2 ran out of time 3 turns in a row. Player 1 won the battle.",
    ]);
    expect(new Set(ends("closed", "draw"))).toEqual(new Set(["The battle was closed without a result."]));
  });
});
