import type { UserCreaturesReply, UserItemsReply } from "../contract/index.ts";
import { notFound } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { serializeOnce } from "../http/compiled-schemas.ts";
import { AccountReads } from "../ledger/account-reads.ts";
import { noteHeldCreatures } from "../ledger/collection/note-held-creatures.ts";
import { ownAccount } from "../ledger/request-checks.ts";
import { sessionOf } from "../login/session.ts";
import { fetchPicture } from "../pictures/fetch-picture.ts";
import { KeptPictures } from "../pictures/pictures.ts";
import { registerCall } from "./register-call.ts";

/** A picture may be cached for a day, and nothing in it may load or run. */
const PICTURE_HEADERS = {
  "Cache-Control": "private, max-age=86400",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

/**
 * The holdings of the player's account.
 *
 * - `POST /api/getUserCreatures`: its creatures (`LED-135`).
 * - `GET /api/pictures/{key}`: a picture that one of its creatures names, read by this server, so that no
 * page loads it from another one (`LED-119`).
 * - `POST /api/getUserItems`: its tools and spells (`LED-139`).
 */
export function collectionRoutes(app: App, deps: AppDeps): void {
  const { rules, clock, store, readPicture = fetchPicture } = deps;
  const creatureReads = new AccountReads<UserCreaturesReply>(clock, rules.ledgerReads);
  const pictures = new KeptPictures((url) => readPicture(url));

  const creaturesOf = async (
    demand: { playerId: number; address: string | undefined; forceRefresh?: boolean },
    log: App["log"],
  ) => {
    const { playerId, address, forceRefresh } = demand;
    const { ledger, account, settled } = await ownAccount(deps, { playerId, address, action: "creatures" });
    const reply = await creatureReads.of({ account, settled, forceRefresh }, async () => {
      const creatures = await ledger.collection.creatures.heldBy(account, log);
      await noteHeldCreatures(deps, playerId, account, creatures);
      return { creatures };
    });
    return { reply, ledger };
  };

  registerCall(
    app,
    "POST /api/getUserCreatures",
    async (request) => {
      const { accountAddress: address, forceRefresh = false } = request.body;
      const { id: playerId } = sessionOf(request);
      return (await creaturesOf({ playerId, address, forceRefresh }, request.log)).reply;
    },
    serializeOnce(),
  );

  registerCall(app, "GET /api/pictures/:key", async (request, reply) => {
    const { id: playerId } = sessionOf(request);
    const { key } = request.params;
    const address = (await store.boundAccount(playerId)) ?? undefined;
    const { reply: held, ledger } = await creaturesOf({ playerId, address }, request.log);
    const isNamed = held.creatures.some(({ image_url }) => image_url === `/api/pictures/${key}`);
    const url = isNamed ? ledger.pictures.urlOf(key) : null;
    const picture = url === null ? null : await pictures.of(url);
    if (picture === null) throw notFound();
    return reply.headers(PICTURE_HEADERS).type(picture.type).send(picture.bytes);
  });

  const itemReads = new AccountReads<UserItemsReply>(clock, rules.ledgerReads);
  registerCall(
    app,
    "POST /api/getUserItems",
    async (request) => {
      const { accountAddress: address, forceRefresh } = request.body;
      const { id: playerId } = sessionOf(request);
      const { ledger, account, settled } = await ownAccount(deps, {
        playerId,
        address,
        action: "creatures",
      });
      return itemReads.of({ account, settled, forceRefresh }, () =>
        ledger.collection.itemsHeldBy(account, request.log),
      );
    },
    serializeOnce(),
  );
}
