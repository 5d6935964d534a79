import { describe, expect, it } from "vitest";
import type { Texts } from "../../../rules/index.ts";
import { keepLanguages, loadRules } from "../../../ui/app/loading/load-rules.ts";
import { loadSession } from "../../../ui/app/loading/load-session.ts";
import { logOut } from "../../../ui/app/login/log-in-and-out.ts";
import { keepPlayerAgain } from "../../../ui/game/offline/kept-player.ts";
import type { KeptRules, RulesReply } from "../../../ui/game/offline/kept-rules.ts";
import { chooseLanguage } from "../../../ui/game/store/choose-language.ts";
import type { StorageLike } from "../../../ui/game/store/safe-storage.ts";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import { languagesFrom, textsFolder } from "../../server/german.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";

const BUILD = "BUILD_01";

/** What a browser keeps of the rules, by build and language. */
function keptRulesOf(kept: Map<string, RulesReply>, build: string): KeptRules {
  const key = (language: string | null) => `${build} ${language}`;
  return {
    read: async (language) => kept.get(key(language)) ?? null,
    write: async (language, reply) => void kept.set(key(language), reply),
  };
}

/** A browser with its storage, in which one tab was open and the lab was seen. */
async function browserOf(build = BUILD, languages: Texts[] = []) {
  const server = await freshServer({ languages });
  const [storage, kept] = [memoryStorage(), new Map<string, RulesReply>()];
  const tabOf = (ofBuild: string, at: StorageLike = storage) => {
    const tab = new Tab(server, at);
    Object.assign(tab.game, { build: ofBuild, keptRules: keptRulesOf(kept, ofBuild) });
    return tab;
  };
  const before = await tabOf(build).open();
  await before.built("catLair");
  /** A start of the app in another tab, without network. */
  const start = async (ofBuild = build) => {
    const tab = tabOf(ofBuild);
    tab.wire.offline = true;
    await loadRules(tab.game);
    await loadSession(tab.game);
    return tab;
  };
  return { server, before, start, tabOf };
}

describe("a start without network", () => {
  it("shows the lab as it was last seen, with its time and the rules of this build", async () => {
    const { server, before, start } = await browserOf();
    server.clock.pass(3_600_000);
    const { state } = await start();
    expect(state.session).toMatchObject({ kind: "player", firstName: "Ann" });
    expect(state.lab?.resources).toEqual({ ...before.lab.resources, tcorvax: state.lab?.resources.tcorvax });
    expect(state.labSeenAt).toBe(before.state.labSeenAt);
    expect(state.rulesHash).toBe(before.state.rulesHash);
    expect(state.connection).toBe("unreachable");
  });

  it("shows nothing that another build kept: its lab and rules may have another shape", async () => {
    const { start } = await browserOf();
    const { state } = await start("BUILD_02");
    expect(state).toMatchObject({ session: { kind: "unknown" }, lab: null, rules: null });
  });

  it("shows nobody's lab after the player has logged out, or after the session has ended", async () => {
    const { before, start } = await browserOf();
    await logOut(before.game);
    expect((await start()).state.lab).toBeNull();

    const other = await browserOf();
    other.before.wire.forgetSession();
    await loadSession(other.before.game);
    expect((await other.start()).state.lab).toBeNull();
  });

  it("shows nobody's lab after a logout in one of two tabs, also when the other one is closed later", async () => {
    const { before, start, tabOf } = await browserOf();
    const other = await tabOf(BUILD).open();
    keepPlayerAgain(other.game);
    expect((await start()).state.session).toMatchObject({ firstName: "Ann" });
    await logOut(before.game);
    keepPlayerAgain(other.game);
    expect((await start()).state.lab).toBeNull();
  });

  it("shows only the lab of the player who was here last", async () => {
    const { start, tabOf } = await browserOf();
    await tabOf(BUILD).open("Bob");
    expect((await start()).state.session).toMatchObject({ firstName: "Bob" });
  });

  it("goes on with the server's state when the network is back", async () => {
    const { before, start } = await browserOf();
    const tab = await start();
    tab.wire.offline = false;
    await loadSession(tab.game);
    expect(tab.state.session).toMatchObject({ kind: "visitor", expired: true });
    expect((await start()).state.lab, "the server does not know this session").toBeNull();
    expect(before.state.connection).toBe("reached");
  });
});

describe("another language without network", () => {
  it("another language is there without network once the game has had time to keep all of them (GAP-63)", async () => {
    const { before, start } = await browserOf(BUILD, languagesFrom(textsFolder()));
    await keepLanguages(before.game);
    const calls = before.wire.calls.length;
    await keepLanguages(before.game);
    expect(before.wire.calls.slice(calls), "all are kept").toEqual([]);
    const { game, state } = await start();
    expect(state.rules?.texts.language).toBe("en");
    changeSettings(game, { language: "de" });
    await loadRules(game);
    expect(game.store.getState().rules?.texts.app.dialogs.sound).toBe("Klang");
    expect(game.store.getState().notices).toEqual([]);
  });

  it("a language chosen without network is told to the account with the next start that finds the server (GAP-63)", async () => {
    const { before, start } = await browserOf(BUILD, languagesFrom(textsFolder()));
    await keepLanguages(before.game);
    before.wire.offline = true;
    await chooseLanguage(before.game, "de");
    await loadRules(before.game);
    before.wire.offline = false;
    await loadSession(before.game);
    await before.wire.quiet();
    expect(before.state.settings.language).toBe("de");
    expect(before.state.session).toMatchObject({ kind: "player", language: "de" });
    expect((await start()).state.settings.language).toBe("de");
  });
});

describe("rules of another build", () => {
  it("are never kept for this one, and ask for a reload", async () => {
    const { before, start } = await browserOf();
    const { call } = before.game.api;
    const ofAnother = async (...input: Parameters<typeof call>) => {
      const answer = await call(...input);
      return answer.ok
        ? { ok: true, reply: { ...Object(answer.reply), build: "BUILD_02", hash: "other" } }
        : answer;
    };
    Object.assign(before.game.api, { call: ofAnother });
    await loadRules(before.game);
    expect(before.state.newVersion).toBe(true);
    expect((await start()).state.rulesHash).not.toBe("other");
  });
});
