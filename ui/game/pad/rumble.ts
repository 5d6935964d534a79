import type { SoundName } from "../sound/sounds.ts";

/** How hits in battles are felt: strength of both motors from 0 to 1, and length in milliseconds. */
const RUMBLES: Readonly<Partial<Record<SoundName, { weak: number; strong: number; ms: number }>>> = {
  hit: { weak: 0.3, strong: 0.1, ms: 90 },
  heavy: { weak: 0.4, strong: 0.5, ms: 150 },
  critical: { weak: 0.6, strong: 0.9, ms: 220 },
  defeat: { weak: 0.3, strong: 0.7, ms: 320 },
};

/** Lets a gamepad that can shake be felt at a moment that has a sound; others do nothing. */
export function rumble(pad: Pick<Gamepad, "vibrationActuator"> | null, sound: SoundName): void {
  const felt = RUMBLES[sound];
  if (!felt) return;
  const { weak, strong, ms } = felt;
  pad?.vibrationActuator
    ?.playEffect("dual-rumble", { duration: ms, weakMagnitude: weak, strongMagnitude: strong })
    .catch(() => undefined);
}
