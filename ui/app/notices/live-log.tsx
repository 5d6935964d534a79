import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useStartTexts } from "../../game/texts.ts";

/** Announces to screen readers what the room shows only for a moment. */
export function LiveLog({ announcements }: { announcements: readonly { id: number; text: string }[] }) {
  const { notices } = useStartTexts();
  return (
    <VisuallyHidden>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={notices.whatHappened}>
        {announcements.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
    </VisuallyHidden>
  );
}
