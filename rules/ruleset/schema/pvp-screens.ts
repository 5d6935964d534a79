import { Type } from "typebox";
import { added, closed, milliseconds } from "./shapes.ts";

/** Schema of `data/pvp-screens.json`. */
export const pvpScreensFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pvpScreens: Type.Object(
      {
        timings: Type.Object(
          {
            queuePollMs: milliseconds("Time between two requests while waiting in the queue"),
            battlePollMs: milliseconds("Time between two requests about a battle without an event stream"),
            pushedPollMs: milliseconds("Time between two requests about a battle with an event stream"),
            liveListPollMs: added(
              milliseconds("Time between two requests for the list of live battles"),
              5_000,
            ),
            tournamentPollMs: added(milliseconds("Time between two requests about a tournament"), 4_000),
            tipMs: milliseconds("How long a tip is shown"),
            matchFoundMs: milliseconds("How long a match is announced before its battle"),
          },
          { ...closed, description: "Intervals of requests and durations of messages" },
        ),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Timings of the PvP screens",
    description: "Felt on the screens of battles between players: how often they ask and how long they show",
  },
);
