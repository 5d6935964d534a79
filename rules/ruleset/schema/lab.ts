import { Type } from "typebox";
import { closed, count, milliseconds, notNegative, positive, resourceRow, text } from "./shapes.ts";

/** Schema of `data/lab.json`. */
export const labFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    start: resourceRow("What a new player owns"),
    rooms: Type.Object(
      {
        count: Type.Integer({ minimum: 1, maximum: 2, description: "How many rooms there are" }),
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
        offsetPx: notNegative("How far from the avatar a machine is built"),
        preferFromY: notNegative(
          "Places that the game proposes lie at this y or below it while one is free there; above stands what is close to the wall",
        ),
      },
      closed,
    ),
    move: Type.Object({ tcorvaxCost: notNegative("TCorvax one machine move costs") }, closed),
    freeChanges: Type.Object(
      { most: count("Changes with a request id, free of cost, that one player may make in ten minutes", 1) },
      closed,
    ),
    layout: Type.Object(
      {
        syncToleranceCells: notNegative("A layout sync may correct a position by less than this many cells"),
      },
      closed,
    ),
    rescue: Type.Object(
      {
        enabled: Type.Boolean({ description: "Whether a player who cannot go on is helped" }),
        below: notNegative("Helped when owning less TCorvax than this"),
        to: notNegative("TCorvax after the help"),
        everyMs: milliseconds("Time between two helps"),
      },
      closed,
    ),
    alerts: Type.Object({ lowTcorvax: notNegative("Alert below this many TCorvax") }, closed),
    resourceNames: Type.Object(
      { tcorvax: text("TCorvax"), catNips: text("Cat Nips"), energy: text("Energy"), eggs: text("Eggs") },
      { ...closed, description: "Names of the resources, the same in every language" },
    ),
    hints: Type.Object({ newPlayer: notNegative("New-player hint below this many TCorvax") }, closed),
  },
  { ...closed, title: "Lab: start, rooms, grid, moves, rescue" },
);
