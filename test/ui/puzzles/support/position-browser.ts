import { shippedRules } from "../../../../rules/index.ts";
import { cloneTraining, newPositionRating, newTraining, noteTraining } from "../../../../rules/positions.ts";
import type {
  PositionStanding,
  PositionsReply,
  TrainPositionRequest,
  TryPositionReply,
} from "../../../../server/contract/index.ts";
import type { Game } from "../../../../ui/game/store/game.ts";
import type { StorageLike } from "../../../../ui/game/store/safe-storage.ts";
import { ArenaAtHand } from "../../arena/support/arena-at-hand.ts";
import { answerCall } from "../../support/answer-call.ts";
import { memoryStorage } from "../../support/playing.ts";

const FIRST_DAY = Date.UTC(2026, 10, 29, 12);
const DAY_MS = 86_400_000;

/** A browser with the game, without a login unless a test logs in. */
export class PositionBrowser {
  readonly game: Game;
  private readonly arena: ArenaAtHand;

  constructor(storage: StorageLike = memoryStorage()) {
    this.arena = new ArenaAtHand({ storage, connected: false });
    this.game = this.arena.arena.game;
    this.game.store.setState({ session: { kind: "visitor", login: null, expired: false } });
    this.day(1);
  }

  /** The clock of browser and server shows noon of this position's day. */
  day(number: number): this {
    this.arena.now = FIRST_DAY + (number - 1) * DAY_MS;
    return this;
  }

  /** Ann is logged in. */
  logIn(): this {
    this.game.store.setState({ session: { kind: "player", userId: "ann", firstName: "Ann" }, owner: "ann" });
    return this;
  }
}

/** A server that notes each try in the training that it is sent, as the rules do. */
export function answerTraining(game: Game, training = newTraining(shippedRules)) {
  const sent: TrainPositionRequest[] = [];
  answerCall(game, "GET /api/getTraining", async () => ({
    ok: true,
    reply: { ...cloneTraining(training), ratings: [], serverTime: game.now() },
  }));
  answerCall(game, "POST /api/trainPosition", async ({ body }) => {
    sent.push(body);
    const before = training.rating.rating;
    const tried = { id: body.id, reached: body.actions.length > 0, at: game.now() };
    const rated = noteTraining(shippedRules, training, tried, newPositionRating(shippedRules, 1500));
    const trained = training.positions.find(({ id }) => id === body.id);
    if (!trained) throw new Error("A try was not noted");
    const { rating, tries } = training;
    const { reached } = tried;
    return {
      ok: true,
      reply: { reached, energyLeft: 0, rated: rated !== null, before, rating, tries, trained },
    };
  });
  return sent;
}

/** A server that knows these standings and counts each try that it is sent. */
export function answerPositions(game: Game, standings: PositionStanding[] = []) {
  const sent: { number: number; requestId?: string | undefined; actions: string[] }[] = [];
  const streak = { days: 0, best: 0 };
  answerCall(game, "GET /api/getPositions", async () => {
    const reply: PositionsReply = { today: 1, standings, streak, serverTime: game.now() };
    return { ok: true, reply };
  });
  answerCall(game, "POST /api/tryPosition", async ({ body }) => {
    sent.push(body);
    const before = standings.find(({ number }) => number === body.number);
    const standing = {
      number: body.number,
      tries: (before?.tries ?? 0) + 1,
      reached: true,
      energyLeft: 3,
      onItsDay: true,
    };
    const reply: TryPositionReply = { reached: true, energyLeft: 3, counted: true, standing, streak };
    return { ok: true, reply };
  });
  return sent;
}
