import { join } from "node:path";

/** What a server under test says on stderr when an answer of its gateway is out of shape. */
export const FAULT = "gateway answer out of shape:";

/** The flags with which Node starts a server whose gateway is watched. */
export const WATCHED = ["--import", "tsx", "--import", join(import.meta.dirname, "in-processes.ts")];
