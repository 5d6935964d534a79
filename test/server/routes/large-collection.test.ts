import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freshWorld } from "../ledger-world.ts";

const CREATURES = 500;
const ITEMS = 50;
const CHUNK = 29;
const PAGE = 100;
const SECOND = 1000;

describe("reading an account with 500 creatures, 50 tools and 50 spells (LED-089, LED-090)", () => {
  /** What the gateway was asked, path by path. */
  let asked: string[] = [];
  const note = (message: unknown) => {
    asked.push((message as { request: IncomingMessage }).request.url ?? "");
  };
  const counts = () => ({
    details: asked.filter((path) => path.includes("/state/entity/details")).length,
    pages: asked.filter((path) => path.includes("/page/")).length,
    data: asked.filter((path) => path.endsWith("/state/non-fungible/data")).length,
    all: asked.length,
  });

  beforeEach(() => {
    asked = [];
    subscribe("http.server.request.start", note);
  });
  afterEach(() => {
    unsubscribe("http.server.request.start", note);
  });

  const collector = async () => {
    const world = await freshWorld();
    const ann = await world.player("Ann");
    const creature = { species_name: "Corvax", form: 1, rarity: "Rare" };
    await world.chain.ledger.give(ann.account, {
      creatures: Array.from({ length: CREATURES }, () => creature),
      tools: Array.from({ length: ITEMS }, () => "Babylon Keystone"),
      spells: Array.from({ length: ITEMS }, () => "Scrypto Surge"),
      tokens: {},
    });
    asked = [];
    return { world, ann };
  };

  it("costs one call for details, the pages, and a call for every 29 creatures", async () => {
    const { ann } = await collector();
    const { body } = await ann.ask("getUserCreatures");
    expect(body.creatures).toHaveLength(CREATURES);
    const pages = CREATURES / PAGE - 1;
    const data = Math.ceil(CREATURES / CHUNK);
    expect(counts()).toEqual({ details: 1, pages, data, all: 1 + pages + data });
  });

  it("costs one call for details for both kinds of items, which fit on a page", async () => {
    const { ann } = await collector();
    const { body } = await ann.ask("getUserItems");
    expect([body.tools, body.spells]).toMatchObject([{ length: ITEMS }, { length: ITEMS }]);
    const data = 2 * Math.ceil(ITEMS / CHUNK);
    expect(counts()).toEqual({ details: 1, pages: 0, data, all: 1 + data });
  });

  it("costs nothing while the answer is cached, also for players who ask together", async () => {
    const { world, ann } = await collector();
    await Promise.all([ann.ask("getUserCreatures"), ann.ask("getUserCreatures")]);
    expect(counts().details).toBe(1);
    asked = [];
    world.server.clock.pass(29 * SECOND);
    expect((await ann.ask("getUserCreatures")).body.creatures).toHaveLength(CREATURES);
    expect(asked).toEqual([]);
  });
});
