import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Creature, Spell, Tool } from "./collection.ts";
import { LoggedInReply } from "./session.ts";
import { accountAddress, Resources, timestamp } from "./shapes.ts";

const TEN_YEARS_MS = 315_576_000_000;
const DAY_MS = 86_400_000;
const signedDecimal = Type.Optional(Type.String({ pattern: "^[+-]?\\d{1,12}(\\.\\d{1,3})?$" }));
/** An amount of tokens with the ledger's 18 decimal places. */
const tokenAmount = Type.String({ pattern: "^\\d{1,12}(\\.\\d{1,18})?$" });
const name = Type.String({ minLength: 1, maxLength: 64 });
const small = Type.Optional(Type.Integer({ minimum: 0, maximum: 255 }));
const stat = Type.Optional(Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.5 }));

/** `POST /api/auth/dev`; 1 to 64 characters after trimming. */
export const DevelopmentLogin = Type.Object({ name: Type.String({ minLength: 1, maxLength: 256 }) });

/** `POST /api/dev/clock`: moves the server's clock forward. */
export const ClockRequest = Type.Object({ advanceMs: Type.Integer({ minimum: 0, maximum: TEN_YEARS_MS }) });
export const ClockReply = Type.Object({ now: timestamp });

/** `POST /api/dev/grant`: signed decimal strings, added. */
export const GrantRequest = Type.Object({
  tcorvax: signedDecimal,
  catNips: signedDecimal,
  energy: signedDecimal,
  eggs: signedDecimal,
});
export type GrantRequest = Type.Static<typeof GrantRequest>;
export const GrantReply = Type.Object({ newResources: Resources });

const RequestedCreature = Type.Object({
  species_name: name,
  form: Type.Integer({ minimum: 0, maximum: 3 }),
  rarity: name,
  stats: Type.Optional(
    Type.Object({ energy: stat, strength: stat, magic: stat, stamina: stat, speed: stat }),
  ),
  evolution_progress: Type.Optional(
    Type.Object({
      stat_upgrades_completed: small,
      energy_allocated: small,
      strength_allocated: small,
      magic_allocated: small,
      stamina_allocated: small,
      speed_allocated: small,
      total_points_allocated: small,
    }),
  ),
});

/** `POST /api/dev/account`: the holdings of the new account; omitted fields have defaults. */
export const DevAccountRequest = Type.Object({
  creatures: Type.Optional(Type.Array(RequestedCreature, { maxItems: 200 })),
  tools: Type.Optional(Type.Array(name, { maxItems: 200 })),
  spells: Type.Optional(Type.Array(name, { maxItems: 200 })),
  tokens: Type.Optional(Type.Record(Type.String({ maxLength: 16 }), tokenAmount)),
});
export type DevAccountRequest = Type.Static<typeof DevAccountRequest>;
export const DevAccountReply = Type.Object({
  accountAddress: Type.String(),
  creatures: Type.Array(Creature),
  tools: Type.Array(Tool),
  spells: Type.Array(Spell),
});

/** `GET /api/dev/wallet`: the keys of the accounts that were made for this player, newest first. */
export const DevWalletReply = Type.Object({
  accounts: Type.Array(
    Type.Object({ address: Type.String(), label: Type.String(), privateKey: Type.String() }),
  ),
});

/** `POST /api/dev/ledger/grant`: creates tokens for any account of the dev ledger. */
export const LedgerGrantRequest = Type.Object({
  accountAddress,
  token: Type.String({ maxLength: 16 }),
  amount: tokenAmount,
});
export const LedgerGrantReply = Type.Object({ tokenBalance: Type.String() });

/** `POST /api/dev/ledger/behaviour`: omitted fields return to normal, so `{}` resets. */
export const BehaviourRequest = Type.Object({
  next: Type.Optional(Type.Enum(["commit", "fail", "reject", "unknown"])),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: DAY_MS })),
  gateway: Type.Optional(
    Type.Enum([
      "ok",
      "down",
      "slow",
      "429",
      "524",
      "notSynced",
      "behind",
      "sometimesBehind",
      "html",
      "unknownVariant",
    ]),
  ),
  retryAfter: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600 })),
  mint: Type.Optional(Type.Object({ species_name: name, rarity: name })),
});
export type BehaviourRequest = Type.Static<typeof BehaviourRequest>;
export const BehaviourReply = Type.Object({
  next: Type.String(),
  count: Type.Integer(),
  delayMs: Type.Integer(),
  gateway: Type.String(),
  retryAfter: Type.Integer(),
  mint: Type.Union([Type.Null(), Type.Object({ species_name: Type.String(), rarity: Type.String() })]),
});

const ruleKey = Type.String({ pattern: "^[a-zA-Z]+(\\.[a-zA-Z]+){0,6}$", maxLength: 120 });

/** `GET /api/dev/rules`: what differs from the shipped rules, and the numbers that are tried most often. */
export const LiveRulesReply = Type.Object({
  rulesHash: Type.String(),
  /** The overlay file that is followed; null without one. */
  file: Type.Union([Type.String(), Type.Null()]),
  /** What is wrong with it as it stands, one sentence each; the rules before it stay in use. */
  problems: Type.Array(Type.String()),
  /** Values as JSON. */
  changes: Type.Array(Type.Object({ key: Type.String(), shipped: Type.String(), now: Type.String() })),
  numbers: Type.Array(
    Type.Object({ key: Type.String(), what: Type.String(), value: Type.Number(), shipped: Type.Number() }),
  ),
});
export type LiveRulesReply = Type.Static<typeof LiveRulesReply>;

/** `POST /api/dev/rules`: numbers to play with from now on. */
export const TryRulesRequest = Type.Object({
  numbers: Type.Array(Type.Object({ key: ruleKey, value: Type.Number() }), { minItems: 1, maxItems: 100 }),
});
/** What is wrong with the numbers, one sentence each; without a problem the server begins anew with them. */
export const TryRulesReply = Type.Object({ problems: Type.Array(Type.String()) });

/** Calls that a production server does not have (`ABU-11`). */
export const DEVELOPMENT_CALLS = {
  "POST /api/auth/dev": {
    summary: "Log in by name",
    tag: "development",
    public: true,
    limit: "login",
    body: DevelopmentLogin,
    reply: LoggedInReply,
  },
  "GET /api/dev/rules": {
    summary: "What differs from the shipped rules",
    tag: "development",
    reply: LiveRulesReply,
  },
  "POST /api/dev/rules": {
    summary: "Try other numbers",
    tag: "development",
    body: TryRulesRequest,
    reply: TryRulesReply,
  },
  "POST /api/dev/clock": {
    summary: "Move the clock forward",
    tag: "development",
    body: ClockRequest,
    reply: ClockReply,
  },
  "POST /api/dev/grant": {
    summary: "Give or take resources",
    tag: "development",
    body: GrantRequest,
    reply: GrantReply,
  },
  "POST /api/dev/account": {
    summary: "Bind a fresh account of the dev ledger",
    tag: "development",
    body: DevAccountRequest,
    reply: DevAccountReply,
  },
  "GET /api/dev/wallet": {
    summary: "Keys of the caller's dev accounts",
    tag: "development",
    reply: DevWalletReply,
  },
  "POST /api/dev/ledger/grant": {
    summary: "Give an account tokens",
    tag: "development",
    body: LedgerGrantRequest,
    reply: LedgerGrantReply,
  },
  "POST /api/dev/ledger/behaviour": {
    summary: "Tell the dev ledger how to behave",
    tag: "development",
    body: BehaviourRequest,
    reply: BehaviourReply,
  },
} satisfies CallTable;
