import { useCallback, useState } from "react";
import type { RuleNumber, SweepLine } from "../contract.ts";
import { shownValue, startOf, sweepValues } from "../numbers/values.ts";
import { WideTable } from "../parts/wide-table.tsx";
import { useWorkbench } from "../workbench-context.tsx";
import { Chart } from "./chart.tsx";
import { type PlaceLook, sweepChart, tenth } from "./charts.ts";
import { type LookOptions, useLines } from "./use-lines.ts";

interface SweepPanelProps {
  number: RuleNumber;
  options: LookOptions;
}

/** A sweep plays more rule sets than a look, so it plays fewer battles by each. */
const BATTLES_SHARE = 2;

/** The win rates at several values of a number, at one press; a value can be taken from the table. */
export function SweepPanel({ number, options }: SweepPanelProps) {
  const { state, rules, currentOf, set } = useWorkbench();
  const [values, setValues] = useState<number[] | null>(null);
  const now = Number(currentOf(number) ?? startOf(number));
  const { policy, seed } = options;
  const battles = Math.max(40, options.battles / BATTLES_SHARE);
  const [overlay, setOverlay] = useState(state.draft.overlay);
  const { decks } = state.draft;
  const [deckName, setDeckName] = useState("");
  const deck = decks.find(({ name }) => name === deckName) ?? null;
  const order = values && { overlay, key: number.key, values, policy, battles, seed, deck };
  const { line, isPlaying, problem } = useLines<SweepLine>("/api/sweep", order);
  const sweep = () => {
    setOverlay(state.draft.overlay);
    setValues(sweepValues(number, now));
  };
  const places = rules.places.filter((look) => line?.points.some(({ place }) => place === look.place));
  const marks = { shipped: Number(number.shipped), now };
  return (
    <div className="sweep">
      <p className="row">
        <button type="button" className="main" onClick={sweep} disabled={isPlaying}>
          Sweep this number
        </button>
        {isPlaying && (
          <button type="button" onClick={() => setValues(null)}>
            Stop
          </button>
        )}
        {decks.length > 0 && (
          <label>
            Player's deck, in PvP both sides'
            <select value={deck?.name ?? ""} onChange={({ target }) => setDeckName(target.value)}>
              <option value="">a new one in each battle</option>
              {decks.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        <span className="hint" role="status">
          {values === null
            ? `Plays ${sweepValues(number, now).map(String).join(", ")}.`
            : sweepText(line, isPlaying)}
        </span>
      </p>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {line?.refused.map(({ value, problem: reason }) => (
        <p key={value} className="hint">
          {value} is not allowed: {reason.replace(/^sweep: /, "")}
        </p>
      ))}
      {line !== null && line.points.length > 0 && (
        <>
          <div className="multiples">
            {places.map((look) => (
              <SweepPlace key={look.place} line={line} look={look} marks={marks} number={number} />
            ))}
          </div>
          <SweepTable line={line} number={number} places={places} onTake={(value) => set(number, value)} />
        </>
      )}
    </div>
  );
}

function sweepText(line: SweepLine | null, isPlaying: boolean): string {
  if (line === null) return isPlaying ? "Playing the first battles …" : "";
  return `${line.played} of ${line.total} battles of each level at each value.`;
}

interface SweepPlaceProps {
  line: SweepLine;
  look: PlaceLook;
  marks: { shipped: number; now: number };
  number: RuleNumber;
}

function SweepPlace({ line, look, marks, number }: SweepPlaceProps) {
  const { shipped, now } = marks;
  const draw = useCallback(
    (width: number) => sweepChart(line.points, look, { shipped, now }, width),
    [line, look, shipped, now],
  );
  const own = line.points.filter(({ place }) => place === look.place);
  const description = `${look.title}, ${number.name}: ${own.map(({ value, rate }) => `${value}: ${tenth(rate.value)} (${tenth(rate.low)} to ${tenth(rate.high)})`).join("; ")}.`;
  return (
    <figure>
      <figcaption style={{ color: look.color }}>
        {look.place === "pvp" ? "PvP, who moves first" : look.title}
      </figcaption>
      <Chart description={description} draw={draw} />
    </figure>
  );
}

interface SweepTableProps {
  line: SweepLine;
  number: RuleNumber;
  places: readonly PlaceLook[];
  onTake: (value: number) => void;
}

function SweepTable({ line, number, places, onTake }: SweepTableProps) {
  const { currentOf } = useWorkbench();
  const values = [...new Set(line.points.map(({ value }) => value))];
  const rateAt = (value: number, place: string) =>
    line.points.find((point) => point.value === value && point.place === place);
  return (
    <WideTable label={`Win rates by value of ${number.name}`}>
      <thead>
        <tr>
          <th scope="col">value</th>
          {places.map(({ place, title }) => (
            <th key={place} scope="col">
              {title}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value}>
            <th scope="row">{shownValue(value, number)}</th>
            {places.map(({ place }) => {
              const point = rateAt(value, place);
              return (
                <td key={place} data-wanted={point && isWanted(point) ? true : undefined}>
                  {point
                    ? `${tenth(point.rate.value)} ±${(((point.rate.high - point.rate.low) / 2) * 100).toFixed(1)}`
                    : "–"}
                </td>
              );
            })}
            <td>
              {currentOf(number) === value ? (
                "in the draft"
              ) : (
                <button
                  type="button"
                  className="small"
                  aria-label={`Use ${value}`}
                  onClick={() => onTake(value)}
                >
                  Use
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Whether the whole range lies in the wanted band: less would be luck. */
function isWanted({ rate, wanted }: SweepLine["points"][number]): boolean {
  return wanted !== null && rate.low >= wanted[0] && rate.high <= wanted[1];
}
