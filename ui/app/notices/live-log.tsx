import { VisuallyHidden } from "../../components/visually-hidden.tsx";

/** Says what the room shows for a moment, to players who listen instead of looking. */
export function LiveLog({ announcements }: { announcements: readonly { id: number; text: string }[] }) {
  return (
    <VisuallyHidden>
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label="What happened">
        {announcements.map((entry) => (
          <p key={entry.id}>{entry.text}</p>
        ))}
      </div>
    </VisuallyHidden>
  );
}
