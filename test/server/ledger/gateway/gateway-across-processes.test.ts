import { describe, expect, it, onTestFinished } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import type { LimitStore } from "../../../../server/store/players/limits.ts";
import { openPostgresStore } from "../../../../server/store/postgres/open-postgres-store.ts";
import { emptiedPostgres, hasPostgres } from "../../../postgres/fresh-postgres.ts";
import { TestClock } from "../../test-clock.ts";
import { type Answer, recordingGateway, sendJson } from "../recording-gateway.ts";
import { intentHash, LEDGER_STATE, ledgerOver, rulesWith } from "../test-ledger.ts";

const STATUS = "/transaction/status";
const PLAYER = 1;
const { burst } = shippedRules.gateway.budget.player;
const pending = { status: "Pending", known_payloads: [], ledger_state: LEDGER_STATE };
const pauseAskedFor: Answer = (_call, response) => {
  response.setHeader("retry-after", "60");
  sendJson(response, 429, { message: "not now", code: 429 });
  return undefined;
};

/** Two processes on one database that ask one gateway. */
async function scene(
  change = (store: LimitStore): LimitStore => store,
  budget = shippedRules.gateway.budget,
) {
  const clock = new TestClock();
  const url = await emptiedPostgres();
  const gateway = (await recordingGateway()).on(STATUS, pending);
  let asked = 0;
  const process = async () => {
    const store = await openPostgresStore({ url, clock, movableClock: false });
    onTestFinished(() => store.close());
    const rules = rulesWith({ attempts: 1, budget });
    const ledger = ledgerOver(gateway, { clock, rules, limits: change(store) });
    return {
      /** Asks for a player about a transaction that nobody has asked about; answers how it went. */
      ask: (playerId = PLAYER): Promise<string> => {
        asked += 1;
        const state = ledger.askedBy(playerId).gateway.transactionState(intentHash(`number ${asked}`));
        return state.then(
          ({ status }) => status,
          (error: { code?: string }) => error.code ?? "failed",
        );
      },
    };
  };
  return { clock, gateway, one: await process(), two: await process() };
}

describe.runIf(hasPostgres)("the gateway of two processes on one database", () => {
  it("is asked for a player as often as by one process, and no more (ABU-52)", async () => {
    const { clock, gateway, one, two } = await scene();
    const answers = await Promise.all(
      Array.from({ length: 2 * burst }, (_, index) => (index % 2 === 0 ? one : two).ask()),
    );
    expect(answers.filter((answer) => answer === "Pending")).toHaveLength(burst);
    expect(answers.filter((answer) => answer === "ledger_limit")).toHaveLength(burst);
    expect(gateway.calls).toHaveLength(burst);
    expect(await one.ask(2)).toBe("Pending");
    clock.pass(1_000);
    expect([await one.ask(), await two.ask()]).toEqual(["Pending", "ledger_limit"]);
  });

  it("is asked for others although a player who may not ask tries at a process again and again", async () => {
    const process = { burst: burst + 2, perSecond: 1, keptBack: 2 };
    const { one, two } = await scene((store) => store, { ...shippedRules.gateway.budget, process });
    const tries = Array.from({ length: burst });
    expect(new Set(await Promise.all(tries.map(() => one.ask())))).toEqual(new Set(["Pending"]));
    expect(new Set(await Promise.all(tries.map(() => two.ask())))).toEqual(new Set(["ledger_limit"]));
    expect(await two.ask(2)).toBe("Pending");
  });

  it("is left alone by both when it has asked one of them for a pause (CON-91)", async () => {
    const { clock, gateway, one, two } = await scene();
    gateway.on(STATUS, pauseAskedFor, pending);
    expect(await one.ask()).toBe("ledger_busy");
    expect(gateway.calls).toHaveLength(1);
    const askLater = () => {
      clock.pass(1_000);
      return two.ask();
    };
    await expect.poll(askLater).toBe("ledger_busy");
    const known = gateway.calls.length;
    expect(await two.ask()).toBe("ledger_busy");
    expect(gateway.calls).toHaveLength(known);
    clock.pass(60_000);
    expect([await one.ask(), await two.ask()]).toEqual(["Pending", "Pending"]);
  });

  it("is asked by each for itself while the database cannot say what the other did", async () => {
    const away = () => Promise.reject(new Error("the database is away"));
    const { gateway, one, two } = await scene(() => ({
      spendLimit: away,
      oweLimit: away,
      noteRest: away,
      restsOf: away,
    }));
    const answers = await Promise.all(Array.from({ length: 2 * burst }, () => one.ask()));
    expect(answers.filter((answer) => answer === "Pending")).toHaveLength(burst);
    expect(await two.ask()).toBe("Pending");
    expect(gateway.calls).toHaveLength(burst + 1);
  });
});
