/** What was played in some seconds of the processor. */
export interface Worked {
  battles: number;
  /** Seconds the processor worked on it: what a busy neighbour takes does not count. */
  workSeconds: number;
}

/**
 * Plays battles until the processor has worked on them for so many seconds. A time of the clock would be too short on a
 * busy machine: what is compiled while it runs would still be slow when it is measured.
 */
export function playFor(seconds: number, playOne: (battle: number) => void): Worked {
  const before = process.cpuUsage();
  for (let battles = 1; ; battles++) {
    playOne(battles);
    const { user, system } = process.cpuUsage(before);
    const workSeconds = (user + system) / 1e6;
    if (workSeconds >= seconds) return { battles, workSeconds };
  }
}
