import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { LONGEST_LANGUAGE } from "./shapes.ts";

const kinds = { turn: Type.Boolean(), challenge: Type.Boolean(), machines: Type.Boolean() };

/** `GET /api/getCallbacks`: what the player is called back for, and how (`GAP-62`). */
export const CallbacksReply = Type.Object({
  kinds: Type.Object(kinds),
  /** null where the server sends no push messages. */
  push: Type.Unsafe<{ publicKey: string; browsers: number } | null>({
    type: ["object", "null"],
    properties: {
      publicKey: Type.String({ description: "The applicationServerKey that browsers subscribe with" }),
      browsers: Type.Integer({ description: "Subscribed browsers of the player" }),
    },
    required: ["publicKey", "browsers"],
  }),
  /** null where no bot can write to the player. */
  telegram: Type.Unsafe<{ bot: string | null; on: boolean } | null>({
    type: ["object", "null"],
    properties: {
      bot: { type: ["string", "null"], description: "The bot's user name" },
      on: Type.Boolean(),
    },
    required: ["bot", "on"],
  }),
});
export type CallbacksReply = Type.Static<typeof CallbacksReply>;

/** Longer than the address of any push service in use. */
const LONGEST_ENDPOINT = 1024;
const endpoint = Type.String({ minLength: 1, maxLength: LONGEST_ENDPOINT });

export const CALLBACK_CALLS = {
  "GET /api/getCallbacks": {
    summary: "What the player is called back for, and how",
    tag: "callbacks",
    reply: CallbacksReply,
  },
  "POST /api/setCallbacks": {
    summary: "Choose what to be called back for",
    description:
      "What is not named stays. Telegram is switched on only after the bot could write to the player (GAP-62).",
    tag: "callbacks",
    body: Type.Object({
      kinds: Type.Optional(Type.Partial(Type.Object(kinds))),
      telegram: Type.Optional(Type.Boolean()),
      /** The language of the messages. */
      language: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_LANGUAGE })),
    }),
    reply: CallbacksReply,
  },
  "POST /api/subscribePush": {
    summary: "Send push messages to this browser until its session ends",
    description: "The body is what the browser's PushSubscription.toJSON() returns.",
    tag: "callbacks",
    body: Type.Object({
      endpoint,
      renews: Type.Optional(
        Type.String({
          description: "The endpoint it takes the place of: refused unless that is one of the player's",
          maxLength: LONGEST_ENDPOINT,
        }),
      ),
      keys: Type.Object({
        p256dh: Type.String({ pattern: "^[\\w-]{87}=?$" }),
        auth: Type.String({ pattern: "^[\\w-]{22}(==)?$" }),
      }),
    }),
    reply: CallbacksReply,
  },
  "POST /api/unsubscribePush": {
    summary: "Send no push messages to this browser any more",
    tag: "callbacks",
    body: Type.Object({ endpoint }),
    reply: CallbacksReply,
  },
} satisfies CallTable;
