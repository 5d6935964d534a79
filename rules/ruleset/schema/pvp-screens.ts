import { Type } from "typebox";
import { closed, milliseconds } from "./shapes.ts";

/** Schema of `data/pvp-screens.json`. */
export const pvpScreensFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pvpScreens: Type.Object(
      {
        timings: Type.Object(
          {
            queuePollMs: milliseconds("Between two questions while waiting in the queue"),
            battlePollMs: milliseconds("Between two questions about a battle whose changes are not pushed"),
            pushedPollMs: milliseconds("Between two questions about a battle whose changes are pushed"),
            tipMs: milliseconds("How long a tip is shown"),
            matchFoundMs: milliseconds("How long a match is announced before its battle"),
          },
          { ...closed, description: "How often is asked and how long is shown" },
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Timings of the PvP screens" },
);
