import type { Amount, ResourceName } from "../../../rules/index.ts";
import type { LabStatisticsReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";
import { amountFromReply } from "./lab-from-reply.ts";

/** What the lab made and spent, for all who show something of it. */
export function labStatisticsQuery(game: Game) {
  return {
    queryKey: [PLAYER, "labStatistics"],
    queryFn: async () => updateConnection(game, await game.api.call("GET /api/labStatistics")),
    ...askedEachTime,
  };
}

/** What was made and spent of one resource on one UTC day. */
export interface ChartDay {
  /** Such as `2030-01-31`. */
  day: string;
  made: Amount;
  spent: Amount;
}

const DAY_MS = 86_400_000;
const DATE_LENGTH = "2030-01-31".length;

/** The last days of a lab until today, those without any change included. */
export function chartDays(
  { today, days }: LabStatisticsReply,
  resource: ResourceName,
  number: number,
): ChartDay[] {
  const known = new Map(days.map((one) => [one.day, one]));
  const last = Date.parse(today);
  return Array.from({ length: number }, (_, index) => {
    const day = new Date(last - (number - 1 - index) * DAY_MS).toISOString().slice(0, DATE_LENGTH);
    const sums = known.get(day);
    return {
      day,
      made: amountFromReply(sums?.made[resource]),
      spent: amountFromReply(sums?.spent[resource]),
    };
  });
}

/** The sums of some days. */
export function sumOf(days: readonly ChartDay[]): { made: Amount; spent: Amount } {
  let [made, spent] = [0, 0];
  for (const day of days) {
    made += day.made;
    spent += day.spent;
  }
  return { made, spent };
}
