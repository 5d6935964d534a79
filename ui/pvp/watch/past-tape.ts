import type { Beat } from "../../../engine/index.ts";
import type { LogLine } from "../../../rules/index.ts";
import type { PvpPastReply } from "../../../server/contract/index.ts";
import type { Tape } from "../../battle/replay/replay-player.ts";
import { beatOfMoment } from "../live/battle-update.ts";

/** Lines of the log that a moment shows, as many as the server sends of the present one. */
const MOST_LINES = 100;

/** What was to be seen of a watched battle, version by version; it grows while the battle goes on. */
export class PastTape implements Tape {
  private readonly beats: Beat[] = [];
  private log: LogLine[] = [];

  get length(): number {
    return Math.max(0, this.beats.length - 1);
  }

  /** The first version that is missing. */
  get missing(): number {
    return this.beats.length;
  }

  beatAt(index: number): Beat {
    const beat = this.beats[index];
    if (!beat) throw new Error(`Version ${index} of the watched battle is not on its tape`);
    return beat;
  }

  /** Adds the moments that follow; others are known already. */
  add(moments: PvpPastReply["moments"]): void {
    for (const moment of moments) {
      if (moment.version !== this.missing) continue;
      this.log = [...this.log, ...moment.lines].slice(-MOST_LINES);
      this.beats.push(beatOfMoment(moment, this.log));
    }
  }
}
