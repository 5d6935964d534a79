import { join } from "node:path";
import { expect, it } from "vitest";
import { HOUR, START } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { dataFolder } from "../server-process.ts";

it("two servers on one database share ended sessions and a moved clock (ABU-08)", async () => {
  const file = join(dataFolder(), "game.sqlite");
  const [one, two] = [await freshServer({ file }), await freshServer({ file })];
  const ann = await one.player("Ann");
  const cookie = `sid=${ann.sid}`;
  const whoami = () => two.get("/api/whoami", { cookie });
  expect((await whoami()).body).toMatchObject({ loggedIn: true });
  await ann.post("dev/clock", { advanceMs: HOUR });
  expect((await two.get("/api/getGameState", { cookie })).body.serverTime).toBe(START + HOUR);
  await ann.post("logout");
  expect((await whoami()).body).toMatchObject({ loggedIn: false });
});
