import { describe, expect, it } from "vitest";
import { newLab, refusalOf, shippedRules } from "../../../../rules/index.ts";
import { secretHashOf } from "../../../../server/process/secrets.ts";
import type { LoginRequest, LoginTicket, Store } from "../../../../server/store/store.ts";
import { DAY, START } from "../../test-clock.ts";
import { freshStore, STORES } from "./stores.ts";

const TICKET: LoginTicket = {
  authDate: START / 1000,
  hash: "a hash",
  expiresAt: START + DAY,
  whyNotMore: () => null,
};
const STATE = { state: "a state", expiresAt: START + DAY };

/** A login of Telegram's user 42; each has a session of its own. */
function logIn(store: Store, more: Partial<LoginRequest> = {}, session = "a session") {
  return store.logIn({
    identity: { provider: "telegram", id: "42" },
    firstName: "Ann",
    ticket: null,
    state: null,
    firstLogin: { publicId: "public-Ann", lab: newLab(shippedRules) },
    newSession: { secretHash: secretHashOf(session), expiresAt: START + DAY },
    endedSession: null,
    mostSessions: 20,
    ...more,
  });
}

describe.each(STORES)("a login to a store on $name", (kind) => {
  it("makes a player the first time, and finds and renames them afterwards (GAP-01)", async () => {
    const store = await freshStore(kind);
    const identity = { provider: "telegram", id: "42" } as const;
    expect(await store.findPlayer(identity)).toBeNull();
    const first = await logIn(store);
    const again = { firstName: "Anna", firstLogin: { publicId: "other", lab: newLab(shippedRules) } };
    const second = await logIn(store, again, "second");
    expect(first).toMatchObject({ ok: true, player: { publicId: "public-Ann", firstName: "Ann" } });
    expect(second).toEqual({ ok: true, player: { ...(first.ok && first.player), firstName: "Anna" } });
    expect(await store.findPlayer(identity)).toEqual(second.ok && second.player);
    expect(await store.findPlayer({ provider: "development", name: "42" })).toBeNull();
  });

  it("uses up a signed login once, of twenty at once (ABU-05)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        logIn(i % 2 === 0 ? one : two, { ticket: TICKET }, `session ${i}`),
      ),
    );
    const [first] = answers.filter(({ ok }) => ok);
    const usedBy = first?.ok ? first.player.id : null;
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(19).fill({ ok: false, why: "used", usedBy }));
    expect([await data.count("sessions"), await data.count("used_logins")]).toEqual([1, 1]);
  });

  it("never counts again, also when its row was removed (ABU-05)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    await logIn(store, { ticket: TICKET });
    await store.removeExpired(TICKET.expiresAt);
    expect(await data.count("used_logins")).toBe(0);
    expect(await logIn(store, { ticket: TICKET })).toMatchObject({ ok: false, why: "used" });
    const later = { ...TICKET, hash: "another", expiresAt: TICKET.expiresAt + 1 };
    expect(await logIn(store, { ticket: later }, "later")).toMatchObject({ ok: true });
  });

  it("is refused when there were too many, and uses nothing up then (ABU-52)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    await logIn(store, { ticket: TICKET });
    const asked: unknown[] = [];
    const refusal = refusalOf(shippedRules, "pvp_not_waiting");
    const whyNotMore: LoginTicket["whyNotMore"] = (used) => {
      asked.push(used);
      return refusal;
    };
    const ticket = { ...TICKET, hash: "another", whyNotMore };
    expect(await logIn(store, { ticket, state: STATE })).toEqual({ ok: false, why: "refused", refusal });
    expect(asked).toEqual([{ count: 1, freeInMs: DAY }]);
    expect([await data.count("used_logins"), await data.count("used_login_states")]).toEqual([1, 0]);
  });

  it("uses up the state of a redirect once, of twenty at once, whoever brings it", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const identity = { provider: "telegram", id: String(i) } as const;
        const firstLogin = { publicId: `public-${i}`, lab: newLab(shippedRules) };
        return logIn(i % 2 === 0 ? one : two, { identity, firstLogin, state: STATE }, `session ${i}`);
      }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(19).fill({ ok: false, why: "used", usedBy: null }));
    expect([await data.count("players"), await data.count("sessions")]).toEqual([1, 1]);
  });

  it("ends the browser's session of before, and the oldest of too many (ABU-06)", async () => {
    const store = await freshStore(kind);
    const sessions = async () => {
      const found = await Promise.all(["1", "2", "3", "4"].map((secret) => store.findSession(secret, START)));
      return found.map((session) => session !== null);
    };
    for (const secret of ["1", "2", "3"]) {
      const newSession = { secretHash: secretHashOf(secret), expiresAt: START + Number(secret) };
      await logIn(store, { newSession, mostSessions: 2 });
    }
    expect(await sessions()).toEqual([false, true, true, false]);
    await logIn(store, { endedSession: secretHashOf("3") }, "4");
    expect(await sessions()).toEqual([false, true, false, true]);
  });
});
