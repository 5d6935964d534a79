import { catAsleep } from "../actors/cat-asleep.ts";
import { scientistFront } from "../actors/scientist-front.ts";
import { idlePose } from "../actors/scientist-pose.ts";
import { bullxForm2 } from "../creatures/bullx/form2.ts";
import { corvaxForm3 } from "../creatures/corvax/form3.ts";
import { cvxlingForm2 } from "../creatures/cvxling/form2.ts";
import { amplifier } from "../machines/amplifier.ts";
import { catLair } from "../machines/cat-lair.ts";
import { incubator } from "../machines/incubator.ts";
import { reactor } from "../machines/reactor.ts";
import { room1 } from "../rooms/room1.ts";
import { nestedPicture } from "./nested-picture.ts";

const WIDTH = 800;
const HEIGHT = 600;

/** From back to front. Top left corner and width. */
const cast = [
  { name: "cat-lair", draw: () => catLair(3), x: 44, y: 188, width: 128 },
  { name: "reactor", draw: () => reactor(3), x: 206, y: 176, width: 128 },
  { name: "amplifier", draw: () => amplifier(4), x: 478, y: 176, width: 128 },
  { name: "incubator", draw: () => incubator(2), x: 640, y: 188, width: 128 },
  { name: "corvax", draw: corvaxForm3, x: 70, y: 316, width: 230 },
  { name: "bullx", draw: bullxForm2, x: 520, y: 322, width: 218 },
  { name: "cvxling", draw: cvxlingForm2, x: 628, y: 430, width: 152 },
  { name: "scientist", draw: () => scientistFront(idlePose(0)), x: 334, y: 312, width: 140 },
  { name: "cat", draw: () => catAsleep(0), x: 300, y: 470, width: 110 },
] as const;

/** What the game is, for the login: room 1 with machines, creatures, the scientist and the cat; 800 x 600. */
export function welcomePicture(): string {
  const figures = cast.map(({ name, draw, ...place }) => nestedPicture(draw(), place, `${name}-`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `${nestedPicture(room1(), { x: 0, y: 0, width: WIDTH }, "room-")}${figures.join("")}</svg>`
  );
}
