import { catAwake } from "../actors/cat-awake.ts";
import { idleCatPose } from "../actors/cat-pose.ts";
import { idlePose } from "../actors/scientist-pose.ts";
import { scientistSide } from "../actors/scientist-side.ts";
import { bullxForm2 } from "../creatures/bullx/form2.ts";
import { corvaxForm3 } from "../creatures/corvax/form3.ts";
import { cudogeForm2 } from "../creatures/cudoge/form2.ts";
import { cvxlingForm2 } from "../creatures/cvxling/form2.ts";
import { amplifier } from "../machines/amplifier.ts";
import { catLair } from "../machines/cat-lair.ts";
import { reactor } from "../machines/reactor.ts";
import { room1 } from "../rooms/room1.ts";
import { logo } from "./logo.ts";
import { nestedPicture } from "./nested-picture.ts";

const WIDTH = 1200;
const HEIGHT = 630;

/** From back to front: machines, then creatures, then the scientist with the cat. Top left corner and width. */
const cast = [
  { name: "reactor", draw: () => reactor(3), x: 14, y: 262, width: 190 },
  { name: "amplifier", draw: () => amplifier(4), x: 996, y: 250, width: 200 },
  { name: "cat-lair", draw: () => catLair(3), x: 838, y: 296, width: 180 },
  { name: "corvax", draw: corvaxForm3, x: 150, y: 292, width: 330 },
  { name: "bullx", draw: bullxForm2, x: 728, y: 330, width: 296 },
  { name: "cvxling", draw: cvxlingForm2, x: 972, y: 386, width: 222 },
  { name: "cudoge", draw: cudogeForm2, x: 10, y: 400, width: 222 },
  { name: "scientist", draw: () => scientistSide(idlePose(0)), x: 452, y: 316, width: 224 },
  { name: "cat", draw: () => catAwake(idleCatPose(0)), x: 606, y: 500, width: 136 },
] as const;

/** The picture for links in social networks: room 1 dimmed, the logo, and the characters in a row; 1200 x 630. */
export function socialPicture(): string {
  const figures = cast.map(({ name, draw, ...place }) => nestedPicture(draw(), place, `${name}-`));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${SHADE}${GLOW}</defs>` +
    nestedPicture(room1(), { x: 0, y: -224, width: WIDTH }, "room-") +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>` +
    '<ellipse cx="600" cy="180" rx="560" ry="230" fill="url(#glow)"/>' +
    nestedPicture(logo(), { x: 230, y: 22, width: 740 }, "logo-") +
    `${figures.join("")}</svg>`
  );
}

const SHADE =
  '<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#14112e" stop-opacity=".92"/>' +
  '<stop offset=".5" stop-color="#1b1548" stop-opacity=".62"/>' +
  '<stop offset="1" stop-color="#14112e" stop-opacity=".35"/></linearGradient>';

const GLOW =
  '<radialGradient id="glow"><stop offset="0" stop-color="#8f7bff" stop-opacity=".75"/>' +
  '<stop offset="1" stop-color="#8f7bff" stop-opacity="0"/></radialGradient>';
