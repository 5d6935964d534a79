import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import type { CallApi } from "../../../ui/game/api/call-api.ts";
import { withTranslatedErrors } from "../../../ui/game/api/translated-errors.ts";
import { languagesFrom, textsFolder } from "../../server/german.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";

const GERMAN = {
  "refusals.json": { cooldown: "Noch {minutes} min warten!" },
  "failures.json": { not_an_intent_hash: "Das ist kein Hash", unknown_battle: "Kein solcher Kampf" },
};

/** A player whose page speaks German as far as it goes. */
async function germanTab(): Promise<Tab> {
  const storage = memoryStorage(
    new Map([["settings", JSON.stringify({ volume: 1, muted: true, language: "de" })]]),
  );
  const server = await freshServer({ languages: languagesFrom(textsFolder(GERMAN)) });
  return new Tab(server, storage).open();
}

function textOf(answer: Awaited<ReturnType<Tab["game"]["api"]["call"]>>): string | null {
  return !answer.ok && answer.problem.kind === "refused" ? answer.problem.error : null;
}

describe("an error of the server", () => {
  it("is worded by the page, from its code and the values in its sentence (GAP-63)", async () => {
    const tab = await germanTab();
    const machineId = await tab.built("reactor");
    await tab.game.api.call("POST /api/activateMachine", { body: { machineId } });
    const refused = await tab.game.api.call("POST /api/activateMachine", { body: { machineId } });
    expect(textOf(refused)).toMatch(/^Noch \d+ min warten!$/);
  });

  it("is worded by the place of its sentence where its code has many (GAP-63)", async () => {
    const { game } = await germanTab();
    const body = { intentHash: "nonsense" };
    expect(textOf(await game.api.call("POST /api/checkCreatureMintStatus", { body }))).toBe(
      "Das ist kein Hash",
    );
  });

  it("is said in English where the language has no such sentence (GAP-63)", async () => {
    const { game } = await germanTab();
    const body = { machineId: "none" };
    expect(textOf(await game.api.call("POST /api/upgradeMachine", { body }))).toBe("Machine not found");
  });

  it("keeps the server's sentence where the page knows no such place (GAP-63)", async () => {
    const reply = { ok: false, problem: { kind: "refused", code: "new", error: "New trouble" } };
    const call = async () => ({ ...reply, problem: { ...reply.problem, sentence: "failures.constructor" } });
    const translated = withTranslatedErrors(call as unknown as CallApi, () => shippedRules.texts);
    expect(await translated("GET /api/whoami")).toMatchObject({ problem: { error: "New trouble" } });
  });
});
