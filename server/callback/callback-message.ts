import { fill, plainName, type Texts } from "../../rules/index.ts";
import type { Callback } from "../store/players/callbacks.ts";

/** What a callback says, and for how long it is of use. */
export interface CallbackMessage {
  kind: Callback["kind"];
  title: string;
  body: string;
  /** The caption that ends callbacks of this kind. */
  stop: string;
  /** The caption that opens the game. */
  play: string;
  /** Where a click leads in the game: the fragment of its address. */
  fragment: string;
  lifeMs: number;
}

/** What is known about a callback when it is made. */
export interface CallbackFacts {
  /** The other player's name; empty where there is none. */
  opponent: string;
  lifeMs: number;
}

/** The message in a player's language, or in English where that is missing. */
export function callbackMessage(
  offered: readonly [Texts, ...Texts[]],
  language: string,
  { kind, subject }: Pick<Callback, "kind" | "subject">,
  { opponent, lifeMs }: CallbackFacts,
): CallbackMessage {
  const { callbacks } = offered.find((texts) => texts.language === language) ?? offered[0];
  const { turn, challenge, machines } = callbacks.messages;
  const messages = {
    turn: { ...turn, body: fill(turn.body, { opponent: plainName(opponent) }) },
    challenge,
    machines,
  };
  const fragments = { turn: "#pvp", challenge: `#challenge=${subject}`, machines: "" };
  return {
    kind,
    ...messages[kind],
    stop: callbacks.stop,
    play: callbacks.play,
    fragment: fragments[kind],
    lifeMs,
  };
}
