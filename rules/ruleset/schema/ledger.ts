import { Type } from "typebox";
import { closed, count, milliseconds, positive, text } from "./shapes.ts";

/** Schema of `data/ledger.json`. */
export const ledgerFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    energyPack: Type.Object(
      {
        energy: positive("Energy one purchase adds"),
        cvxCost: positive("CVX it costs"),
        payMs: milliseconds("How long an unpaid purchase counts as open"),
        mostOpen: count("Unpaid purchases a player may have open", 1),
        mostUnpaid: count("Unpaid purchases of a player that are kept, however old", 1),
      },
      closed,
    ),
    ledger: Type.Object({ network: text("Network of the game"), networkId: count("Its number", 1) }, closed),
    gateway: Type.Object(
      {
        timeoutMs: milliseconds("For one call to the ledger's gateway, repetitions included"),
        attempts: count("How often a call that changes nothing is tried", 1),
        firstPauseMs: milliseconds("Before the second attempt; doubled before each later one"),
        longestPauseMs: milliseconds("A longer pause that a gateway asks for is told to the player"),
        failoverMs: milliseconds("For one answer of a gateway, where there is another one to ask"),
        breaker: Type.Object(
          {
            failures: count("Calls in a row that fail, after which a gateway is not asked for a while", 1),
            restMs: milliseconds("For so long"),
            longestRestMs: milliseconds("The longest pause a gateway gets that asks for one"),
          },
          closed,
        ),
        budget: Type.Object(
          {
            player: Type.Object(
              {
                burst: count("Gateway calls one player may cause at once", 1),
                perSecond: Type.Number({ exclusiveMinimum: 0, description: "How many come back a second" }),
              },
              closed,
            ),
            process: Type.Object(
              {
                burst: count("Gateway calls of one server process at once", 1),
                perSecond: Type.Number({ exclusiveMinimum: 0, description: "How many come back a second" }),
                keptBack: count("So many of them are kept back for what the server itself has to ask"),
              },
              closed,
            ),
          },
          closed,
        ),
        maxPages: count("Pages of one list that are followed", 1),
      },
      closed,
    ),
    challengeMs: milliseconds("How long a player may take to sign a wallet challenge"),
    ledgerReads: Type.Object(
      {
        keptMs: milliseconds("How long the server answers what it read of an account"),
        refreshSpacingMs: milliseconds("Between two readings that were asked for on purpose"),
        sharedMs: milliseconds("How long a look at an account or a token is shared by all who ask"),
        statusSpacingMs: milliseconds("Between two looks at one transaction, whoever asks"),
        epochKeptMs: milliseconds("How long the ledger's epoch is kept"),
      },
      closed,
    ),
    settlement: Type.Object(
      {
        everyMs: milliseconds("Between two runs of what books the ledger's decisions while nobody asks"),
        runMs: milliseconds("After which a run ends; the next one goes on where it ended"),
        askMs: milliseconds("For asking about one open transaction and acting on the answer"),
        atOnce: count("Open transactions that are asked for at the same time", 1),
        spacingMs: milliseconds("Between two times the same open transaction is asked for"),
        visitMs: milliseconds("How long a player who comes back waits for their open transactions"),
        unbooked: Type.Object(
          {
            firstAgainMs: milliseconds("Until a transaction that could not be booked is asked for again"),
            longestAgainMs: milliseconds("The same after several times: it doubles each time"),
            givenUpMs: milliseconds("After which it is given up, with a line in the log"),
          },
          closed,
        ),
      },
      closed,
    ),
    unseenIntentEpochs: count("Epochs after which a transaction the ledger never saw is given up", 1),
    ledgerReasons: Type.Array(
      Type.Object({ marks: Type.Array(text("Part of the ledger's message"), { minItems: 1 }) }, closed),
      {
        description:
          "What ledgers say of failures; the first that has one of its marks counts, its sentence stands in the same place of texts.ledger.reasons",
      },
    ),
  },
  { ...closed, title: "Ledger" },
);
