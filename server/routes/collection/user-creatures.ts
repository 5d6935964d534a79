import { Type } from "typebox";
import { UserCreaturesReply, UserCreaturesRequest } from "../../contract/index.ts";
import { notFound } from "../../failures/failures.ts";
import { writtenOnce } from "../../http/written-once.ts";
import { ownAccount } from "../../ledger/own-account.ts";
import { AccountReads } from "../../ledger/reads/account-reads.ts";
import type { App, AppParts } from "../../parts.ts";
import { fetchPicture } from "../../pictures/fetch-picture.ts";
import { KeptPictures } from "../../pictures/kept-pictures.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import { FAILURE_REPLIES } from "../failure-replies.ts";

/** What is shown of a picture is the picture alone, and a day long the same. */
const PICTURE_HEADERS = {
  "Cache-Control": "private, max-age=86400",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};
const PictureParams = Type.Object({ key: Type.String({ pattern: "^[0-9a-f]{32}$" }) });

/**
 * `POST /api/getUserCreatures`: the creatures the player's account holds (`LED-135`). `GET /api/pictures/{key}`:
 * the picture that one of them names, read by this server, so that no page ever asks another one (`LED-119`).
 */
export function userCreaturesRoute(app: App, parts: AppParts): void {
  const { rules, clock, store, readPicture = fetchPicture } = parts;
  const reads = new AccountReads<UserCreaturesReply>(clock, rules.ledgerReads);
  const pictures = new KeptPictures((url) => readPicture(url));

  const creaturesOf = async (
    demand: { playerId: number; address: string | undefined; forceRefresh?: boolean },
    log: App["log"],
  ) => {
    const { playerId, address, forceRefresh } = demand;
    const { ledger, account, settled } = await ownAccount(parts, { playerId, address, action: "creatures" });
    const reply = await reads.of({ account, settled, forceRefresh }, async () => ({
      creatures: await ledger.collection.creatures.heldBy(account, log),
    }));
    return { reply, ledger };
  };

  app.post(
    "/getUserCreatures",
    {
      ...writtenOnce(),
      schema: {
        summary: "The player's creatures",
        tags: ["collection"],
        body: UserCreaturesRequest,
        response: { 200: UserCreaturesReply, ...FAILURE_REPLIES },
      },
    },
    async (request): Promise<UserCreaturesReply> => {
      const { accountAddress: address, forceRefresh = false } = request.body;
      const { id: playerId } = sessionOf(request);
      return (await creaturesOf({ playerId, address, forceRefresh }, request.log)).reply;
    },
  );

  app.get(
    "/pictures/:key",
    { schema: { summary: "A creature's own picture", tags: ["collection"], params: PictureParams } },
    async (request, reply) => {
      const { id: playerId } = sessionOf(request);
      const { key } = request.params;
      const address = (await store.boundAccount(playerId)) ?? undefined;
      const { reply: held, ledger } = await creaturesOf({ playerId, address }, request.log);
      const isNamed = held.creatures.some(({ image_url }) => image_url === `/api/pictures/${key}`);
      const url = isNamed ? ledger.pictures.urlOf(key) : null;
      const picture = url === null ? null : await pictures.of(url);
      if (picture === null) throw notFound();
      return reply.headers(PICTURE_HEADERS).type(picture.type).send(picture.bytes);
    },
  );
}
