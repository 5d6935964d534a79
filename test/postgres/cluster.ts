import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres } from "./find-postgres.ts";

/** PostgreSQL refuses to run as root: it gets one of these users instead. */
const USERS = ["postgres", "nobody"];
/** What the tests ask as. */
const SUPERUSER = "tester";
/** Nothing here needs to survive a power cut, except where a test says so. */
const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // A deadlock is looked for at once, not after a second.
  deadlock_timeout: "20ms",
};

/** What is answered must survive the end of PostgreSQL's processes; the machine itself is not switched off. */
export const DURABLE = { fsync: "off", synchronous_commit: "on" };

/** Texts are sorted as in most installations, not by their bytes: whoever relies on an order has to ask for it. */
const ENGLISH = ["--locale-provider", "icu", "--icu-locale", "en-US"];

/** A PostgreSQL server of our own in a temporary folder, reached by a socket in it. */
export class Cluster {
  private readonly folder: string;
  private readonly programs: string;
  private readonly settings: Record<string, string>;
  private readonly identity: { uid?: number; gid?: number };
  private server: ChildProcess | null = null;

  private constructor(settings: Record<string, string>) {
    this.programs = findPostgres();
    this.identity = process.getuid?.() === 0 ? userForServer() : {};
    this.folder = mkdtempSync(join(tmpdir(), "pg-"));
    const { uid, gid } = this.identity;
    if (uid !== undefined && gid !== undefined) chownSync(this.folder, uid, gid);
    this.settings = settings;
  }

  /** Creates a cluster and starts its server. */
  static async start(settings: Record<string, string> = FAST): Promise<Cluster> {
    const cluster = new Cluster(settings);
    const login = ["--username", SUPERUSER, "--auth", "trust", "--no-sync"];
    const options = { ...cluster.identity, cwd: cluster.folder, stdio: "ignore" } as const;
    const create = (...collation: string[]) =>
      execFileSync(
        join(cluster.programs, "initdb"),
        ["--encoding", "UTF8", ...collation, ...login, cluster.data],
        options,
      );
    try {
      create(...ENGLISH);
    } catch {
      // Before version 15, or built without it.
      create();
    }
    await cluster.begin();
    return cluster;
  }

  /** A copy of a running cluster that follows it; `promote` makes it one that takes changes. */
  static async standbyOf(primary: Cluster, settings: Record<string, string> = FAST): Promise<Cluster> {
    const standby = new Cluster(settings);
    const words = [
      "-D",
      standby.data,
      "-h",
      primary.folder,
      "-U",
      SUPERUSER,
      "-R",
      "-X",
      "stream",
      "-c",
      "fast",
    ];
    const options = { ...standby.identity, cwd: standby.folder, stdio: "ignore" } as const;
    execFileSync(join(standby.programs, "pg_basebackup"), words, options);
    await standby.begin();
    return standby;
  }

  /** Makes a standby the server that takes changes. The old one must have been stopped before. */
  promote(): void {
    const options = { ...this.identity, cwd: this.folder, stdio: "ignore" } as const;
    execFileSync(join(this.programs, "pg_ctl"), ["promote", "-w", "-D", this.data], options);
  }

  /** The address of one of its databases. */
  url(database: string): string {
    return `postgres://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** The process that all others of the server are children of. */
  get processId(): number {
    return this.server?.pid ?? Number.NaN;
  }

  /** Starts the server; resolves when it answers. */
  async begin(): Promise<void> {
    const settings = { listen_addresses: "", unix_socket_directories: this.folder, ...this.settings };
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const server = spawn(join(this.programs, "postgres"), ["-D", this.data, ...options], {
      ...this.identity,
      cwd: this.folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.server = server;
    let log = "";
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on("data", (chunk) => {
        log += String(chunk);
        if (/ready to accept (read-only )?connections/.test(log)) resolve();
      });
      server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    });
  }

  /** Stops the server: SIGINT ends its connections first, SIGQUIT at once as after a crash. */
  async halt(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const exit = once(server, "exit");
    server.kill(signal);
    await exit;
    this.server = null;
  }

  /** Stops the server and removes its folder. */
  async remove(): Promise<void> {
    await this.halt("SIGQUIT");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get data(): string {
    return join(this.folder, "data");
  }
}

function userForServer(): { uid: number; gid: number } {
  for (const user of USERS)
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // Not a user of this machine: the next one.
    }
  throw new Error(
    `PostgreSQL does not run as root, and this machine has none of the users ${USERS.join(", ")}.`,
  );
}
