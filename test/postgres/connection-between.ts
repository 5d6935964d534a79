import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * What happens to the next commit: its connection is cut before it arrives, or once it was carried out, or it arrives
 * when the test says so, long after its client has lost the connection.
 */
export type CommitFault = "cut before it arrives" | "cut before it is answered" | "arrives late";

/** What commits, as a client sends it and as a server answers it. */
interface Commit {
  sent: Buffer;
  answered: Buffer;
}

const COMMIT: Commit = {
  sent: Buffer.from("Q\0\0\0\x0bCOMMIT\0", "latin1"),
  answered: Buffer.from("C\0\0\0\x0bCOMMIT\0", "latin1"),
};
/** A lab that is stored without a transaction around it; a connection is told the text once. */
export const LAB_UPDATE: Commit = {
  sent: Buffer.from("UPDATE labs SET state"),
  answered: Buffer.from("UPDATE 1\0", "latin1"),
};
const DEFAULT_PORT = 5432;

/** A server between a store and PostgreSQL that cuts connections, refuses new ones, or falls silent, as it is told. */
export class ConnectionBetween {
  private behind: URL;
  /** Is awaited before the connection of a commit that was carried out is cut. */
  beforeCut = async (): Promise<unknown> => null;
  private readonly server = createServer((client) => this.pass(client));
  private readonly open = new Set<Socket>();
  private fault: CommitFault | null = null;
  private commit = COMMIT;
  private late: { database: Socket; sent: Buffer } | null = null;
  private isRefusing = false;
  private isSilent = false;

  private constructor(behind: string) {
    this.behind = new URL(behind);
  }

  /** Listens in front of a database; ends with the test. */
  static async to(behind: string): Promise<ConnectionBetween> {
    const between = new ConnectionBetween(behind);
    between.server.listen(0, "127.0.0.1");
    await once(between.server, "listening");
    onTestFinished(async () => {
      between.cut();
      between.server.close();
      await once(between.server, "close");
    });
    return between;
  }

  /** The address of the database through this server. */
  get url(): string {
    const url = new URL(this.behind);
    url.hostname = "127.0.0.1";
    url.port = String((this.server.address() as AddressInfo).port);
    url.searchParams.delete("host");
    return url.href;
  }

  /** New connections lead to another server of the same database, as after a failover. */
  leadTo(behind: string): void {
    this.behind = new URL(behind);
    this.cut();
  }

  /** The next commit of any connection has this fault. */
  failNextCommit(fault: CommitFault, commit = COMMIT): void {
    this.fault = fault;
    this.commit = commit;
  }

  /** Lets the late commit arrive; resolves once it was carried out. */
  async deliverLate(): Promise<void> {
    if (!this.late) throw new Error("Nothing was held back");
    const { database, sent } = this.late;
    this.late = null;
    database.write(sent);
    await once(database, "data");
    database.destroy();
  }

  /** Cuts all connections, as when the server behind goes down. */
  cut(): void {
    for (const socket of this.open) socket.destroy();
  }

  refuse(isRefusing: boolean): void {
    this.isRefusing = isRefusing;
    if (isRefusing) this.cut();
  }

  /** Nothing passes any more, and nobody is told, as when a network is cut. */
  fallSilent(isSilent: boolean): void {
    this.isSilent = isSilent;
    for (const socket of this.open) {
      if (isSilent) socket.pause();
      else socket.resume();
    }
  }

  private pass(client: Socket): void {
    if (this.isRefusing) {
      client.destroy();
      return;
    }
    const database = this.connect();
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.open.add(one);
      one.on("error", () => {});
      one.once("close", () => {
        this.open.delete(one);
        if (other !== this.late?.database) other.destroy();
      });
      if (this.isSilent) one.pause();
    }
    let isAnswerHeldBack = false;
    client.on("data", (sent: Buffer) => {
      const at = this.fault === null ? -1 : sent.indexOf(this.commit.sent);
      if (at === -1) {
        database.write(sent);
        return;
      }
      isAnswerHeldBack = this.fault === "cut before it is answered";
      if (this.fault === "arrives late") this.late = { database, sent };
      this.fault = null;
      if (isAnswerHeldBack) database.write(sent);
      else client.destroy();
    });
    database.on("data", (answer: Buffer) => {
      if (client.destroyed) return;
      if (!isAnswerHeldBack) client.write(answer);
      else if (answer.includes(this.commit.answered)) void this.beforeCut().finally(() => client.destroy());
    });
  }

  private connect(): Socket {
    const port = this.behind.port === "" ? DEFAULT_PORT : Number(this.behind.port);
    const folder = this.behind.searchParams.get("host");
    return folder === null ? connect(port, this.behind.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
  }
}
