import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import webPush from "web-push";
import { type RuleSet, shippedRules } from "../../../rules/index.ts";
import { CallbackSender } from "../../../server/callback/callback-sender.ts";
import { makeDueCallbacks } from "../../../server/callback/callback-sweeper.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import type { Environment } from "../../../server/configuration/variables.ts";
import { BOT_TOKEN, type LabServer } from "../lab-server.ts";
import { TestPushService } from "./test-push-service.ts";
import { TestTelegram } from "./test-telegram.ts";

export const KEYS = webPush.generateVAPIDKeys();
export const CONTACT = "mailto:operator@lab.example";
export const ALL_KINDS = { turn: true, challenge: true, machines: true };

/** What sends callbacks in the place of a process that listens, with pauses that take no time. */
export class TestCaller {
  /** Milliseconds of the pauses between attempts. */
  readonly pauses: number[] = [];
  /** What was logged. */
  readonly lines: string[] = [];
  readonly sender: CallbackSender;
  private readonly server: Pick<LabServer, "store">;
  private readonly rules: RuleSet;

  constructor(server: Pick<LabServer, "store">, environment: Environment, rules = shippedRules) {
    const read = readConfiguration(environment);
    if (!read.ok) throw new Error(read.problems.join("\n"));
    this.server = server;
    this.rules = rules;
    this.sender = new CallbackSender({
      store: server.store,
      rules,
      languages: [],
      configuration: read.configuration,
      log: pino({}, { write: (line: string) => void this.lines.push(line) }),
      pause: async (ms) => void this.pauses.push(ms),
    });
  }

  /** One sweep, until everything that it began is sent. */
  async sweep(): Promise<void> {
    await makeDueCallbacks({ store: this.server.store, rules: this.rules }, this.sender);
    await this.sender.settled();
  }
}

/** A push service and a Telegram of the tests, which end with the file, and the variables that lead there. */
export function testProviders() {
  const push = new TestPushService(KEYS.publicKey);
  const telegram = new TestTelegram(BOT_TOKEN);
  beforeAll(async () => {
    await Promise.all([push.listen(), telegram.listen()]);
  });
  afterAll(async () => {
    await Promise.all([push.close(), telegram.close()]);
  });
  const environment = () => ({
    VAPID_PUBLIC_KEY: KEYS.publicKey,
    VAPID_PRIVATE_KEY: KEYS.privateKey,
    PUSH_CONTACT: CONTACT,
    PUSH_SERVICES: push.url,
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_BOT_NAME: "@lab_bot",
    TELEGRAM_API_URL: telegram.url,
  });
  return { push, telegram, environment };
}
