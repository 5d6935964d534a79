import { Type } from "typebox";
import { closed, count, milliseconds, notNegative, positive } from "./shapes.ts";

/** Schema of `data/pets.json`. */
export const petsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pets: Type.Object(
      {
        cat: Type.Object(
          {
            cost: notNegative("Cat Nips it costs"),
            limit: Type.Literal(1, { description: "One cat for each player" }),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Pets" },
);

/** Schema of `data/avatar.json`. */
export const avatarFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    avatar: Type.Object(
      {
        width: count("Width in pixels", 1),
        height: count("Height in pixels", 1),
        startX: notNegative("Left edge at the start"),
        startY: notNegative("Top edge at the start"),
        acceleration: positive("Speed gained each step while a direction is held"),
        maxSpeed: positive("Pixels a step at most"),
        friction: Type.Number({
          minimum: 0,
          exclusiveMaximum: 1,
          description: "Speed kept each step without a direction",
        }),
        restSpeed: notNegative("Below this speed the avatar stands"),
        stepsPerSecond: count("Physics steps a second", 1),
        interactionRange: positive("Pixels from the avatar's centre to a machine's edge"),
      },
      closed,
    ),
  },
  { ...closed, title: "Avatar" },
);

/** Schema of `data/timings.json`. */
export const timingsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    polling: Type.Object(
      {
        mint: Type.Object(
          { intervalMs: milliseconds("Between two checks"), maxChecks: count("Checks at most", 1) },
          closed,
        ),
        unsettledMs: milliseconds("After a transaction, while a list is read again whenever it is opened"),
        unconfirmedMs: milliseconds("Between two checks after those of a mint, until its end is known"),
        upgrade: Type.Object(
          {
            intervalMs: milliseconds("Between two checks of a stat upgrade or an evolution"),
            errorRetryMs: milliseconds("Wait after a check that failed"),
            maxErrors: count("Failed checks after which success is assumed", 1),
            hardTimeoutMs: milliseconds("Wait after which success is assumed"),
          },
          closed,
        ),
        wallet: Type.Object(
          {
            firstMs: milliseconds("First wait"),
            maxMs: milliseconds("Longest wait"),
          },
          closed,
        ),
        extensionMs: milliseconds("Detection of the browser extension"),
      },
      closed,
    ),
    ui: Type.Object(
      {
        mobileBreakpoint: Type.Integer({
          minimum: 1,
          maximum: 4000,
          description: "Narrower than this is mobile (pixels)",
        }),
        statBarMax: Type.Integer({ minimum: 1, maximum: 1000, description: "Stat that fills a stat bar" }),
        turnTransitionMs: milliseconds("Animation of a turn change"),
        turnHandOverMs: milliseconds("From the end of a turn to the next one's input"),
        victoryCheckMs: milliseconds("From a change to the look for a victory"),
        moveHintMs: milliseconds("How long the move hint shows"),
        noticeTickMs: Type.Integer({
          minimum: 1,
          maximum: 1000,
          description: "Tick of fading texts (milliseconds)",
        }),
        floatingTextMs: milliseconds("Life of a floating text"),
        noticeMs: milliseconds("Life of a notice"),
        maxNotices: count("Notices visible at once", 1),
        readyCheckMs: milliseconds("How often ready states are looked at"),
        awaySummaryAfterMs: milliseconds("Absence after which a summary greets the player"),
        catOfferSpacingMs: milliseconds("Between a 'Not now' and the next offer of a cat"),
      },
      closed,
    ),
    arena: Type.Object(
      {
        attackMs: milliseconds("Animation of an attack"),
        criticalAttackMs: milliseconds("Animation of a critical attack"),
        defendMs: milliseconds("Animation of a stance"),
        spellMs: milliseconds("Animation of a spell"),
        toolMs: milliseconds("Animation of a tool"),
        deployMs: milliseconds("Animation of a deployment"),
        damageNumberMs: milliseconds("Life of a damage number"),
        comboMs: milliseconds("How long the combo indicator shows"),
        blockMs: milliseconds("How long a barrier shows what it kept away"),
        buttonPressMs: milliseconds("Answer of a button to its press"),
        newLogLineMs: milliseconds("How long the log marks a new line"),
      },
      closed,
    ),
    collection: Type.Object(
      {
        cacheMs: milliseconds("Age up to which a kept list of creatures needs no load"),
        loadSpacingMs: milliseconds("Between two automatic loads"),
        lockMs: milliseconds("After a load, until another may begin"),
        recoveryMs: milliseconds("After a failed load without any list, until the next try"),
        sameNoticeMs: milliseconds("The same notice is shown once in this time"),
      },
      closed,
    ),
    auth: Type.Object(
      {
        telegram: Type.Object(
          {
            maxAgeSec: Type.Integer({
              minimum: 1,
              maximum: 604_800,
              description: "Oldest login accepted (seconds)",
            }),
            maxFutureSec: Type.Integer({
              minimum: 0,
              maximum: 3600,
              description: "How far a login may lie ahead (seconds)",
            }),
            stateSec: Type.Integer({
              minimum: 60,
              maximum: 86_400,
              description: "How long a login by redirect may take (seconds)",
            }),
          },
          closed,
        ),
        singleUse: Type.Boolean({ description: "Whether a login is accepted once only" }),
        sessionDays: Type.Integer({ minimum: 1, maximum: 365, description: "Life of a session (days)" }),
        mostSessions: count("Sessions of one player; one more ends the oldest", 1),
        mostLogins: count("Signed logins of one player while the oldest of them could still be used", 1),
      },
      closed,
    ),
  },
  { ...closed, title: "Timings of polls, notices and sessions" },
);

/** Schema of `data/replays.json`. */
export const replaysFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    replays: Type.Object(
      {
        linkKilobytes: count("Most that a link may carry, in kilobytes of 1024", 1),
      },
      closed,
    ),
  },
  { ...closed, title: "Replays" },
);
