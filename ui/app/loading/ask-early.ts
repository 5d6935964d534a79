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
  const session = api.call("GET /api/whoami");
  const sessionArrival = session.then(() => now());
  const state = session.then(async (answer) => {
    if (!answer.ok || !answer.reply?.loggedIn) return null;
    const { userId } = answer.reply;
    // Somebody else may log in in another tab between the two calls.
    const reply = await api.call("GET /api/getGameState", userId === undefined ? {} : { player: userId });
    return { reply, arrivedAt: now() };
  });
  const early: { [Name in CallName]?: () => Promise<unknown> } = {
    "GET /api/whoami": async () => {
      const answer = await session;
      if (!answer.ok || answer.sentAt === undefined) return answer;
      return { ...answer, sentAt: answer.sentAt + now() - (await sessionArrival) };
    },
    "GET /api/getGameState": async () => {
      const asked = await state;
      if (asked === null) return null;
      const { reply: answer, arrivedAt } = asked;
      if (!answer.ok) return answer;
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
  const hasPlayer = session.then((answer) => answer.ok && answer.reply?.loggedIn === true);
  return { api: { ...api, call: call as CallApi }, hasPlayer };
}
