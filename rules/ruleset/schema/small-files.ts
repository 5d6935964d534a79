import { Type } from "typebox";
import { added, closed, count, milliseconds, notNegative, positive } from "./shapes.ts";

/** Schema of `data/pets.json`. */
export const petsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pets: Type.Object(
      {
        cat: Type.Object(
          {
            cost: notNegative("Price in Cat Nips"),
            limit: Type.Literal(1, { description: "Whether each player can have only one cat" }),
            nameLength: added(count("Most characters of the name that the owner gives it", 1), 16),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Pets", description: "Felt in the lab: the cat" },
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
        maxSpeed: positive("Maximum speed in pixels per step"),
        friction: Type.Number({
          minimum: 0,
          exclusiveMaximum: 1,
          description: "Share of speed kept at each step without a direction",
        }),
        restSpeed: notNegative("Below this speed the avatar stops"),
        stepsPerSecond: count("Physics steps a second", 1),
        interactionRange: positive("Pixels from the avatar's centre to a machine's edge"),
      },
      closed,
    ),
  },
  { ...closed, title: "Avatar", description: "Felt in the lab: how the avatar walks and what it reaches" },
);

/** Schema of `data/timings.json`. */
export const timingsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    polling: Type.Object(
      {
        mint: Type.Object(
          {
            intervalMs: milliseconds("Time between two checks"),
            maxChecks: count("Maximum number of checks", 1),
          },
          closed,
        ),
        unsettledMs: milliseconds("Time between two readings of a list after a transaction"),
        unconfirmedMs: milliseconds("Time between two checks of an unconfirmed mint"),
        upgrade: Type.Object(
          {
            intervalMs: milliseconds("Time between two checks of a stat upgrade or an evolution"),
            errorRetryMs: milliseconds("Wait after a failed check"),
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
        extensionMs: milliseconds("Time limit for detecting the browser extension"),
      },
      closed,
    ),
    ui: Type.Object(
      {
        mobileBreakpoint: Type.Integer({
          minimum: 1,
          maximum: 4000,
          description: "Screens narrower than this are mobile (pixels)",
        }),
        textSizes: added(
          Type.Array(Type.Number({ minimum: 1, maximum: 2 }), {
            minItems: 1,
            maxItems: 10,
            description: "Sizes of all texts that a player can choose, as factors",
          }),
          [1, 1.25, 1.5, 1.75, 2],
        ),
        statBarMax: Type.Integer({
          minimum: 1,
          maximum: 1000,
          description: "Value at which a stat bar is full",
        }),
        turnTransitionMs: milliseconds("Animation of a turn change"),
        turnHandOverMs: milliseconds("Time from the end of a turn to the next one's input"),
        victoryCheckMs: milliseconds("Time from a change to the check for a victory"),
        moveHintMs: milliseconds("Duration of the move hint"),
        noticeTickMs: Type.Integer({
          minimum: 1,
          maximum: 1000,
          description: "Interval of fading texts (milliseconds)",
        }),
        floatingTextMs: milliseconds("Duration of a floating text"),
        noticeMs: milliseconds("Duration of a notice"),
        maxNotices: count("Maximum number of visible notices", 1),
        captionMs: added(milliseconds("How long the caption of a sound is shown"), 3500),
        maxCaptions: added(count("Maximum number of visible captions", 1), 3),
        readyCheckMs: milliseconds("Interval for checking which machines are ready"),
        visitPollMs: added(milliseconds("Time between two looks at a visited lab"), 15_000),
        awaySummaryAfterMs: milliseconds("Absence after which the player gets a summary"),
        catRestMs: added(milliseconds("Time from stroking the cat until it can be stroked again"), 3000),
        praiseMs: added(milliseconds("How long the praise for a goal shows"), 6000),
        hatchPresses: added(count("Presses that open an egg, or wake a creature's next form", 1), 3),
        hatchTurnMs: added(
          milliseconds("How long the silhouette turns before a new creature is shown"),
          1600,
        ),
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
        damageNumberMs: milliseconds("Duration of a damage number"),
        comboMs: milliseconds("Duration of the combo indicator"),
        blockMs: milliseconds("How long a barrier shows the prevented damage"),
        buttonPressMs: milliseconds("Animation of a pressed button"),
        newLogLineMs: milliseconds("How long the log marks a new line"),
      },
      closed,
    ),
    collection: Type.Object(
      {
        cacheMs: milliseconds("Age up to which a stored list of creatures is shown without loading"),
        loadSpacingMs: milliseconds("Time between two automatic loads"),
        lockMs: milliseconds("Wait after a load until another one may begin"),
        recoveryMs: milliseconds("Wait after a failed first load until the next attempt"),
        sameNoticeMs: milliseconds("Time in which the same notice is shown only once"),
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
              description: "Maximum age of a login (seconds)",
            }),
            maxFutureSec: Type.Integer({
              minimum: 0,
              maximum: 3600,
              description: "How far in the future a login may be (seconds)",
            }),
            stateSec: Type.Integer({
              minimum: 60,
              maximum: 86_400,
              description: "Time limit of a login by redirect (seconds)",
            }),
          },
          closed,
        ),
        singleUse: Type.Boolean({ description: "Whether a login is accepted only once" }),
        sessionDays: Type.Integer({ minimum: 1, maximum: 365, description: "Duration of a session (days)" }),
        mostSessions: count("Maximum sessions of one player; one more ends the oldest", 1),
        mostLogins: count("Maximum signed logins of one player that could still be used again", 1),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Timings of polls, notices and sessions",
    description:
      "Felt on every screen: intervals, notices, animations and sessions; no battle goes otherwise",
  },
);

/** Schema of `data/replays.json`. */
export const replaysFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    replays: Type.Object(
      {
        linkKilobytes: count("Maximum size of a link, in kilobytes of 1024 bytes", 1),
      },
      closed,
    ),
  },
  { ...closed, title: "Replays", description: "Felt where replays are kept" },
);
