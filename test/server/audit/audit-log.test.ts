import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { Store } from "../../../server/store/store.ts";
import type { LabServerOptions } from "../lab-server.ts";
import { freshWorld, proofOf, WalletPlayer } from "../ledger-world.ts";
import { freshServer } from "../server-per-test.ts";

const entriesOf = (store: Store) => store.auditEntries({ player: null, since: 0, after: 0, most: 1000 });

/** A server whose log lines a test can read. */
async function loggedServer(options: LabServerOptions = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = await freshServer({ log, ...options });
  return { server, lines, audited: () => lines.filter(({ msg }) => msg === "audited") };
}

describe("the audit log", () => {
  it("is written as lines of the server's log too, with the network of the address and without names", async () => {
    const { server, audited } = await loggedServer();
    const ann = await server.player("Ann");
    await ann.post("logout");
    const line = { player: ann.userId, address: "127.0.0.0/24", at: "2026-05-01T12:00:00.000Z" };
    expect(audited()).toMatchObject([
      { audit: "login", first: true, ...line },
      { audit: "logout", ...line },
    ]);
    expect(JSON.stringify(audited())).not.toContain("Ann");
  });

  it("has no line that links the old and the new id of a player who is deleted (ABU-100)", async () => {
    const { server, lines } = await loggedServer();
    const ann = await server.player("Ann");
    const { id } = (await server.store.accountOf(ann.userId)) ?? { id: 0 };
    await server.store.requestDeletion(id, 0, { type: "deletionRequested", dueAt: 0 }, null);
    await server.store.deletePlayer(id, { publicId: "the-new-id", name: "Nobody" });
    const deletion = lines.filter(({ audit }) => audit === "accountDeleted");
    expect(deletion).toMatchObject([{ msg: "audited", player: null }]);
    expect(JSON.stringify(lines)).not.toContain("the-new-id");
  });

  it.each([
    ["full", "198.51.100.7"],
    ["network", "198.51.100.0/24"],
    ["none", null],
  ])("keeps of addresses what AUDIT_ADDRESSES=%s says", async (choice, address) => {
    const environment = { AUDIT_ADDRESSES: choice, TRUST_PROXY: "1" };
    const server = await freshServer({ environment });
    await server.post("/api/auth/dev", { name: "Ann" }, { "x-forwarded-for": "198.51.100.7" });
    expect(await entriesOf(server.store)).toMatchObject([{ address, event: { type: "login" } }]);
  });

  it("tells of a session that was ended once, however often its player logs out (ABU-08)", async () => {
    const server = await freshServer();
    const ann = await server.player();
    await Promise.all(Array.from({ length: 5 }, () => ann.post("logout")));
    expect((await entriesOf(server.store)).map(({ event }) => event.type)).toEqual(["login", "logout"]);
  });

  it("tells of refused and accepted proofs of a wallet by the account's address alone (ABU-12, ABU-13)", async () => {
    const world = await freshWorld();
    const player = new WalletPlayer(world, await world.server.player("Ann"), await world.wallet());
    const { network } = world.ledger;
    const challenge = await player.challenge();
    const proof = proofOf(network, player.wallet, challenge, "https://evil.example");
    expect((await player.ask("saveRadixAccount", { proof })).status).toBe(403);
    expect((await player.ask("saveRadixAccount")).status).toBe(403);
    await player.bind();
    const entries = (await entriesOf(world.server.store)).slice(1);
    const address = "127.0.0.0/24";
    const { account } = player;
    expect(entries).toMatchObject([
      { address, event: { type: "proofRefused", account } },
      { address, event: { type: "proofRefused", account } },
      { address, event: { type: "accountBound", account } },
    ]);
    for (const secret of [challenge, proof.proof.signature, proof.proof.publicKey])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });
});
