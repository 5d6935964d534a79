import type { Cell, Column, EmptyEnd } from "../../../../server/store/copies/game-copies.ts";
import { commonColumns } from "../../../../server/store/copies/move-game.ts";
import { TABLES_MOVED } from "../../../../server/store/game-tables.ts";

/** What a text may hold and a badly quoted one would lose. */
const ODD_TEXT = `'"\\,{}\n\tNULL \u{1f431} ä`;
/** Beyond 32 bits, as moments are. */
const MOMENT = 1_777_636_800_123;
const MOMENTS = /_at$|_date$|^since$|^deadline$|^kept_since$|^state_version$|^rejected_from_epoch$/;

/** Writes a row into every table of an empty game, with values that are not easily kept. */
export async function writeRowOfEveryTable(end: EmptyEnd): Promise<void> {
  for (const table of TABLES_MOVED) {
    const columns = await commonColumns(table, end, end);
    const row = columns.map((column) => cellOf(table, column));
    await end.write(table, columns, [row]);
  }
}

function cellOf(table: string, { name, kind }: Column): Cell {
  if (table === "settings") return name === "name" ? "latest_time" : MOMENT;
  if (table === "secrets") return name === "name" ? "shared" : Buffer.from([0, 255, 39, 92]);
  if (name === "id" && kind === "number") return 41;
  if (/^(player|player1|challenger|invited|friend|blocked|organiser)_id$/.test(name)) return 41;
  if (name === "player2_id") return null;
  if (name === "battle_id" || (table === "pvp_battles" && name === "id")) return "battle";
  if (kind === "bytes") return Buffer.from([1, 0, 2]);
  if (kind === "text") return ODD_TEXT;
  if (["free", "name_fixed", "raised"].includes(name)) return 1;
  if (name.startsWith("total_damage")) return 0.1 + 0.2;
  return MOMENTS.test(name) ? MOMENT : 3;
}
