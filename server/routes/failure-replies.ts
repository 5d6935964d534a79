import { Failure } from "../contract/index.ts";

/** The failures any call may answer, for the schemas of replies. */
export const FAILURE_REPLIES = { "4xx": Failure, "5xx": Failure } as const;
