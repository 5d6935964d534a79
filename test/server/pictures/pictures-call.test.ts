import { describe, expect, it } from "vitest";
import { type Change, worldBetween } from "../gateway-between.ts";
import type { WalletPlayer } from "../ledger-world.ts";

const PNG = Buffer.from("89504e470d0a1a0a0000", "hex");
const ELSEWHERE = "https://pictures.some-game.com";

/** The ledger's tokens name pictures at an address that could be asked. */
const named: Change = (answer) => ({
  ...answer,
  body: JSON.parse(JSON.stringify(answer.body).replaceAll("https://pictures.corvax-lab.example", ELSEWHERE)),
});

async function scene() {
  const asked: string[] = [];
  const { world, between } = await worldBetween({
    readPicture: async (url) => {
      asked.push(url);
      if (url.includes("egg")) throw new Error("there is no such picture");
      return { type: "image/png", bytes: PNG };
    },
  });
  between.change("/state/non-fungible/data", named);
  const [ann, bob] = [await world.player("Ann"), await world.player("Bob")];
  const creatures = [0, 1].map((form) => ({ species_name: "Corvax", form, rarity: "Common" }));
  const nothing = { tools: [], spells: [], tokens: {} };
  await world.chain.ledger.give(ann.account, { creatures, ...nothing });
  return { world, ann, bob, asked };
}

async function picturesOf(player: WalletPlayer): Promise<Map<number, string>> {
  const { creatures } = (await player.ask("getUserCreatures")).body;
  const list = creatures as { form: number; image_url: string }[];
  return new Map(list.map(({ form, image_url }) => [form, image_url.replace("/api/", "")]));
}

describe("GET /api/pictures/{key}", () => {
  it("returns a creature's own picture from this server, as a picture and nothing else (LED-119)", async () => {
    const { ann, asked } = await scene();
    const path = (await picturesOf(ann)).get(1) ?? "";
    expect(path).toMatch(/^pictures\/[0-9a-f]{32}$/);
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await ann.browser.get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "image/png",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "private, max-age=86400",
      });
    }
    expect(asked).toEqual([`${ELSEWHERE}/corvax_form1.png`]);
  });

  it("answers 404 for a missing picture, so that the page shows the species", async () => {
    const { ann } = await scene();
    expect((await ann.browser.get((await picturesOf(ann)).get(0) ?? "")).status).toBe(404);
  });

  it("sends no request to a server that none of the player's creatures names", async () => {
    const { world, ann, bob, asked } = await scene();
    const path = (await picturesOf(ann)).get(1) ?? "";
    expect((await bob.browser.get(path)).status).toBe(404);
    expect((await ann.browser.get(`pictures/${"0".repeat(32)}`)).status).toBe(404);
    for (const odd of [encodeURIComponent(`${ELSEWHERE}/corvax_form1.png`), "x", "A".repeat(32)])
      expect((await ann.browser.get(`pictures/${odd}`)).status).toBe(400);
    expect((await world.server.get(`/api/${path}`)).status).toBe(401);
    expect(asked).toEqual([]);
  });
});
