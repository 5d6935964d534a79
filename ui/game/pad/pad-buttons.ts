/**
 * The buttons of a gamepad with the standard mapping, by their index in `Gamepad.buttons`
 * (https://w3c.github.io/gamepad/#remapping). The four in the right hand are named by where they are, because what
 * stands on them differs.
 */
export const PAD_BUTTONS = [
  "south",
  "east",
  "west",
  "north",
  "leftShoulder",
  "rightShoulder",
  "leftTrigger",
  "rightTrigger",
  "view",
  "menu",
  "leftStick",
  "rightStick",
  "padUp",
  "padDown",
  "padLeft",
  "padRight",
] as const;

export type PadButton = (typeof PAD_BUTTONS)[number];

/** Whose names stand on the buttons. */
export type PadMaker = "xbox" | "playstation" | "nintendo";

const MAKERS: readonly (readonly [RegExp, PadMaker])[] = [
  [/054c|playstation|dualshock|dualsense|sony/i, "playstation"],
  [/057e|nintendo|joy-?con|switch/i, "nintendo"],
];

/** Returns whose names stand on a gamepad's buttons, from what the browser calls it; those of an Xbox if it is unknown. */
export function padMaker(id: string): PadMaker {
  return MAKERS.find(([pattern]) => pattern.test(id))?.[1] ?? "xbox";
}

type NamedButton = Exclude<PadButton, "padUp" | "padDown" | "padLeft" | "padRight">;

/** What stands on the buttons: names and signs, which are the same in every language. */
const MARKS: Readonly<Record<PadMaker, Readonly<Record<NamedButton, string>>>> = {
  xbox: {
    south: "A",
    east: "B",
    west: "X",
    north: "Y",
    leftShoulder: "LB",
    rightShoulder: "RB",
    leftTrigger: "LT",
    rightTrigger: "RT",
    view: "View",
    menu: "☰",
    leftStick: "LS",
    rightStick: "RS",
  },
  playstation: {
    south: "✕",
    east: "○",
    west: "□",
    north: "△",
    leftShoulder: "L1",
    rightShoulder: "R1",
    leftTrigger: "L2",
    rightTrigger: "R2",
    view: "Share",
    menu: "☰",
    leftStick: "L3",
    rightStick: "R3",
  },
  nintendo: {
    south: "B",
    east: "A",
    west: "Y",
    north: "X",
    leftShoulder: "L",
    rightShoulder: "R",
    leftTrigger: "ZL",
    rightTrigger: "ZR",
    view: "−",
    menu: "+",
    leftStick: "LS",
    rightStick: "RS",
  },
};

const CROSS_MARKS = { padUp: "↑", padDown: "↓", padLeft: "←", padRight: "→" };

/** Returns what stands on a button. */
export function padMark(maker: PadMaker, button: PadButton): string {
  return { ...MARKS[maker], ...CROSS_MARKS }[button];
}
