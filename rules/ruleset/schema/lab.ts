import { Type } from "typebox";
import { added, closed, count, milliseconds, notNegative, positive, resourceRow, text } from "./shapes.ts";

/** As many creatures as a phone draws beside all else in a room. */
const MOST_RESIDENTS = 4;

/** Schema of `data/lab.json`. */
export const labFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    start: resourceRow("Resources of a new player"),
    rooms: Type.Object(
      {
        count: Type.Integer({ minimum: 1, maximum: 2, description: "Number of rooms" }),
        unlockNeeds: Type.Object(
          {
            catLair: count("Cat's Lairs that unlock room 2"),
            reactor: count("Reactors that unlock room 2"),
            amplifier: count("Amplifiers that unlock room 2"),
          },
          closed,
        ),
      },
      closed,
    ),
    grid: Type.Object(
      {
        width: count("Width of a room in pixels", 1),
        height: count("Height of a room in pixels", 1),
        cell: count("Side of a grid cell in pixels", 1),
        machineCells: positive("Side of a machine in cells"),
        petCells: positive("Side of a pet in cells"),
      },
      closed,
    ),
    build: Type.Object(
      {
        offsetPx: notNegative("Distance from the avatar at which a machine is built"),
        preferFromY: notNegative(
          "Positions that the game proposes have this y or more while one is free there, as smaller values are close to the wall",
        ),
      },
      closed,
    ),
    move: Type.Object({ tcorvaxCost: notNegative("TCorvax one machine move costs") }, closed),
    freeChanges: Type.Object(
      { most: count("Free changes with a request id per player in ten minutes", 1) },
      closed,
    ),
    layout: Type.Object(
      {
        syncToleranceCells: notNegative("A layout sync corrects a position by less than this many cells"),
      },
      closed,
    ),
    rescue: Type.Object(
      {
        enabled: Type.Boolean({ description: "Whether a player who cannot continue is helped" }),
        below: notNegative("Help is given below this many TCorvax"),
        to: notNegative("TCorvax after the help"),
        everyMs: milliseconds("Minimum time between two helps"),
      },
      closed,
    ),
    alerts: Type.Object({ lowTcorvax: notNegative("Alert below this many TCorvax") }, closed),
    resourceNames: Type.Object(
      { tcorvax: text("TCorvax"), catNips: text("Cat Nips"), energy: text("Energy"), eggs: text("Eggs") },
      { ...closed, description: "Names of the resources, the same in every language" },
    ),
    residents: added(
      Type.Object(
        {
          perRoom: Type.Integer({
            minimum: 0,
            maximum: MOST_RESIDENTS,
            description: "Most creatures that live in a room; they change no number",
          }),
        },
        closed,
      ),
      { perRoom: MOST_RESIDENTS },
    ),
    hints: Type.Object({ newPlayer: notNegative("New-player hint below this many TCorvax") }, closed),
  },
  {
    ...closed,
    title: "Lab: start, rooms, grid, moves, rescue",
    description: "Felt in the lab: what a new player has, rooms, moving, building and help",
  },
);
