import { describe, expect, it } from "vitest";
import type { AwaySummaryReply } from "../../../server/contract/index.ts";
import type { TestPlayer } from "../lab-server.ts";
import { accepted, challengeBy, concede, MINUTE } from "../pvp/challenge/support.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { freshServer } from "../server-per-test.ts";

/** Two friends, and the moment at which Ann leaves. */
async function friends() {
  const server = await freshServer();
  const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
  return { server, ann, bob, since: server.clock.now() };
}

const told = async (player: TestPlayer, since: number) =>
  good<AwaySummaryReply>(await player.get(`awaySummary?since=${since}`));

/** The first player of a database. */
const ANN = 1;
const NOTHING = { bookings: [], battles: [] };

describe("the summary of an absence", () => {
  it("tells which battles were decided and which transactions were booked, since then only", async () => {
    const { server, ann, bob, since } = await friends();
    const battleId = await accepted(bob, await challengeBy(ann));
    server.clock.pass(MINUTE);
    await concede(bob, battleId);
    const mint = {
      intentHash: "txid_1",
      purpose: "creatureMint",
      subject: "",
      account: "account_1",
    } as const;
    await server.store.settleIntent({ ...mint, playerId: ANN }, () => ({ ok: true, reply: null }));
    expect(await told(ann, since)).toMatchObject({
      bookings: [{ purpose: "creatureMint" }],
      battles: [{ battleId, opponent: "Bob", outcome: "victory", ratingChange: null }],
    });
    expect(await told(bob, since)).toMatchObject({
      bookings: [],
      battles: [{ opponent: "Ann", outcome: "defeat" }],
    });
    expect(await told(ann, server.clock.now() + 1)).toEqual(NOTHING);
  });

  it("is one's own, needs a session, and refuses what is no moment (ABU-74)", async () => {
    const { server, ann, bob, since } = await friends();
    await concede(bob, await accepted(bob, await challengeBy(ann)));
    const carl = await server.player("Carl");
    expect(good(await carl.get(`awaySummary?since=${since}&player=${ann.userId}`))).toEqual(NOTHING);
    expect((await server.get(`/api/awaySummary?since=${since}`)).status).toBe(401);
    for (const query of ["", "?since=", "?since=-1", "?since=x", "?since=99999999999999999"])
      expect((await ann.get(`awaySummary${query}`)).status).toBe(400);
  });
});
