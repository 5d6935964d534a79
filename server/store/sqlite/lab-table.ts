import type { Database, Statement } from "better-sqlite3";
import { cloneLab, type Lab } from "../../../rules/index.ts";
import { costsNothing } from "../costs-nothing.ts";
import { labDaysOf } from "../lab-days.ts";
import type { LabAnswer, LabWork } from "../lab-work.ts";
import { PlayerGoneError } from "../player-gone-error.ts";
import type { Repeatable } from "../store.ts";
import type { LabDayTable } from "./lab-day-table.ts";
import type { RecentRows } from "./recent-rows.ts";
import type { ReplyTable } from "./reply-table.ts";

interface LabRow {
  revision: number;
  state: string;
  lab: Lab;
}

/** The labs: one row of JSON per player, with a revision that every change checks. */
export class LabTable {
  private readonly select: Statement<[number], { revision: number; state: string }>;
  private readonly insert: Statement<[number, string]>;
  private readonly update: Statement<[string, number, number]>;
  private readonly replies: ReplyTable;
  private readonly days: LabDayTable;
  private readonly recent: Map<number, LabRow>;

  constructor(database: Database, replies: ReplyTable, days: LabDayTable, recent: RecentRows) {
    this.select = database.prepare("SELECT revision, state FROM labs WHERE player_id = ?");
    this.insert = database.prepare("INSERT INTO labs (player_id, revision, state) VALUES (?, 1, ?)");
    this.update = database.prepare(
      "UPDATE labs SET state = ?, revision = revision + 1 WHERE player_id = ? AND revision = ?",
    );
    this.replies = replies;
    this.days = days;
    this.recent = recent.table();
  }

  create(playerId: number, lab: Lab): void {
    this.insert.run(playerId, JSON.stringify(lab));
  }

  /** The cached lab, which must not be changed; the next change makes a new object. */
  read(playerId: number): Readonly<Lab> {
    return this.row(playerId).lab;
  }

  /** Reads the lab, runs the work and stores the lab if it changed; within a transaction. */
  change<Reply>(playerId: number, work: LabWork<Reply>, now: number, repeat?: Repeatable): LabAnswer<Reply> {
    const stored = repeat && this.replies.find<Reply>(playerId, repeat, now);
    if (stored) return { ok: true, reply: stored.reply };
    const row = this.row(playerId);
    const lab = cloneLab(row.lab);
    const answer = work(lab, now);
    if (!answer.ok) return answer;
    const free = costsNothing(row.lab, lab);
    const refusal = repeat && free && repeat.whyNotFree(this.replies.countFree(playerId, now));
    if (refusal) return { ok: false, refusal };
    this.write(playerId, row, lab);
    this.days.add(playerId, labDaysOf(now, answer.events));
    if (repeat) this.replies.keep(playerId, repeat, answer.reply, now, free);
    return answer;
  }

  private row(playerId: number): LabRow {
    const known = this.recent.get(playerId);
    if (known) return known;
    const stored = this.select.get(playerId);
    if (!stored) throw new PlayerGoneError();
    const row = { ...stored, lab: JSON.parse(stored.state) };
    this.recent.set(playerId, row);
    return row;
  }

  private write(playerId: number, { revision, state }: LabRow, lab: Lab): void {
    const changed = JSON.stringify(lab);
    if (changed === state) return;
    const { changes } = this.update.run(changed, playerId, revision);
    if (changes !== 1) throw new Error("A lab changed under its own transaction");
    this.recent.set(playerId, { revision: revision + 1, state: changed, lab });
  }
}
