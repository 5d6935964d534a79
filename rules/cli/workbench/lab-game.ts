import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  formatAmount,
  type LabCommand,
  newRandom,
  parseAmount,
  RESOURCE_NAMES,
  type Resources,
} from "../../index.ts";
import { loadRules } from "../../validation.ts";
import { newPlayer, plannedVisits, START_MS } from "../economy/play/play-weeks.ts";
import { visitLab } from "../economy/play/visit-lab.ts";
import { DAY_MS, DAYS_PER_WEEK, NAMED_POLICIES, policyOf } from "../economy/policy.ts";
import { RequestError } from "./answer.ts";
import type { LabReply, Tree } from "./browser/contract.ts";
import { type GameProcess, newGameProcess } from "./game-process.ts";

export const MOST_DAYS = 180;
const LATER_MS = 300;
const later = () => new Promise<void>((resolve) => setTimeout(resolve, LATER_MS));
/** A game answers a command in milliseconds. */
const PATIENCE_MS = 60_000;
/** A game that has not taken its file after so many looks, a minute, has refused it. */
const MOST_LOOKS = 200;

/** What is asked: the rules, and which player's lab on which day (from 1). */
interface LabOrder {
  overlay: Tree;
  hash: string;
  day: number;
  player: string;
}

/** A game of its own with the draft's rules, whose clock and data are nobody else's; it goes with the workbench. */
export interface LabGame {
  begin(order: LabOrder): LabReply;
  look(): LabReply;
  end(): void;
}

export function newLabGame(): LabGame {
  const folder = mkdtempSync(join(tmpdir(), "corvax-workbench-lab-"));
  const rulesFile = join(folder, "rules.json");
  let game: GameProcess | null = null;
  let address = "";
  let labs = 0;
  let last: Caller | null = null;
  let reply: LabReply = { state: "none", done: 0, total: 0, link: null, name: null, problem: null };

  async function open(order: LabOrder): Promise<void> {
    writeFileSync(rulesFile, `${JSON.stringify(order.overlay)}\n`);
    address ||= `http://127.0.0.1:${await freePort()}`;
    game ??= newGameProcess(address, {
      DATA_DIR: join(folder, "data"),
      RULES: rulesFile,
      RATE_LIMIT_PER_SECOND: "0",
      LOGIN_LIMIT_PER_MINUTE: "0",
    });
    await game.start();
    for (let now = await game.look(); now.state !== "answers"; now = await game.look()) {
      if (now.problem !== null) throw new RequestError(now.problem);
      await later();
    }
    // The browser is still in the lab before.
    await last?.call("POST", "/api/logoutEverywhere", {});
    labs += 1;
    const name = `Day ${order.day}, lab ${labs}`;
    last = await logIn(address, name);
    await rulesTaken(last, order.hash);
    await playDays(last, order, (done, total) => {
      reply = { ...reply, state: "playing", done, total };
    });
    reply = { ...reply, state: "ready", name, link: `${address}/#name=${encodeURIComponent(name)}` };
  }

  return {
    begin(order) {
      if (["starting", "playing"].includes(reply.state))
        throw new RequestError("A lab is being played: wait until it is there.", 409);
      reply = { state: "starting", done: 0, total: 0, link: null, name: null, problem: null };
      open(order).catch((error: unknown) => {
        reply = { ...reply, state: "none", problem: error instanceof Error ? error.message : String(error) };
      });
      return reply;
    },
    look: () => reply,
    end() {
      game?.end();
      // The game may still write its last words.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

/** A player of the game, who calls it as the page does. */
interface Caller {
  call<Reply>(method: "GET" | "POST", path: string, body?: object): Promise<Reply>;
}

/** Logs in by name, as anybody may in a game in development. */
export async function logIn(address: string, name: string, patienceMs = PATIENCE_MS): Promise<Caller> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${address}${path}`, {
      method,
      headers,
      signal: AbortSignal.timeout(patienceMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new RequestError(
        "The game of the lab does not answer any more: make the lab again; your draft is kept.",
      );
    });
  const login = await ask("POST", "/api/auth/dev", { name });
  headers.cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  return {
    async call<Reply>(method: "GET" | "POST", path: string, body?: object) {
      const answer = await ask(method, path, body);
      const json = (await answer.json()) as Reply & { error?: string };
      if (!answer.ok) throw new RequestError(`The game refused ${path}: ${json.error}`);
      return json;
    },
  };
}

/** Waits until the game plays by these rules; in the end it says that it does not. */
export async function rulesTaken(game: Caller, hash: string, pause = later): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { rulesHash } = await game.call<{ rulesHash: string }>("GET", "/api/getGameState");
    if (rulesHash === hash) return;
    await pause();
  }
  throw new RequestError(
    "The game did not take the draft's rules within a minute: start the workbench anew, and make the lab again.",
  );
}

/** Plays the days before the one that is asked for: every step is a command of the game, at its time on the game's clock. */
export async function playDays(
  game: Caller,
  { overlay, day, player }: LabOrder,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const loaded = loadRules(overlay, "draft");
  if (!loaded.ok) return;
  const { policy, wishes } = policyOf(player, player, NAMED_POLICIES[player]);
  const visits = plannedVisits(policy, Math.ceil(day / DAYS_PER_WEEK) + 1, newRandom("1"));
  const before = visits.filter((visit) => visit.day < day - 1);
  const target = visits[before.length]?.atMs ?? day * DAY_MS;
  const account = policy.wallet ? await newAccount(game, policy.stakedCvx) : null;
  const ids = new Map<string, string>();
  const clock = newClock(game, visits[0]?.atMs ?? 0);
  const steps: Step[] = [];
  const own = newPlayer(loaded.rules, policy, wishes);
  own.onCommand = (command) => steps.push({ command, owned: { ...own.lab.resources } });
  for (const [index, { atMs }] of before.entries()) {
    await clock.goTo(atMs);
    visitLab(own, START_MS + atMs);
    for (const step of steps.splice(0)) await send(game, step, ids, account);
    onProgress(index + 1, before.length);
  }
  if (before.length > 0) await grant(game, own.lab.resources);
  const { machines } = await game.call<{ machines: { level: number }[] }>("GET", "/api/getGameState");
  const levels = (list: readonly { level: number }[]) =>
    list
      .map(({ level }) => level)
      .sort()
      .join(", ");
  if (levels(machines) !== levels(own.lab.machines))
    throw new RequestError(
      `The game's machines have the levels ${levels(machines)}, not ${levels(own.lab.machines)} as planned.`,
    );
  await clock.goTo(target);
}

/** A command, and what the player owns in front of it. */
interface Step {
  command: LabCommand;
  owned: Resources;
}

async function newAccount(game: Caller, staked: number): Promise<string> {
  const tokens = { XRD: "10000", CVX: "1000", sCVX: String(staked) };
  const made = await game.call<{ accountAddress: string }>("POST", "/api/dev/account", { tokens });
  return made.accountAddress;
}

/** The game's clock, told in times of the plan, whose first visit is now. */
function newClock(game: Caller, firstMs: number): { goTo(atMs: number): Promise<void> } {
  let begun: number | null = null;
  return {
    async goTo(atMs) {
      const { now } = await game.call<{ now: number }>("POST", "/api/dev/clock", { advanceMs: 0 });
      begun ??= now;
      const advanceMs = Math.max(0, begun + atMs - firstMs - now);
      await game.call("POST", "/api/dev/clock", { advanceMs });
    },
  };
}

/** Sends a command. Where the game refuses it for want of what a goal has not paid yet, that is given first. */
async function send(
  game: Caller,
  { command, owned }: Step,
  ids: Map<string, string>,
  account: string | null,
): Promise<void> {
  const call = callOf(command, ids, account);
  if (call === null) return;
  const [path, body] = call;
  const ask = () => game.call<{ machine?: { id: string }; petId?: string }>("POST", path, body);
  const reply = await ask().catch(async () => {
    await grant(game, owned);
    return ask().catch(() => null);
  });
  if (command.type === "build" && reply?.machine) ids.set(command.id, reply.machine.id);
}

function callOf(
  command: LabCommand,
  ids: ReadonlyMap<string, string>,
  accountAddress: string | null,
): [path: string, body: object] | null {
  switch (command.type) {
    case "build": {
      const { machineType, x, y, room } = command;
      return ["/api/buildMachine", { machineType, x, y, room }];
    }
    case "upgrade":
      return ["/api/upgradeMachine", { machineId: ids.get(command.machineId) ?? "" }];
    case "activate": {
      const machineId = ids.get(command.machineId) ?? "";
      return ["/api/activateMachine", { machineId, ...(accountAddress ? { accountAddress } : {}) }];
    }
    case "switchAmplifier":
      return ["/api/switchAmplifier", { machineId: ids.get(command.machineId) ?? "", isOn: command.isOn }];
    case "adopt": {
      const { x, y, room, parentMachine } = command;
      return ["/api/buyPet", { petType: "cat", x, y, room, parentMachine: ids.get(parentMachine) ?? "" }];
    }
    default:
      // The game itself sees to visits and goals; what is minted needs the wallet of the page.
      return null;
  }
}

/** Gives or takes until the player owns this. */
async function grant(game: Caller, owned: Resources): Promise<void> {
  const now = await game.call<Record<string, string>>("GET", "/api/getGameState");
  const amounts = RESOURCE_NAMES.map((name) => [
    name,
    formatAmount(owned[name] - (parseAmount(now[name] ?? "0") ?? 0)),
  ]);
  await game.call("POST", "/api/dev/grant", Object.fromEntries(amounts));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
