import type { Crew } from "./crew.ts";

/** Watches for Ctrl-C while a crew plays. */
export interface Interruption {
  happened(): boolean;
  unwatch(): void;
}

/** The first Ctrl-C stops the crew, so that what was played can be told; a second one ends the process at once. */
export function stopOnInterrupt(crew: Crew): Interruption {
  let hasHappened = false;
  const onInterrupt = () => {
    hasHappened = true;
    void crew.stop();
  };
  process.once("SIGINT", onInterrupt);
  return { happened: () => hasHappened, unwatch: () => void process.off("SIGINT", onInterrupt) };
}
