import {
  actionFromWire,
  applyAction,
  type Battle,
  type BattleEvent,
  logLines,
  newBattle,
  shippedRules as rules,
  type SideIndex,
  viewFor,
} from "../../../../rules/index.ts";
import type { Fetch } from "../../../../ui/game/api/call-api.ts";
import { CREATURES, SPELLS, TOOLS } from "./pvp-cards.ts";

/** What stands for the server: a battle played by the rules, and whatever answers a test lays down. */
export class PvpOnWire {
  readonly calls: { path: string; body: string }[] = [];
  /** Answers by path without its query; a number is a status without a body of the server's. */
  readonly answers = new Map<string, object | number>();
  /** The status of refusals by path; 409 for others. */
  readonly refused = new Map<string, number>();
  /** No answer comes until this is called off. */
  held: Promise<void> | null = null;
  readonly battle: Battle;
  /** The player's side. */
  side: SideIndex;
  /** The hash of the rules that the battle began under. */
  rulesHash = "hash";
  timeRemaining = 60_000;
  expiredTurns = { own: 0, opponent: 0 };
  private readonly events: BattleEvent[] = [];
  private version = 0;

  constructor() {
    const player1 = { creatures: CREATURES.slice(0, 2), tools: TOOLS.slice(0, 1), spells: SPELLS };
    const player2 = { creatures: CREATURES.slice(2, 4), tools: TOOLS.slice(1, 2), spells: SPELLS };
    this.battle = newBattle(rules, { mode: "pvp", seed: "wire", player1, player2 }, this.events);
    this.side = this.battle.active;
  }

  readonly fetch: Fetch = async (address, init) => {
    const path = address.split("?")[0] ?? "";
    const body = String(init.body ?? "");
    this.calls.push({ path: address, body });
    await this.held;
    const laid = this.answers.get(path);
    if (typeof laid === "number") return new Response("{}", { status: laid });
    if (laid) return Response.json(laid, { status: this.refused.get(path) ?? ("error" in laid ? 409 : 200) });
    if (path === "/api/pvp/battle/battle") return Response.json(this.reply());
    if (path === "/api/pvp/battle/battle/action") return this.act(JSON.parse(body).action);
    throw new TypeError("no connection");
  };

  /** The side whose turn it is does something. */
  does(action: Parameters<typeof applyAction>[3]): void {
    const refusal = applyAction(rules, this.battle, this.battle.active, action, this.events);
    if (refusal) throw new Error(refusal.text);
    this.version += 1;
  }

  private act(wire: Record<string, unknown>): Response {
    const action = actionFromWire(wire);
    if (action) this.does(action);
    const { battleState: updatedState, ...course } = this.reply();
    return Response.json({ ...course, updatedState });
  }

  private reply() {
    const { battle, side, events, version } = this;
    const { player, enemy } = viewFor(rules, battle, side);
    const battleLog = logLines(rules, battle, side, events);
    const sides = [
      { ...player, battleLog },
      { ...enemy, battleLog },
    ];
    if (side === 1) sides.reverse();
    return {
      version,
      status: "active",
      battleState: { player1: sides[0], player2: sides[1] },
      rulesHash: this.rulesHash,
      isPlayer1: side === 0,
      yourTurn: battle.active === side,
      turnNumber: battle.turn,
      opponentInfo: { name: "Bob", bot: false },
      timeRemaining: this.timeRemaining,
      expiredTurns: this.expiredTurns,
      serverTime: 0,
      isWinner: null,
      outcome: null,
      endedBy: null,
      ratingChange: null,
      unrated: null,
      rated: true,
      watchId: "secret",
      events: [],
      eventsSince: version,
    };
  }
}
