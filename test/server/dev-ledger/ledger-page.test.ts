import { beforeEach, describe, expect, it } from "vitest";
import type { LabServer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { type PlayedLedger, playedLedger, sendTo } from "./support/played-ledger.ts";
import { ordinaryBehaviour } from "./support/test-ledger.ts";

const HOST = "lab.test";
const BEHAVIOUR = {
  next: "fail",
  count: "2",
  delayMs: "500",
  gateway: "slow",
  species_name: "Bullx",
  rarity: "Epic",
};

describe("the dev ledger's page (GAP-20)", () => {
  let played: PlayedLedger;
  let server: LabServer;

  beforeEach(async () => {
    played = await playedLedger();
    server = await freshServer({ devLedger: played.ledger.ledger });
  });

  const textOf = async (path: string) => {
    const { status, body } = await server.get(`/dev/ledger${path}`);
    expect(status).toBe(200);
    return String(body.text)
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ");
  };

  /** Sends a form as a browser does. */
  const send = (form: string, fields: Record<string, string>, origin = `http://${HOST}`) =>
    server.call({
      method: "POST",
      url: `/dev/ledger/${form}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin, host: HOST },
    });

  it("lists transactions, newest first: how they ended, what they changed and cost", async () => {
    const text = await textOf("/");
    expect(text.indexOf("Failed")).toBeLessThan(text.indexOf("Success"));
    expect(text).toContain("there are 87.5 of CVX, 1000 are needed");
    expect(text).toContain("for lunch");
    expect(text).toMatch(/−12\.5 CVX .*\+12\.5 CVX Fee 0\.\d+ XRD/);
  });

  it("lists holders, and for one account each token and every transaction", async () => {
    const { ann, ledger } = played;
    expect(await textOf("/")).toMatch(new RegExp(`account_sim1…${ann.address.slice(-8)} 999\\.5\\d* 87\\.5`));
    const text = await textOf(`/account/${ann.address}`);
    expect(text).toContain("87.5 CVX");
    expect(text).toContain("3 creatures Bullx #1# form 0, Rare");
    expect(text).toContain("1 tool Babylon Keystone #1#");
    expect(text).toContain("for lunch");
    const treasury = ledger.ledger.network.treasury ?? "";
    expect(await textOf(`/account/${treasury}`)).toContain("Treasury");
  });

  it("shows all details of one transaction, and refreshes while it is pending", async () => {
    const { lunch, ledger, ann, bob } = played;
    const text = await textOf(`/transaction/${lunch}`);
    expect(text).toContain(lunch);
    expect(text).toContain("CALL_METHOD");
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, delayMs: 1000 });
    const pending = await ann.submit(`${ann.lockFee()}${sendTo(ann, bob, "1")}`);
    expect(await textOf(`/transaction/${pending}`)).toContain("Pending");
    ledger.clock.pass(1000);
    expect(await textOf(`/transaction/${pending}`)).toContain("Success");
  });

  it("escapes texts from other people", async () => {
    const { ann, bob } = played;
    await ann.send(sendTo(ann, bob, "1"), { message: '<script src="//evil">"' });
    const { body } = await server.get("/dev/ledger");
    expect(body.text).toContain("&lt;script src=&quot;//evil&quot;&gt;&quot;");
    expect(body.text).not.toContain("<script");
  });

  it("answers 404 for what the ledger does not have", async () => {
    expect((await server.get("/dev/ledger/transaction/txid_sim1nonsense")).status).toBe(404);
    expect((await server.get("/dev/ledger/account/nobody")).status).toBe(404);
    expect((await server.get("/dev/ledger/fonts/passwords")).status).toBe(404);
  });

  it("gives tokens, creatures, tools and spells", async () => {
    const { ledger, bob } = played;
    const account = bob.address;
    const given = await send("tokens", { account, token: "HUG", amount: "2.5" });
    expect(given).toMatchObject({ status: 303, headers: { location: "/dev/ledger?done=given#gifts" } });
    expect(await ledger.holds(account, "HUG")).toBe("2.5");
    await send("creatures", { account, species_name: "Cudoge", form: "2", rarity: "Epic" });
    const [creature] = await ledger.ids(account, "creatures");
    expect(await ledger.fields("creatures", creature ?? "")).toMatchObject({
      species_name: "Cudoge",
      form: "2",
      rarity: "Epic",
    });
    await send("items", { account, item: "Ledger Lens" });
    await send("items", { account, item: "Scrypto Surge" });
    expect(await ledger.ids(account, "tools")).toHaveLength(1);
    expect(await ledger.ids(account, "spells")).toHaveLength(1);
    expect(await textOf("/?done=given")).toContain("The account has it.");
  });

  it.each<[what: string, form: string, fields: Record<string, string>, sentence: string]>([
    [
      "tokens to an invalid account",
      "tokens",
      { account: "bob", token: "XRD", amount: "1" },
      "not an account address",
    ],
    ["an unknown token", "tokens", { token: "DOGE", amount: "1" }, "There is no token DOGE."],
    ["an invalid amount", "tokens", { token: "XRD", amount: "much" }, "An amount is a number"],
    ["a negative amount", "tokens", { token: "XRD", amount: "-1" }, "An amount is a number"],
    [
      "an unknown species",
      "creatures",
      { species_name: "Unicorn", form: "0", rarity: "Rare" },
      "no Rare Unicorn",
    ],
    [
      "a form that does not exist",
      "creatures",
      { species_name: "Bullx", form: "4", rarity: "Rare" },
      "from 0 to 3",
    ],
    ["an unknown item", "items", { item: "Sword" }, "There is no spell Sword."],
  ])("refuses to give %s, with the reason", async (_what, form, fields, sentence) => {
    const { ledger, bob } = played;
    const before = await ledger.ledger.read((view) => view.state().stateVersion);
    const { status, body } = await send(form, { account: bob.address, ...fields });
    expect(status).toBe(400);
    expect(body.text).toContain(sentence);
    expect(await ledger.ledger.read((view) => view.state().stateVersion)).toBe(before);
  });

  it("changes and resets the behaviour of the dev ledger", async () => {
    const { ledger } = played.ledger;
    expect((await send("behaviour", BEHAVIOUR)).status).toBe(303);
    expect(ledger.behaviour()).toEqual({
      next: "fail",
      count: 2,
      delayMs: 500,
      gateway: "slow",
      retryAfter: 1,
      mint: { species_name: "Bullx", rarity: "Epic" },
    });
    expect(await textOf("/?done=behaves")).toContain(
      "The gateway is slow. Every minted egg is: Bullx, Epic.",
    );
    expect((await send("behaviour/reset", {})).status).toBe(303);
    expect(ledger.behaviour()).toEqual(ordinaryBehaviour);
    expect(await textOf("/?done=toString")).toContain("Everything is as usual.");
  });

  it.each<[what: string, field: Record<string, string>]>([
    ["an unknown outcome", { next: "explode" }],
    ["an unknown mood", { gateway: "sad" }],
    ["a count of 0", { count: "0" }],
    ["a fractional delay", { delayMs: "1.5" }],
    ["an egg of an unknown species", { species_name: "Unicorn" }],
  ])("refuses %s, and keeps the behaviour", async (_what, field) => {
    expect((await send("behaviour", { ...BEHAVIOUR, ...field })).status).toBe(400);
    expect(played.ledger.ledger.behaviour()).toEqual(ordinaryBehaviour);
  });

  it("accepts no form from a page of another origin (ABU-09)", async () => {
    const { ledger, bob } = played;
    const fields = { account: bob.address, token: "HUG", amount: "1" };
    expect((await send("tokens", fields, "https://evil.example")).status).toBe(403);
    expect((await send("behaviour/reset", {}, "null")).status).toBe(403);
    expect(await ledger.holds(bob.address, "HUG")).toBe("0");
  });

  it("uses the game's colours and fonts, from its own origin (ABU-60)", async () => {
    const { body, headers } = await server.get("/dev/ledger/style.css");
    expect(headers["content-type"]).toContain("text/css");
    expect(body.text).toContain("--color-gold");
    const [, font] = /url\("(\/dev\/ledger\/fonts\/fredoka[^"]*)"/.exec(String(body.text)) ?? [];
    expect((await server.get(font ?? "")).headers["content-type"]).toBe("font/woff2");
    expect(body.text).not.toContain("@fontsource");
  });

  it("does not exist in production (ABU-11)", async () => {
    const production = await freshServer({ production: true, devLedger: played.ledger.ledger });
    expect((await production.get("/dev/ledger")).status).toBe(404);
    expect((await production.post("/dev/gateway/status/gateway-status")).status).toBe(404);
  });
});
