import type { Database, Statement } from "better-sqlite3";
import type { Lab } from "../../../rules/index.ts";
import type { LabAnswer, LabWork, RepeatKey } from "../store.ts";
import type { ReplyTable } from "./reply-table.ts";

interface LabRow {
  revision: number;
  state: string;
}

/** The labs: one row of JSON per player, guarded by its revision. */
export class LabTable {
  private readonly select: Statement<[number], LabRow>;
  private readonly insert: Statement<[number, string]>;
  private readonly update: Statement<[string, number, number]>;
  private readonly replies: ReplyTable;

  constructor(database: Database, replies: ReplyTable) {
    this.select = database.prepare("SELECT revision, state FROM labs WHERE player_id = ?");
    this.insert = database.prepare("INSERT INTO labs (player_id, revision, state) VALUES (?, 1, ?)");
    this.update = database.prepare(
      "UPDATE labs SET state = ?, revision = revision + 1 WHERE player_id = ? AND revision = ?",
    );
    this.replies = replies;
  }

  create(playerId: number, lab: Lab): void {
    this.insert.run(playerId, JSON.stringify(lab));
  }

  read(playerId: number): LabRow & { lab: Lab } {
    const row = this.select.get(playerId);
    if (!row) throw new Error("A player without a lab");
    return { ...row, lab: JSON.parse(row.state) };
  }

  /** Within a transaction: read, work, write where something changed. */
  change<Reply>(playerId: number, work: LabWork<Reply>, now: number, repeat?: RepeatKey): LabAnswer<Reply> {
    const stored = repeat && this.replies.find<Reply>(playerId, repeat, now);
    if (stored) return { ok: true, reply: stored.reply };
    const { revision, state, lab } = this.read(playerId);
    const answer = work(lab, now);
    if (!answer.ok) return answer;
    this.write(playerId, revision, state, JSON.stringify(lab));
    if (repeat) this.replies.keep(playerId, repeat, answer.reply, now);
    return answer;
  }

  private write(playerId: number, revision: number, before: string, after: string): void {
    if (before === after) return;
    const { changes } = this.update.run(after, playerId, revision);
    if (changes !== 1) throw new Error("A lab changed under its own transaction");
  }
}
