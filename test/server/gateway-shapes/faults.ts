import { watchAnswers } from "./watch-answers.ts";

/** What is wrong with the answers that the gateway gave in this test so far. */
export const faults: string[] = [];

// Here and not in the set-up of each file, which several files of one process run again.
watchAnswers((fault) => faults.push(fault));
