import { type FormEvent, useEffect, useState } from "react";
import type { LabReply } from "../contract.ts";
import { call, sentenceOf } from "../parts/calls.ts";
import { useWorkbench } from "../workbench-context.tsx";

const EVERY_MS = 700;
const MOST_DAYS = 180;

/** A lab by the draft as a player has it on some day: played by a game of its own, and opened when it is there. */
export function PlayLab() {
  const { keeper, rules } = useWorkbench();
  const [lab, setLab] = useState<LabReply | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [player, setPlayer] = useState(rules.players[1]?.name ?? "");
  const isBusy = lab?.state === "starting" || lab?.state === "playing";
  const look = () => void call<LabReply>("GET", "/api/lab").then(setLab, () => undefined);
  useEffect(look, []);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  });
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = Number(new FormData(event.currentTarget).get("day"));
    setProblem(null);
    call<LabReply>("POST", "/api/lab", { overlay: keeper.now().draft.overlay, day, player }).then(
      setLab,
      (error: unknown) => setProblem(sentenceOf(error)),
    );
  };
  const wrong = problem ?? lab?.problem ?? null;
  return (
    <>
      <h3>A lab at a day</h3>
      <p>
        A game of its own plays the days before by the draft, each step a command of the game, and stands at
        the first visit of that day. Your own game is not touched; this one goes with the workbench.
      </p>
      <form className="row" onSubmit={begin} noValidate>
        <label>
          Day
          <input name="day" type="number" min={1} max={MOST_DAYS} defaultValue={14} />
        </label>
        <label>
          Player
          <select value={player} onChange={({ target }) => setPlayer(target.value)}>
            {rules.players.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="main" disabled={isBusy}>
          Make this lab
        </button>
      </form>
      <p className="hint">{rules.players.find(({ name }) => name === player)?.what}.</p>
      <p role="status">{stateText(lab)}</p>
      {isBusy && (
        <progress
          value={lab?.state === "playing" && lab.total > 0 ? lab.done / lab.total : undefined}
          max={1}
          aria-label="Making the lab"
        />
      )}
      {lab?.state === "ready" && lab.link !== null && (
        <p>
          <a className="button" href={lab.link} target="_blank" rel="noopener">
            Open the lab of {lab.name}
          </a>
        </p>
      )}
      {wrong !== null && (
        <p className="problem" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

function stateText(lab: LabReply | null): string {
  if (lab?.state === "starting") return "Starting: the game is built first, which takes a minute or two.";
  if (lab?.state === "playing") return `Played ${lab.done} of ${lab.total} visits.`;
  return lab?.state === "ready" ? `The lab of ${lab.name} is there.` : "";
}
