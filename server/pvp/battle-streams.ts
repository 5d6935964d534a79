import type { SideIndex } from "../../rules/index.ts";
import { tooManyStreams } from "../errors/failure.ts";
import { currentBattle, notePresence, type OwnBattle } from "./own-battle.ts";
import type { Pvp } from "./pvp.ts";
import type { VersionStream } from "./version-stream.ts";

/** Every round sends a keep-alive, checks the session, and records the player as present. */
const ROUND_MS = 15_000;

const MOST_OF_PLAYER = 6;

/** Over HTTP/1.1 a browser has six connections for all its tabs: the others stay free for calls. */
const MOST_OF_BROWSER = 3;

/** A player who listens to a battle. */
export interface Follower {
  playerId: number;
  /** The secret of the session, which the tabs of a browser share. */
  session: string;
  stream: VersionStream;
  isLoggedIn(): Promise<boolean>;
  /** Called with each error. */
  onError(err: unknown): void;
}

/** The event streams that this process holds open. */
export class BattleStreams {
  private readonly pvp: Pvp;
  private readonly followers = new Set<Follower>();

  constructor(pvp: Pvp) {
    this.pvp = pvp;
  }

  get size(): number {
    return this.followers.size;
  }

  /** Throws 429 if the player, or their browser, has too many streams open (`ABU-52`, `ABU-108`). */
  checkPlace({ playerId, session }: Pick<Follower, "playerId" | "session">): void {
    const own = [...this.followers].filter((follower) => follower.playerId === playerId);
    const ofBrowser = own.filter((follower) => follower.session === session);
    if (own.length >= MOST_OF_PLAYER || ofBrowser.length >= MOST_OF_BROWSER) throw tooManyStreams();
  }

  /** Sends a follower the battle's version now and after every change. */
  async follow(seen: OwnBattle, follower: Follower): Promise<void> {
    const { battle, side } = seen;
    const { stream, onError } = follower;
    const { id } = battle;
    this.followers.add(follower);
    const stopListening = this.pvp.push.listen(id, (version) => stream.tell(version));
    const timer = setInterval(() => {
      this.round(id, side, follower).catch((err: unknown) => {
        onError(err);
        stream.end();
      });
    }, ROUND_MS).unref();
    stream.onceOver(() => {
      clearInterval(timer);
      stopListening();
      this.followers.delete(follower);
    });
    stream.tell(battle.version);
    // The stream goes on: the next round notes it again.
    await notePresence(this.pvp, seen).catch(onError);
  }

  endAll(): void {
    for (const { stream } of this.followers) stream.end();
  }

  private async round(id: string, side: SideIndex, { stream, isLoggedIn }: Follower): Promise<void> {
    const seen = await this.pvp.store.findBattle(id);
    if (!seen || seen.battle.result !== null || !(await isLoggedIn())) {
      stream.end();
      return;
    }
    stream.ping();
    await notePresence(this.pvp, await currentBattle(this.pvp, { ...seen, side }));
  }
}
