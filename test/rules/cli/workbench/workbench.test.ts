import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { readHistory } from "../../../../rules/cli/history/history.ts";
import { addFigures, liveChart, newLiveFigures } from "../../../../rules/cli/workbench/live-figures.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { rulesOfLink } from "../../../../rules/linked-rules.ts";
import { newTally } from "../../../../rules/simulation/tally.ts";
import { ask, nextEvent } from "./ask.ts";
import { withWorkbench } from "./open-for-test.ts";

const wrong = { battle: { costs: { attack: "two" } } };
const good = { battle: { turnLimit: 4 } };

describe("npm run workbench", () => {
  it("answers only its own page: not another origin, another name of this machine, or without the token (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      const { token } = opened;
      const body = { name: "mine.json", overlay: good };
      const statusWith = async (headers: Record<string, string>) =>
        (await ask(opened, ["POST", "/api/overlay"], body, headers)).status;
      expect(await statusWith({ "x-token": token, origin: "https://example.org" })).toBe(403);
      expect(await statusWith({ "x-token": token, host: "example.org" })).toBe(403);
      expect(await statusWith({ "x-token": token, "sec-fetch-site": "cross-site" })).toBe(403);
      expect(await statusWith({})).toBe(403);
      expect(await statusWith({ "x-token": "0".repeat(token.length) })).toBe(403);
      expect(existsSync(at("mine.json"))).toBe(false);
      const page = await ask(opened, ["GET", "/"], undefined, {});
      expect(page.text).toContain(`<meta name="token" content="${token}">`);
      expect((await ask(opened, ["GET", "/"], undefined, { host: "example.org" })).status).toBe(403);
      expect(await statusWith({ "x-token": token, origin: opened.address.replace(/\/$/, "") })).toBe(200);
    }));

  it("tells what is wrong with an overlay, with the key, and does not save it (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      const checked = await ask(opened, ["POST", "/api/check"], { overlay: wrong });
      expect(checked.json).toEqual({
        ok: false,
        problems: [expect.stringMatching(/^draft: battle\.costs\.attack: found "two"/)],
      });
      const saved = await ask(opened, ["POST", "/api/overlay"], { name: "bad.json", overlay: wrong });
      expect([saved.status, existsSync(at("bad.json"))]).toEqual([422, false]);
      const begun = await ask(opened, ["POST", "/api/trial"], {
        overlay: wrong,
        battles: 1,
        seed: "1",
        policy: "fast",
      });
      expect([begun.status, begun.json.ok]).toEqual([422, false]);
    }));

  it("saves an overlay in its folder and nowhere else, and reads it again (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      const save = (name: string) => ask(opened, ["POST", "/api/overlay"], { name, overlay: good });
      expect((await save("short.json")).json).toMatchObject({ ok: true });
      expect(JSON.parse(readFileSync(at("short.json"), "utf8"))).toMatchObject(good);
      for (const name of ["../other.json", "short.txt", "/tmp/x.json", ".draft.json", ""])
        expect((await save(name)).status).toBe(400);
      expect((await ask(opened, ["GET", "/api/overlays"])).json).toEqual(["short.json"]);
      expect((await ask(opened, ["GET", "/api/overlay?name=short.json"])).json).toMatchObject({
        overlay: good,
      });
    }));

  it("replaces an overlay only for who names the content that it has (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      const save = (turnLimit: number, replaces?: unknown) =>
        ask(opened, ["POST", "/api/overlay"], {
          name: "mine.json",
          overlay: { battle: { turnLimit } },
          replaces,
        });
      const first = (await save(4)).json;
      expect([(await save(4)).status, (await save(6)).status]).toEqual([200, 409]);
      const { exists } = (await save(6)).json as unknown as { exists: { content: string } };
      expect(exists.content).toBe(first.content);
      expect(readFileSync(at("mine.json"), "utf8")).toContain('"turnLimit": 4');
      expect((await save(6, exists.content)).status).toBe(200);
      expect((await save(8, exists.content)).status).toBe(409);
      expect(readFileSync(at("mine.json"), "utf8")).toContain('"turnLimit": 6');
    }));

  it("makes a link of an overlay that the game opens, or says in one sentence why not (GAP-83)", () =>
    withWorkbench(async (opened) => {
      const linkOf = async (overlay: object) =>
        (await ask(opened, ["POST", "/api/link"], { overlay })).json as {
          data?: string;
          left?: string[];
          problem?: string;
        };
      const { texts: _, ...today } = shippedRules;
      const { data = "", left } = await linkOf(good);
      expect(left).toEqual([]);
      const slow = {
        ...good,
        rescue: { to: 50 },
        pvp: { secondMoverEnergy: 9 },
        ai: { turnTimeoutMs: 20_000 },
      };
      expect((await linkOf(slow)).left?.sort()).toEqual([
        "ai.turnTimeoutMs",
        "pvp.secondMoverEnergy",
        "rescue.to",
      ]);
      expect(rulesOfLink(data, today)).toMatchObject({ ok: true, rules: good });
      expect((await linkOf(wrong)).problem).toMatch(/^draft: battle\.costs\.attack: found "two"/);
      expect((await linkOf({ battle: { combo: { name: "Row" } } })).problem).toBe(
        "A link carries numbers only, and battle.combo.name is none: save the overlay as a file and send that.",
      );
    }));

  it("says whether the game answers, and starts none on another machine (GAP-51)", async () => {
    const game = createServer((_, response) => response.end("{}")).listen(0, "127.0.0.1");
    await once(game, "listening");
    const address = `http://127.0.0.1:${(game.address() as AddressInfo).port}`;
    await withWorkbench(async (opened) => {
      const answers = { address, state: "answers", problem: null };
      expect((await ask(opened, ["GET", "/api/game"])).json).toEqual(answers);
      expect((await ask(opened, ["POST", "/api/game"], {})).json).toEqual(answers);
    }, address);
    game.close();
    await withWorkbench(async (opened) => {
      expect((await ask(opened, ["GET", "/api/game"])).json.state).toBe("away");
      expect((await ask(opened, ["POST", "/api/game"], {})).json.error).toContain("is not on this machine");
    }, "http://192.0.2.1");
  });

  it("plays a trial, shows its figures and battles, and notes it in the history (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      const order = { overlay: good, battles: 2, seed: "w", policy: "random" };
      const { ready, event } = nextEvent(opened, "done");
      await ready;
      expect((await ask(opened, ["POST", "/api/trial"], order)).json).toEqual({ ok: true });
      const { sections, battles } = (await event) as { sections: string; battles: { place: string }[] };
      expect(sections).toContain('<th scope="row">battle.turnLimit (stated by the documents)</th>');
      expect(new Set(battles.map(({ place }) => place))).toEqual(
        new Set(["easy", "medium", "hard", "expert", "pvp"]),
      );
      const battle = "/api/battle?place=hard&index=2&rules=after";
      const { lines } = (await ask(opened, ["GET", battle])).json as unknown as { lines: object[] };
      expect(lines[0]).toEqual({ turn: 1, message: "Turn 1 - Your turn." });
      expect((await ask(opened, ["GET", `${battle}&download=1`])).json).toMatchObject({ seed: "w:2" });
      expect((await ask(opened, ["GET", "/api/trial/report"])).text).toContain("What the form does");
      expect(readHistory(at("runs.ndjson"))[0]).toMatchObject({ seed: "w", command: "npm run workbench" });
    }));

  it("plays a trial against an overlay that was saved, and refuses one that was not (GAP-51)", () =>
    withWorkbench(async (opened) => {
      await ask(opened, ["POST", "/api/overlay"], {
        name: "first.json",
        overlay: { battle: { turnLimit: 6 } },
      });
      const order = { overlay: good, battles: 1, seed: "w", policy: "random" };
      const begin = (before: string) => ask(opened, ["POST", "/api/trial"], { ...order, before });
      for (const before of ["second.json", "../first.json"]) expect((await begin(before)).status).toBe(400);
      const { ready, event } = nextEvent(opened, "done");
      await ready;
      expect((await begin("first.json")).json).toEqual({ ok: true });
      const { sections } = (await event) as { sections: string };
      expect(sections).toMatch(
        /battle\.turnLimit \(stated by the documents\)<\/th><td[^>]*>6<\/td><td[^>]*>4<\/td>/,
      );
    }));

  it("shows win rates so far in the order of the difficulties, whichever is played first (GAP-51)", () => {
    const plans = (["easy", "hard"] as const).map(
      (difficulty) => ({ mode: "ai", difficulty, policy: "fast", seed: "1" }) as const,
    );
    const named = { rules: shippedRules, hash: "", earlierHashes: [], title: "same" };
    const figures = newLiveFigures(plans.map((plan) => ({ plan })));
    for (const plan of plans.toReversed())
      addFigures(figures, { named, plan }, { after: named } as never, { ...newTally(), wins: 1, battles: 2 });
    expect(liveChart(figures)).toMatch(/Easy.*Hard/s);
  });

  it("plays one trial at a time, and stops it with what was played so far (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const order = { overlay: good, battles: 100_000, seed: "1", policy: "fast" };
      const { ready, event } = nextEvent(opened, "done");
      await ready;
      await ask(opened, ["POST", "/api/trial"], order);
      expect((await ask(opened, ["POST", "/api/trial"], order)).status).toBe(409);
      await ask(opened, ["POST", "/api/trial/stop"], {});
      expect(await event).toMatchObject({ isStopped: true });
    }));
});
