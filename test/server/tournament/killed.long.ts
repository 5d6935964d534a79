import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { newRandom, roll } from "../../../rules/index.ts";
import type { TournamentReply } from "../../../server/contract/index.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { freshPostgres } from "../../postgres/fresh-postgres.ts";
import { freePorts } from "../cluster/support/free-ports.ts";
import { HttpBrowser } from "../pvp/support/browser.ts";
import { dataFolder, ServerProcess } from "../server-process.ts";
import { ask, expectPlayedOnce, look, opened, PAUSE } from "./support.ts";

const PLAYERS = 9;
const PROCESSES = 3;

/** Processes of the game on one database, of which one at a time is killed and started again. */
class KilledProcesses {
  readonly addresses: string[];
  kills = 0;
  private readonly environments: Record<string, string>[];
  private readonly processes: ServerProcess[];

  constructor(databaseUrl: string, ports: readonly number[]) {
    const shared = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder() };
    const free = { RATE_LIMIT_PER_SECOND: "0", LOGIN_LIMIT_PER_MINUTE: "0" };
    this.environments = ports.map((port) => ({ ...shared, ...free, PORT: String(port) }));
    this.addresses = ports.map((port) => `http://127.0.0.1:${port}`);
    this.processes = this.environments.map((environment) => new ServerProcess(environment));
  }

  async listening(): Promise<void> {
    for (const process of this.processes) await process.listening();
  }

  async kill(index: number): Promise<void> {
    await this.processes[index]?.kill("SIGKILL");
    this.kills += 1;
    const process = new ServerProcess(this.environments[index] ?? {});
    this.processes[index] = process;
    await process.listening();
  }
}

/** Asks until a process answers: whichever the browser talks to may just have been killed. */
async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries++)
    try {
      return await call();
    } catch (error) {
      if (tries > 1000) throw error;
      await pause(100);
    }
}

describe("a tournament on three processes", () => {
  it.each(["1", "2"])(
    "is played to its end while they are killed in its rounds, seed %s (ABU-88)",
    async (seed) => {
      const databaseUrl = await freshPostgres();
      const game = new KilledProcesses(databaseUrl, await freePorts(PROCESSES));
      await game.listening();
      const random = newRandom(`killed ${seed}`);
      const any = () => Math.floor(roll(random) * PROCESSES);
      const players: HttpBrowser[] = [];
      for (let number = 1; number <= PLAYERS; number++) {
        const player = new HttpBrowser(game.addresses[any()] ?? "");
        await player.logIn(`Player ${number}`);
        players.push(player);
      }
      const [ann] = players;
      if (!ann) throw new Error("Nobody is there.");
      const tournament = await opened(ann);
      for (const player of players) await ask(player, "join", tournament);
      await ask(ann, "start", tournament);

      const rounds: number[] = [];
      let seen: TournamentReply = await look(ann, tournament);
      while (seen.status !== "over") {
        // In each round once at least, however fast the machine is.
        const isFirst = rounds.at(-1) !== seen.round;
        if (isFirst) rounds.push(seen.round);
        const killing = isFirst || roll(random) < 0.4 ? game.kill(any()) : null;
        if (seen.beginsAt !== null && seen.serverTime < seen.beginsAt)
          await patiently(() => ann.post("dev/clock", { advanceMs: PAUSE })).catch(() => undefined);
        for (const player of players) {
          player.address = game.addresses[any()] ?? "";
          const { battleId, you } = await patiently(() => look(player, tournament));
          const givesUp = roll(random) < 0.5 || you === 1;
          if (battleId !== null && givesUp)
            await patiently(() => player.post(`pvp/battle/${battleId}/concede`));
        }
        await killing;
        seen = await patiently(() => look(ann, tournament));
        if (rounds.at(-1) !== seen.round) rounds.push(seen.round);
      }
      const { pairings } = seen;
      const pool = openPool(databaseUrl, { max: 1 });
      const { rows } = await pool.query<{ battles: number }>(
        "SELECT count(*)::int AS battles FROM pvp_battles",
      );
      await pool.end();
      process.stdout.write(
        `seed ${seed}: ${game.kills} kills, ${pairings.length} pairings, rounds ${rounds}\n`,
      );
      expectPlayedOnce(seen);
      expect(rows[0]?.battles).toBe(seen.rounds * Math.floor(PLAYERS / 2));
      expect(game.kills).toBeGreaterThanOrEqual(seen.rounds);
    },
  );
});
