import { useEffect } from "react";
import { classNames } from "../../components/class-names.ts";
import { useGame, useGameState } from "../game-context.tsx";
import { useShortLived } from "../hooks/use-short-lived.ts";
import { useTexts } from "../texts.ts";
import styles from "./captions.module.css";

interface Caption {
  text: string;
}

interface CaptionsProps {
  /** Whether they lie in the upper corner of the nearest positioned box. */
  corner?: boolean;
}

/**
 * Writes the sounds that mean something, if the player wants that, also while all sounds are muted. Put it where one
 * looks at what sounds; it takes no presses. Sounds without a sentence, such as steps, are not written.
 */
export function Captions({ corner = false }: CaptionsProps) {
  const isWanted = useGameState(({ settings }) => settings.captions);
  return isWanted ? <ShownCaptions corner={corner} /> : null;
}

function ShownCaptions({ corner }: Required<CaptionsProps>) {
  const game = useGame();
  const { heading, sounds, cries } = useTexts().captions;
  const { captionMs = 0, maxCaptions = 0 } = useGameState(({ rules }) => rules?.ui) ?? {};
  const [shown, show] = useShortLived<Caption>(captionMs);
  useEffect(() => {
    const sentences: Readonly<Record<string, string>> = sounds;
    const say = (text: string | undefined) => {
      if (text !== undefined) show(() => ({ text }));
    };
    const voices: Readonly<Record<string, string>> = cries;
    const ends = [
      game.sounds.add((name) => say(sentences[name])),
      game.cries.add(({ species_id }) => say(voices[species_id])),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [game, sounds, cries, show]);
  return (
    <ul
      className={classNames(styles.captions, corner && styles.corner)}
      aria-label={heading}
      aria-live="polite"
    >
      {newest(shown, maxCaptions).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

/** Returns the newest captions in their order, each sentence once: what sounds again moves to the end. */
function newest<One extends Caption>(shown: readonly One[], most: number): One[] {
  const once = shown.filter(
    ({ text }, index) => !shown.slice(index + 1).some((later) => later.text === text),
  );
  return once.slice(Math.max(0, once.length - most));
}
