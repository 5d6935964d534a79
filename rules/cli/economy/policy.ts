import { type Static, Type } from "typebox";

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const MOST_VISITS = 48;
const MOST_WANTS = 200;
const LARGEST = 1_000_000_000;

const closed = { additionalProperties: false } as const;
const kept = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: LARGEST, description }));

/** Schema of a policy file: when a player comes, and what the player does there. */
export const POLICY_SCHEMA = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    description: Type.String({ minLength: 1, maxLength: 200, description: "The player in one sentence" }),
    visits: Type.Array(
      Type.Object(
        {
          days: Type.Array(Type.Enum([...DAYS]), { minItems: 1, description: "Days of the week" }),
          times: Type.Array(
            Type.String({ pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$", examples: ["07:30"] }),
            {
              minItems: 1,
              maxItems: MOST_VISITS,
              description: "Times of day, such as 07:30",
            },
          ),
        },
        closed,
      ),
      { minItems: 1, maxItems: 7, description: "When the player comes" },
    ),
    variesByMinutes: Type.Integer({
      minimum: 0,
      maximum: 720,
      description: "Each visit is up to this many minutes earlier or later",
    }),
    missedShare: Type.Number({
      minimum: 0,
      maximum: 0.95,
      description: "Share of visits that the player forgets; never the first one",
    }),
    mostPurchases: Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: "Machines, levels and pets bought in one visit at most",
    }),
    keeps: Type.Object(
      {
        tcorvax: kept("TCorvax"),
        catNips: kept("Cat Nips, for the reactors"),
        energy: kept("Energy, for the amplifier"),
        eggs: kept("Eggs"),
      },
      { ...closed, description: "What purchases leave for the running of the machines" },
    ),
    wallet: Type.Boolean({ description: "Whether a wallet is connected and shares an account" }),
    stakedCvx: Type.Number({
      minimum: 0,
      maximum: LARGEST,
      description: "sCVX in the account, for the incubator",
    }),
    wants: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: MOST_WANTS,
      description:
        'What to buy, in this order, saving for one after the other: "build MACHINE", "upgrade MACHINE to LEVEL" (all of its type), "adopt cat"; "anything" buys the cheapest thing as soon as it can be paid',
    }),
  },
  { ...closed, title: "A policy of npm run economy" },
);

/** How a simulated player comes and decides. */
export type Policy = Static<typeof POLICY_SCHEMA>;
