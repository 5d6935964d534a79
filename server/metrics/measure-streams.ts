import type { Registry } from "prom-client";
import type { BattleStreams } from "../pvp/push/battle-streams.ts";
import { measuredGauge } from "./gauge.ts";

/** The event streams that this process holds open. */
export function measureStreams(metrics: Registry, streams: BattleStreams): void {
  measuredGauge(metrics, "pvp_event_streams", "Open streams of battle events", () => streams.size);
}
