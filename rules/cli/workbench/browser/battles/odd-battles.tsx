import { useState } from "react";
import { useAddress } from "../parts/address.ts";
import { addressOf, call, keepReplay, sentenceOf } from "../parts/calls.ts";
import { Question } from "../parts/question.tsx";

/** A battle worth a look. */
export interface OddBattle {
  place: string;
  title: string;
  index: number;
  why: string;
}

interface OpenedBattle {
  title: string;
  lines: { turn: number; message: string }[];
  query: Record<string, string>;
}

/** The longest battle, the shortest, and the one that turned out most differently, with their logs before and after. */
export function OddBattles({ battles }: { battles: readonly OddBattle[] }) {
  const [opened, setOpened] = useState<OpenedBattle | null>(null);
  const { show } = useAddress();
  const [problem, setProblem] = useState<string | null>(null);
  const review = async ({ query }: OpenedBattle) => {
    const response = await fetch(addressOf("/api/battle", { ...query, download: "1" }));
    const name = `${query.place}-${query.index}-${query.rules}.json`;
    show({ tab: "review", run: "", replay: await keepReplay(name, await response.text()) });
  };
  const open = ({ place, title, index }: OddBattle, rules: "before" | "after") => {
    const query = { place, index: String(index), rules };
    call<Pick<OpenedBattle, "lines">>("GET", addressOf("/api/battle", query)).then(
      ({ lines }) => setOpened({ title: `${title}, battle ${index}, ${rules}`, lines, query }),
      (error: unknown) => setProblem(sentenceOf(error)),
    );
  };
  return (
    <section className="card" aria-labelledby="odd-title">
      <h2 id="odd-title">The oddest battles</h2>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <table className="words">
        <tbody>
          {battles.map((battle) => (
            <tr key={`${battle.place} ${battle.why}`}>
              <th scope="row">
                {battle.title}, battle {battle.index}
              </th>
              <td>{battle.why}</td>
              <td>
                {(["before", "after"] as const).map((rules) => (
                  <button key={rules} type="button" className="small" onClick={() => open(battle, rules)}>
                    Log {rules}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <Question
          title={opened.title}
          onClose={() => setOpened(null)}
          answers={[
            { text: "Close", act: () => setOpened(null), isMain: true },
            {
              text: "Review it",
              act: () => void review(opened).catch((error) => setProblem(sentenceOf(error))),
            },
            {
              text: "Download the replay",
              act: () => location.assign(addressOf("/api/battle", { ...opened.query, download: "1" })),
            },
          ]}
        >
          <ol className="log">
            {opened.lines.map(({ turn, message }, index) => (
              <li key={index}>
                <b>{turn}</b> {message}
              </li>
            ))}
          </ol>
        </Question>
      )}
    </section>
  );
}
