import { useEffect, useState } from "react";
import type { DeckReply, DraftDeck } from "../contract.ts";
import { call, sentenceOf } from "../parts/calls.ts";
import { useWorkbench } from "../workbench-context.tsx";

/** Whether the rules of the draft let the deck fight, and if not why, as the commands say it; and how strong it is. */
export function DeckFitness({ deck }: { deck: DraftDeck }) {
  const { overlay } = useWorkbench().state.draft;
  const [reply, setReply] = useState<DeckReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isOld = false;
    call<DeckReply>("POST", "/api/deck", { overlay, deck }).then(
      (now) => {
        if (isOld) return;
        setReply(now);
        setProblem(null);
      },
      (error: unknown) => isOld || setProblem(sentenceOf(error)),
    );
    return () => {
      isOld = true;
    };
  }, [overlay, deck]);
  if (problem !== null)
    return (
      <p className="problem" role="alert">
        {problem}
      </p>
    );
  return (
    <ul className="fitness" aria-live="polite">
      {MODES.map(([mode, title]) => (
        <li key={mode} data-fits={reply !== null && reply[mode] === null}>
          <b>{title}</b> {reply === null ? "…" : (reply[mode] ?? "may fight")}
        </li>
      ))}
      {reply && (
        <li>
          <b>Stats:</b> {rounded(reply.stats.total)} in all, {rounded(reply.stats.average)} a creature
        </li>
      )}
      {reply && (
        <li>
          <details>
            <summary>As recommended for: {metBy(reply)}</summary>
            {reply.recommended.map(({ title, team, isMet }) => (
              <p key={title}>
                <b>{title}:</b> {isMet ? "met" : "not met"}. {team}
              </p>
            ))}
          </details>
        </li>
      )}
    </ul>
  );
}

function metBy({ recommended }: DeckReply): string {
  const met = recommended.filter(({ isMet }) => isMet).map(({ title }) => title);
  return met.join(", ") || "no level";
}

function rounded(sum: number): string {
  return sum.toLocaleString("en", { maximumFractionDigits: 1 });
}

const MODES = [
  ["ai", "Against the AI:"],
  ["pvp", "Between players:"],
] as const;
