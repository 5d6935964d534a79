import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Empty, identifier, SuccessReply, textOrNull, timestamp } from "./shapes.ts";

/** `GET /api/whoami` (`LAB-023`, `CON-22`, `GAP-50`). */
export const WhoamiReply = Type.Object({
  loggedIn: Type.Boolean(),
  firstName: Type.Optional(Type.String()),
  userId: Type.Optional(Type.String()),
  /** When the account is deleted, by the game's time; missing if it is not. */
  deletionDueAt: Type.Optional(timestamp),
  /** Language tag of the language that the player chose; missing if none was chosen (`GAP-63`). */
  language: Type.Optional(Type.String()),
  /** Names the build of the client that the server serves; missing where it serves none that was built. */
  build: Type.Optional(Type.String()),
  /** The available ways to log in, for the login screen. */
  login: Type.Optional(
    Type.Object({
      /** The bot whose widget is shown, or null for no widget. */
      telegramBot: Type.Union([Type.String(), Type.Null()]),
      /** Whether the login through OpenID Connect is configured. */
      oidc: Type.Boolean(),
      development: Type.Boolean(),
    }),
  ),
});
export type WhoamiReply = Type.Static<typeof WhoamiReply>;

const telegramText = (maxLength: number) => Type.String({ maxLength });
const digits = (longest: number) => Type.String({ pattern: `^\\d{1,${longest}}$` });

const telegramFields = {
  id: Type.Union([Type.Integer({ minimum: 1 }), digits(20)]),
  first_name: telegramText(256),
  last_name: Type.Optional(telegramText(256)),
  username: Type.Optional(telegramText(256)),
  photo_url: Type.Optional(telegramText(1024)),
  auth_date: Type.Union([Type.Integer({ minimum: 0 }), digits(12)]),
  hash: Type.String({ minLength: 1, maxLength: 256 }),
};
const furtherFields = {
  additionalProperties: Type.Union([Type.String({ maxLength: 1024 }), Type.Number(), Type.Boolean()]),
  maxProperties: 32,
};

/**
 * The Telegram widget's fields (`GAP-01`). Unknown fields are kept, as the signature covers them (`ABU-03`).
 */
export const TelegramLogin = Type.Object(telegramFields, furtherFields);
export type TelegramLogin = Type.Static<typeof TelegramLogin>;

/** The same fields in a redirect, with the state that our own page put into the return address. */
export const TelegramRedirect = Type.Object(
  { ...telegramFields, state: Type.Optional(Type.String({ maxLength: 256 })) },
  furtherFields,
);
export type TelegramRedirect = Type.Static<typeof TelegramRedirect>;

/** `POST /api/auth/telegram/start`: the address to which the provider sends the browser back. */
export const LoginStartReply = Type.Object({ returnAddress: Type.String() });
export type LoginStartReply = Type.Static<typeof LoginStartReply>;

/** What the OpenID Connect provider sends back with the browser (RFC 6749, RFC 9207). */
export const OidcCallback = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 256 })),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  error: Type.Optional(Type.String({ pattern: "^[a-z_]{1,40}$" })),
  iss: Type.Optional(Type.String({ maxLength: 256 })),
});
export type OidcCallback = Type.Static<typeof OidcCallback>;

export const LoggedInReply = Type.Object({
  loggedIn: Type.Literal(true),
  firstName: Type.String(),
  userId: Type.String(),
});
export type LoggedInReply = Type.Static<typeof LoggedInReply>;

/** A session as its player sees it. */
export const ListedSession = Type.Object({
  id: identifier,
  since: timestamp,
  /** When it was used last, as the beginning of that hour. */
  lastSeen: timestamp,
  /** Well-known names; null for a browser that is not known. */
  browser: textOrNull,
  system: textOrNull,
  /** The one that asks. */
  current: Type.Boolean(),
});

/**
 * `GET /api/getSessions`: the player's sessions, the latest used first.
 */
export const SessionsReply = Type.Object({ sessions: Type.Array(ListedSession) });
export type SessionsReply = Type.Static<typeof SessionsReply>;

export const EndSessionRequest = Type.Object({ id: identifier });

export const SESSION_CALLS = {
  "GET /api/whoami": { summary: "Who is logged in", tag: "session", public: true, reply: WhoamiReply },
  "POST /api/auth/telegram": {
    summary: "Log in with Telegram",
    tag: "session",
    public: true,
    limit: "login",
    body: TelegramLogin,
    reply: LoggedInReply,
  },
  "POST /api/auth/telegram/start": {
    summary: "Begin a login by redirect",
    tag: "session",
    public: true,
    reply: LoginStartReply,
  },
  "GET /api/auth/telegram": {
    summary: "Log in with Telegram, then go to the game",
    description: "Only with the state of /api/auth/telegram/start, in the browser that asked for it.",
    tag: "session",
    public: true,
    limit: "login",
    query: TelegramRedirect,
  },
  "GET /api/auth/oidc/start": {
    summary: "Begin a login through OpenID Connect, at the provider's page",
    description: "Redirects to the provider. Only from the game's own pages.",
    tag: "session",
    public: true,
  },
  "GET /api/auth/oidc/callback": {
    summary: "Log in with the provider's answer, then go to the game",
    description: "Only with the state of /api/auth/oidc/start, in the browser that asked for it.",
    tag: "session",
    public: true,
    limit: "login",
    query: OidcCallback,
  },
  "POST /api/logout": { summary: "Log out", tag: "session", body: Empty, reply: SuccessReply },
  "GET /api/getSessions": { summary: "The player's sessions", tag: "session", reply: SessionsReply },
  "POST /api/endSession": {
    summary: "Log out another session of the player",
    tag: "session",
    body: EndSessionRequest,
    reply: SuccessReply,
  },
  "POST /api/logoutEverywhere": {
    summary: "Log out all sessions of the player, this one included",
    tag: "session",
    body: Empty,
    reply: SuccessReply,
  },
} satisfies CallTable;
