import type { Refusal } from "../refusals/refusal.ts";
import type { LabEvent } from "./event.ts";

/** What `apply` answers: the events in their order, or the reason why nothing changed. */
export type Outcome = { ok: true; events: LabEvent[] } | { ok: false; refusal: Refusal };
