import { useMemo } from "react";
import type { RuleNumber } from "../contract.ts";
import { useWorkbench } from "../workbench-context.tsx";
import { searchOf } from "./search.ts";
import { shownValue } from "./values.ts";

interface NumberListProps {
  query: string;
  onQuery: (query: string) => void;
  chosen: string | null;
  onChoose: (key: string) => void;
}

const MOST_FOUND = 60;

/** All numbers of the rules: found by a search, or file by file. */
export function NumberList({ query, onQuery, chosen, onChoose }: NumberListProps) {
  const { currentOf, rules } = useWorkbench();
  const { numbers } = rules;
  const set = numbers.filter((number) => number.shipped !== null || currentOf(number) !== null);
  const search = useMemo(() => searchOf(numbers), [numbers]);
  const found = useMemo(() => (query.trim() === "" ? null : search(query)), [search, query]);
  return (
    <section className="list" aria-label="Numbers of the rules">
      <label className="search">
        Find a number
        <input
          type="search"
          value={query}
          placeholder="energy when a creature falls"
          onChange={(event) => onQuery(event.target.value)}
        />
      </label>
      <p className="hint" role="status">
        {found === null
          ? `${set.length.toLocaleString("en")} numbers, by what they are about; a search also finds what may be set`
          : foundText(found.length)}
      </p>
      {found === null ? (
        <Shelves numbers={set} chosen={chosen} onChoose={onChoose} />
      ) : (
        <Rows numbers={found.slice(0, MOST_FOUND)} chosen={chosen} onChoose={onChoose} />
      )}
    </section>
  );
}

function foundText(count: number): string {
  if (count === 0) return "No number is about that: try another word, or a key such as battle.costs.";
  return count > MOST_FOUND ? `The ${MOST_FOUND} nearest of ${count}` : `${count} found`;
}

interface RowsProps {
  numbers: readonly RuleNumber[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Shelves({ numbers, ...rest }: RowsProps) {
  const byFile = new Map<string, RuleNumber[]>();
  for (const number of numbers) byFile.set(number.file, [...(byFile.get(number.file) ?? []), number]);
  const shelves = [...byFile.values()];
  return (
    <div className="scroll-y">
      {shelves.map((shelf) => (
        <details key={shelf[0]?.file} open={shelf.some(({ key }) => key === rest.chosen)}>
          <summary>
            {titleOf(shelf)} <small>{shelf.length}</small>
          </summary>
          <Rows numbers={shelf} {...rest} />
        </details>
      ))}
    </div>
  );
}

function titleOf(shelf: readonly RuleNumber[]): string {
  return shelf[0]?.where.split(" › ")[0] ?? "";
}

function Rows({ numbers, chosen, onChoose }: RowsProps) {
  const { currentOf } = useWorkbench();
  return (
    <ul className="rows">
      {numbers.map((number) => {
        const now = currentOf(number);
        const isChanged = now !== number.shipped;
        return (
          <li key={number.key}>
            <button
              type="button"
              aria-current={number.key === chosen || undefined}
              onClick={() => onChoose(number.key)}
            >
              <span>
                {number.name}
                <small>{number.where}</small>
              </span>
              <b data-changed={isChanged || undefined}>
                {isChanged ? `${shownValue(number.shipped, { unit: "" })} → ` : ""}
                {shownValue(now, { unit: "" })}
              </b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
