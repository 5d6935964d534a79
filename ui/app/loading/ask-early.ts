import type { CallName } from "../../../server/contract/index.ts";
import type { CallApi } from "../../game/api/call-api.ts";
import type { Api } from "../../game/api/client.ts";

interface Asked {
  /** Its first calls get the replies that are on their way. */
  api: Api;
  /** Whether somebody is logged in, as soon as the server has said so. */
  hasPlayer: Promise<boolean>;
}

/**
 * Asks at once who is playing and for their lab, which the screens ask for one after the other once they are there. Each
 * reply is given out once, as the server tells some things only once (`CON-94`). At an address without a game, or
 * before a logout is done, nothing is asked.
 */
export function askEarly(api: Api, { now, isAsked }: { now: () => number; isAsked: boolean }): Asked {
  if (!isAsked) return { api, hasPlayer: Promise.resolve(false) };
  const arrived = async <Answer>(asked: Promise<Answer>) => ({ answer: await asked, arrivedAt: now() });
  const session = arrived(api.call("GET /api/whoami"));
  const player = session.then(({ answer }) => (answer.ok && answer.reply?.loggedIn ? answer.reply : null));
  // Somebody else may log in in another tab between the two calls.
  const state = player.then(
    (known) =>
      known &&
      arrived(api.call("GET /api/getGameState", known.userId === undefined ? {} : { player: known.userId })),
  );
  const early: { [Name in CallName]?: () => Promise<unknown> } = {
    "GET /api/whoami": async () => {
      const { answer, arrivedAt } = await session;
      if (!answer.ok || answer.sentAt === undefined) return answer;
      return { ...answer, sentAt: answer.sentAt + now() - arrivedAt };
    },
    "GET /api/getGameState": async () => {
      const asked = await state;
      if (!asked?.answer.ok) return asked?.answer;
      const { answer, arrivedAt } = asked;
      // The server's clock goes on while the reply waits.
      const serverTime = answer.reply.serverTime + now() - arrivedAt;
      return { ok: true, reply: { ...answer.reply, serverTime } };
    },
  };
  const call = async (name: CallName, ...input: never[]) => {
    const take = early[name];
    delete early[name];
    return (await take?.()) ?? api.call(name, ...input);
  };
  return { api: { ...api, call: call as CallApi }, hasPlayer: player.then(Boolean) };
}
