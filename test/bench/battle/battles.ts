import { DIFFICULTIES } from "../../../rules/battle/state/battle.ts";
import { atLeast, atMost, type Figure, median, quantile, reported } from "../figure.ts";
import { WorkerProcess } from "../load/worker-process.ts";
import type { Played, PlayOrder } from "./player-process.ts";
import type { ReferencePlayed } from "./reference-process.ts";
import { measureReplays } from "./replays.ts";
import { measureWorkers } from "./workers.ts";

const ROUNDS = 5;
const SECONDS = 2;
const CORE = 1;
const FAST_BOUND = 150;
const FULL_BOUND = 5;
const EVENTS_BOUND = 0.9;
const TURN_BOUND_MS = 50;
const P99 = 0.99;

const MIXED = { difficulties: DIFFICULTIES, seconds: SECONDS };
const ORDERS = {
  fast: { ...MIXED, policy: "fast", events: false },
  events: { ...MIXED, policy: "fast", events: true },
  full: { ...MIXED, policy: "full", events: false },
  expert: { difficulties: ["expert"], seconds: SECONDS, policy: "full", events: false },
} as const satisfies Record<string, PlayOrder>;
type Variant = keyof typeof ORDERS;
const VARIANTS = Object.keys(ORDERS) as Variant[];

/** Everything about the speed of battles. */
export async function measureBattles(): Promise<Figure[]> {
  return [...(await measurePlay()), ...(await measureWorkers()), ...measureReplays()];
}

/**
 * AI-against-AI battles a second against random battles of @pkmn/sim, in turns. Each measurement has a new process:
 * what the engine makes of the same code differs from one to the next by a tenth.
 */
async function measurePlay(): Promise<Figure[]> {
  const rates = { reference: [], fast: [], events: [], full: [], expert: [] } as Record<
    Variant | "reference",
    number[]
  >;
  const turnMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reference = await warm<ReferencePlayed>("./reference-process.ts", { seconds: SECONDS });
    rates.reference.push(reference.battles / reference.workSeconds);
    for (const variant of VARIANTS) {
      const played = await warm<Played>("./player-process.ts", ORDERS[variant]);
      rates[variant].push(played.battles / played.workSeconds);
      if (variant === "expert") turnMs.push(quantile(played.turnMs, P99));
    }
  }
  const perSecond = (variant: keyof typeof rates) => median(rates[variant]);
  const unit = "battles/s";
  const against = { unit, reference: perSecond("reference") };
  return [
    atLeast(FAST_BOUND, {
      name: "battles, fast, against @pkmn/sim gen 1",
      value: perSecond("fast"),
      ...against,
    }),
    atLeast(FULL_BOUND, {
      name: "battles, full, against @pkmn/sim gen 1",
      value: perSecond("full"),
      ...against,
    }),
    atLeast(EVENTS_BOUND, {
      name: "battles, fast, events on against off",
      unit,
      value: perSecond("events"),
      reference: perSecond("fast"),
    }),
    reported({ name: "battles, full, expert alone", unit, value: perSecond("expert") }),
    atMost({
      name: "expert enemy's turn, p99",
      unit: "ms",
      value: median(turnMs),
      reference: TURN_BOUND_MS,
    }),
  ];
}

/** What a new process answers when it is asked the second time; the first time warms it up. */
async function warm<Answer>(script: string, order: object): Promise<Answer> {
  const child = new WorkerProcess(new URL(script, import.meta.url), { core: CORE });
  try {
    await child.ask(order);
    return await child.ask<Answer>(order);
  } finally {
    await child.stop();
  }
}
