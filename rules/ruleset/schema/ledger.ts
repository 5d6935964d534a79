import { Type } from "typebox";
import { closed, count, milliseconds, positive, text } from "./shapes.ts";

/** Schema of `data/ledger.json`. */
export const ledgerFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    energyPack: Type.Object(
      {
        energy: positive("Energy for one purchase"),
        cvxCost: positive("CVX it costs"),
        payMs: milliseconds("How long an unpaid purchase stays open"),
        mostOpen: count("Open unpaid purchases per player", 1),
        mostUnpaid: count("Stored unpaid purchases per player, however old", 1),
      },
      closed,
    ),
    ledger: Type.Object({ network: text("Network of the game"), networkId: count("Its number", 1) }, closed),
    gateway: Type.Object(
      {
        timeoutMs: milliseconds("For one call to the ledger's gateway, including repetitions"),
        attempts: count("Number of attempts for a call that changes nothing", 1),
        firstPauseMs: milliseconds("Wait before the second attempt; doubled before each later one"),
        longestPauseMs: milliseconds("If a gateway asks for a longer pause, the player is told"),
        failoverMs: milliseconds("Time limit for a gateway's answer while there is another gateway"),
        breaker: Type.Object(
          {
            failures: count("Failed calls in a row after which a gateway gets no calls for a while", 1),
            restMs: milliseconds("For so long"),
            longestRestMs: milliseconds("The longest pause that a gateway can ask for"),
          },
          closed,
        ),
        budget: Type.Object(
          {
            player: Type.Object(
              {
                burst: count("Gateway calls that one player can cause at once", 1),
                perSecond: Type.Number({
                  exclusiveMinimum: 0,
                  description: "Number of calls added per second",
                }),
              },
              closed,
            ),
            process: Type.Object(
              {
                burst: count("Gateway calls of one server process at once", 1),
                perSecond: Type.Number({
                  exclusiveMinimum: 0,
                  description: "Number of calls added per second",
                }),
                keptBack: count("Number of calls reserved for the server itself"),
              },
              closed,
            ),
          },
          closed,
        ),
        maxPages: count("Maximum number of pages read of one list", 1),
      },
      closed,
    ),
    challengeMs: milliseconds("How long a player may take to sign a wallet challenge"),
    ledgerReads: Type.Object(
      {
        keptMs: milliseconds("How long the server caches its reading of an account"),
        refreshSpacingMs: milliseconds("Minimum time between two requested readings"),
        sharedMs: milliseconds("How long a reading of an account or token is shared by all requests"),
        statusSpacingMs: milliseconds(
          "Minimum time between two status checks of one transaction, whoever asks",
        ),
        epochKeptMs: milliseconds("How long the ledger's epoch is cached"),
      },
      closed,
    ),
    settlement: Type.Object(
      {
        everyMs: milliseconds("Time between two runs of the job that books the ledger's decisions"),
        runMs: milliseconds("Time limit of a run; the next one continues from there"),
        askMs: milliseconds("Time limit for checking and booking one open transaction"),
        atOnce: count("Number of open transactions that are checked at the same time", 1),
        spacingMs: milliseconds("Minimum time between two checks of the same open transaction"),
        visitMs: milliseconds("How long a returning player waits for open transactions"),
        unbooked: Type.Object(
          {
            firstAgainMs: milliseconds("Wait until a transaction that could not be booked is checked again"),
            longestAgainMs: milliseconds("The longest such wait: it doubles each time"),
            givenUpMs: milliseconds("Age at which it is given up, with a line in the log"),
          },
          closed,
        ),
      },
      closed,
    ),
    unseenIntentEpochs: count("Epochs after which a transaction that the ledger never saw is given up", 1),
    ledgerReasons: Type.Array(
      Type.Object({ marks: Type.Array(text("Part of the ledger's message"), { minItems: 1 }) }, closed),
      {
        description:
          "Known failures of ledgers: the first one with a matching mark counts, and its sentence has the same index in texts.ledger.reasons",
      },
    ),
  },
  {
    ...closed,
    title: "Ledger",
    description: "Felt where the game talks to the ledger: purchases, readings, settlement",
  },
);
