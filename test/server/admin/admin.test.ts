import { describe, expect, it } from "vitest";
import { newLab, shippedRules } from "../../../rules/index.ts";
import { readAudit } from "../../../server/cli/read-audit.ts";
import { ADMIN_COMMANDS, readAdmin } from "../../../server/cli/run-admin.ts";
import { readCommandLine } from "../../../server/cli/run-tool.ts";
import { seededRandom } from "../../../server/index.ts";
import type { Store } from "../../../server/store/store.ts";
import { freshStore, mint, newPlayer, nothing, STORES } from "../store/contract/stores.ts";
import { DAY, START, TestClock } from "../test-clock.ts";

/** Runs a command line such as a shell would split it. */
async function admin(store: Store, ...words: string[]): Promise<string> {
  const read = readAdmin(words);
  if ("help" in read) return read.help;
  return read.run({ store, rules: shippedRules, random: seededRandom("admin", 1), clock: new TestClock() });
}

const because = ["--reason", "a reason"];

describe.each(STORES)("npm run admin on $name", (kind) => {
  it("finds players by name, Telegram id, public id and account, and shows one", async () => {
    const store = await freshStore(kind);
    const telegram = { provider: "telegram", id: "4242" } as const;
    const ann = await newPlayer(store, "Ann", "one", { identity: telegram });
    await newPlayer(store, "Annika");
    await store.bindAccount(ann, "account_x");
    const line = "public-Ann  Ann  Telegram 4242  since 2026-05-01";
    for (const text of ["4242", "public-Ann", "account_x"])
      expect(await admin(store, "find", text)).toBe(line);
    expect(await admin(store, "find", "ann")).toBe(
      `${line}\npublic-Annika  Annika  development Annika  since 2026-05-01`,
    );
    expect(await admin(store, "find", "nobody")).toBe("Nobody is found by nobody.");
    expect(JSON.parse(await admin(store, "find", "4242", "--json"))).toEqual([
      {
        publicId: "public-Ann",
        firstName: "Ann",
        nameFixed: false,
        language: null,
        createdAt: "2026-05-01T12:00:00.000Z",
        login: telegram,
        suspendedFor: null,
        deletionDueAt: null,
      },
    ]);
    const shown = await admin(store, "show", "public-Ann");
    expect(shown).toContain("300 tcorvax, 300 catNips, 300 energy, 0 eggs");
    expect(shown).toContain("account_x; 0 booked; open: none; unpaid: none");
    expect(shown).toContain("sessions: 1; battle: none; rating: none");
  });

  it("renames for good, until the name is restored (ABU-38)", async () => {
    const store = await freshStore(kind);
    await newPlayer(store, "Ann");
    expect(await admin(store, "rename", "public-Ann", "--name", "Guest", ...because)).toBe(
      "public-Ann is called Guest now.",
    );
    await newPlayer(store, "Ann", "again");
    expect(await admin(store, "find", "Guest")).toContain("named by an administrator");
    await admin(store, "rename", "public-Ann", "--restore");
    await newPlayer(store, "Ann", "and again");
    expect(await admin(store, "find", "public-Ann")).toContain("  Ann  ");
    for (const name of ["", "  ", "a\u202eb"])
      await expect(admin(store, "rename", "public-Ann", "--name", name)).rejects.toThrow("A name has");
  });

  it("suspends with a reason, which ends all sessions at once, and lifts it again", async () => {
    const data = await kind.freshData();
    const [store, server] = [await data.process(), await data.process()];
    await newPlayer(server, "Ann", "ann");
    expect(await server.findSession("ann", START)).not.toBeNull();
    await admin(store, "suspend", "public-Ann", "--reason", "two accounts");
    await new Promise(setImmediate);
    expect(await server.findSession("ann", START)).toBeNull();
    expect(await admin(store, "find", "Ann")).toContain("suspended: two accounts");
    await admin(store, "unsuspend", "public-Ann");
    await expect(admin(store, "unsuspend", "public-Ann")).rejects.toThrow("public-Ann is not suspended.");
    expect(await newPlayer(server, "Ann", "again")).toBeGreaterThan(0);
  });

  it("logs out everywhere", async () => {
    const store = await freshStore(kind);
    await newPlayer(store, "Ann", "one");
    await newPlayer(store, "Ann", "two");
    expect(await admin(store, "logout", "public-Ann")).toBe("2 sessions have ended.");
    expect(await admin(store, "logout", "public-Ann")).toBe("0 sessions have ended.");
  });

  it("compensates by signed decimal amounts within bounds, with the reason in the audit log", async () => {
    const store = await freshStore(kind);
    await newPlayer(store, "Ann");
    const refund = ["compensate", "public-Ann", "--energy", "500.5", "--eggs=2", "--tcorvax", "-50"];
    expect(await admin(store, ...refund, "--reason", "lost purchase")).toBe(
      "public-Ann has 250 tcorvax, 300 catNips, 800.5 energy, 2 eggs now.",
    );
    const compensate = (...amounts: string[]) =>
      admin(store, "compensate", "public-Ann", ...amounts, ...because);
    const refused = [
      [["--eggs", "-2.001"], "Nothing was changed: public-Ann has less than would be taken."],
      [["--eggs", "100000.001"], "--eggs takes at most 100000 at once, but was given 100000.001."],
      [["--eggs", "1e3"], "--eggs takes a decimal number with up to three places, but was given 1e3."],
      [["--eggs", "0"], "The command needs an amount that is not 0"],
      [[], "The command needs an amount that is not 0"],
    ] as const;
    for (const [amounts, sentence] of refused) await expect(compensate(...amounts)).rejects.toThrow(sentence);
    await expect(admin(store, ...refund)).rejects.toThrow("The command needs --reason TEXT");
    expect(await readAudit(store, { player: "public-Ann", event: "admin" })).toBe(
      "2026-05-01 12:00:00 UTC  public-Ann  -  administrator: compensate (-50 tcorvax, +500.5 energy, +2 eggs), because: lost purchase",
    );
  });

  it("resets a lab and deletes an account only with --yes (GAP-71)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    await admin(store, "compensate", "public-Ann", "--eggs", "1", ...because);
    await expect(admin(store, "reset", "public-Ann")).rejects.toThrow(
      "The lab of public-Ann (Ann) would go back to the start. This cannot be undone: say --yes to do it.",
    );
    await store.claimIntent({ ...mint(ann), rejectedFromEpoch: 7 }, 1, nothing);
    await expect(admin(store, "reset", "public-Ann", "--yes")).rejects.toThrow("open transactions");
    const deletion = ["delete", "public-Ann", ...because];
    await expect(admin(store, ...deletion)).rejects.toThrow("say --yes");
    expect(await admin(store, ...deletion, "--yes")).toContain("once the ledger has decided");
    await store.releaseIntent("one", ann, nothing);
    await admin(store, "reset", "public-Ann", "--yes");
    expect((await store.readLab(ann)).lab).toEqual(newLab(shippedRules));
    expect(await admin(store, ...deletion, "--yes")).toBe("public-Ann is deleted.");
    await expect(admin(store, "show", "public-Ann")).rejects.toThrow(
      "There is no player with the public id public-Ann: look for it with npm run admin -- find TEXT.",
    );
  });
});

describe("the command line of npm run admin", () => {
  it.each([
    [["grant", "x"], "There is no command grant; there are find, show"],
    [["constructor"], "There is no command constructor"],
    [
      ["find"],
      "The command takes 1 word before its flags and was given 0: npm run admin -- find TEXT [--json]",
    ],
    [["show", "a", "b"], "was given 2"],
    [["show", "a", "--now"], "Unknown option '--now': npm run admin -- show PLAYER [--json]"],
    [["suspend", "a", "--reason"], "Option '--reason <value>' argument missing"],
  ])("refuses %j with one sentence", (words, sentence) => {
    expect(() => readAdmin(words)).toThrow(sentence);
  });

  it.each(["-bcdefghijklmnopqrst_v", "--cdefghijklmnopqrst-v", "-0cdefghijklmnopqrstuv"])(
    "takes the public id %s as a player, and a negative amount beside it",
    async (publicId) => {
      const store = await freshStore(STORES[0] as (typeof STORES)[number]);
      const player = await newPlayer(store, "Ann", "one", {
        firstLogin: { publicId, lab: newLab(shippedRules) },
      });
      await admin(store, "compensate", publicId, "--energy", "-0.5", ...because);
      await admin(store, "rename", "--name", "Guest", publicId, ...because);
      // As shells write it: what stands behind it is no flag.
      expect(await admin(store, "show", "--", publicId)).toEqual(await admin(store, "show", publicId));
      expect(Number((await store.readLab(player)).lab.resources.energy)).toBe(299_500);
      const { flags } = readCommandLine(["--player", publicId, "--json"], {
        usage: "audit",
        flags: { player: { type: "string" }, json: { type: "boolean" } },
        files: 0,
      });
      expect(flags).toEqual({ player: publicId, json: true });
      expect(await readAudit(store, flags)).toContain("rename");
    },
  );

  it("explains each command and all of them", () => {
    for (const [name, { help }] of Object.entries(ADMIN_COMMANDS)) {
      expect(readAdmin([name, "--help"])).toEqual({ help: expect.stringContaining(help) });
      expect(readAdmin(["--help"])).toEqual({ help: expect.stringContaining(help) });
    }
  });
});

describe.each(STORES)("npm run audit on $name", (kind) => {
  it("prints a player's entries as lines or JSON, from a date on", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann", "one", { address: "192.0.2.0/24" });
    await newPlayer(store, "Bob");
    await store.bindAccount(ann, "account_x");
    await store.advanceClock(DAY);
    await store.settleIntent(mint(ann), (lab) => {
      lab.resources.energy += 500_000;
      return { ok: true, reply: null };
    });
    const player = "public-Ann";
    expect((await readAudit(store, { player })).split("\n")).toEqual([
      "2026-05-01 12:00:00 UTC  public-Ann  192.0.2.0/24  first login",
      "2026-05-01 12:00:00 UTC  public-Ann  -  bound account_x",
      "2026-05-02 12:00:00 UTC  public-Ann  -  booked creatureMint one of ann, about #1# (+500 energy)",
    ]);
    for (const since of ["2026-05-02", "2026-05-02T12:00", "2026-05-02T14:00+02:00"])
      expect(await readAudit(store, { player, since })).toContain("booked");
    expect(await readAudit(store, { player, since: "2026-05-02T12:00:01" })).toBe(
      "There are no such entries.",
    );
    const [entry] = JSON.parse(await readAudit(store, { player, json: true }));
    expect(entry).toEqual({
      number: 1,
      time: "2026-05-01T12:00:00.000Z",
      player,
      address: "192.0.2.0/24",
      event: "login",
      first: true,
    });
    for (const since of ["yesterday", "2026", "2026-13-01", "1"])
      await expect(readAudit(store, { since })).rejects.toThrow(`but was given ${since}.`);
    await expect(readAudit(store, { event: "nosuch" })).rejects.toThrow(
      "There is no event nosuch; there are login, loginRefused, logout,",
    );
  });
});
