import { useEffect, useState } from "react";
import type { FlagForm, PlayerReply } from "../contract.ts";
import { call, sentenceOf } from "../parts/calls.ts";

interface PolicyFieldProps {
  id: string;
  flag: FlagForm;
  value: string | undefined;
}

const WRITTEN = "written-player";

/** Players of the lab by name, with commas between; another one is written here, as a copy of one of them. */
export function PolicyField({ id, flag: { name, usual, words = [] }, value }: PolicyFieldProps) {
  const [players, setPlayers] = useState<readonly PlayerReply[]>([]);
  const [chosen, setChosen] = useState(value ?? "");
  const [pattern, setPattern] = useState("");
  const [written, setWritten] = useState<PlayerReply | null>(() =>
    JSON.parse(sessionStorage.getItem(WRITTEN) ?? "null"),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [focus, setFocus] = useState<string | null>(null);
  // The button that was pressed goes with its part of the form.
  useEffect(() => {
    if (focus !== null) document.getElementById(focus)?.focus();
    setFocus(null);
  }, [focus]);
  useEffect(() => {
    call<PlayerReply[]>("GET", "/api/players").then(setPlayers, () => undefined);
  }, []);
  // Another run, another tab or a reload would lose what has not been kept yet.
  useEffect(() => {
    if (written === null) sessionStorage.removeItem(WRITTEN);
    else sessionStorage.setItem(WRITTEN, JSON.stringify(written));
  }, [written]);
  const copied = players.find((player) => player.name === pattern) ?? players[0];
  const close = () => {
    setWritten(null);
    setProblem(null);
    setFocus(id);
  };
  const keep = () =>
    call<PlayerReply>("POST", "/api/player", written).then(
      (kept) => {
        setPlayers([...players.filter((player) => player.name !== kept.name), kept]);
        setPattern(kept.name);
        // Beside whoever is chosen already: two players are written to be compared.
        const others = chosen.split(",").map((name) => name.trim());
        setChosen([...new Set([...others.filter(Boolean), kept.name])].join(","));
        close();
      },
      (error: unknown) => setProblem(sentenceOf(error)),
    );
  return (
    <>
      <input
        id={id}
        name={name}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        placeholder={usual}
        autoComplete="off"
        list={`${id}-words`}
      />
      <datalist id={`${id}-words`}>
        {[...new Set([...words, ...players.map((player) => player.name)])].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      {written === null && copied && (
        <p className="row">
          <button
            type="button"
            onClick={() => {
              setWritten({ name: `my-${copied.name.replace(/^my-/, "")}`, text: copied.text });
              setFocus(`${id}-name`);
            }}
          >
            Write a player
          </button>
          <label>
            as a copy of
            <select value={copied.name} onChange={({ target }) => setPattern(target.value)}>
              {players.map((player) => (
                <option key={player.name}>{player.name}</option>
              ))}
            </select>
          </label>
        </p>
      )}
      {written !== null && (
        <fieldset className="field written">
          <legend>A player of your own</legend>
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            value={written.name}
            autoComplete="off"
            onChange={({ target }) => setWritten({ ...written, name: target.value })}
            onKeyDown={(event) => {
              // It would run the command with the player that was chosen before.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
          <label htmlFor={`${id}-text`}>When the player comes, and what is bought in which order</label>
          <textarea
            id={`${id}-text`}
            rows={18}
            spellCheck={false}
            value={written.text}
            onChange={({ target }) => setWritten({ ...written, text: target.value })}
          />
          {problem !== null && (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <p className="row">
            <button type="button" className="main" onClick={() => void keep()}>
              Keep and choose
            </button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </p>
        </fieldset>
      )}
    </>
  );
}
