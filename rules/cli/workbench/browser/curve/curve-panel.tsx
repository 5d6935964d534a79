import { useCallback, useEffect, useState } from "react";
import type { CheckReply, CurveLine, PlaceFigures, RuleNumber, Tree } from "../contract.ts";
import { isSame } from "../overlay.ts";
import { call, sentenceOf } from "../parts/calls.ts";
import { PolicyChoice, WhoPlays } from "../parts/policy-choice.tsx";
import { useWorkbench } from "../workbench-context.tsx";
import { Chart } from "./chart.tsx";
import { curveChart, differenceText, tenth } from "./charts.ts";
import { SweepPanel } from "./sweep-panel.tsx";
import { type LookOptions, useLines } from "./use-lines.ts";

const BATTLES = [80, 320, 1280] as const;

/** The win rate of each level before and after, played while one looks on, and a sweep of the number in view. */
export function CurvePanel({ number }: { number: RuleNumber | null }) {
  const { state, rules } = useWorkbench();
  const { overlay } = state.draft;
  const [options, setOptions] = useState<LookOptions>({ policy: "full", battles: BATTLES[1], seed: "1" });
  const problems = useProblems(overlay);
  const isShipped = isSame(overlay, {});
  const isReady = problems !== null && problems.length === 0 && state.status !== "loading";
  const { line, isOld, isPlaying, problem } = useLines<CurveLine>(
    "/api/curve",
    isReady ? { overlay, ...options } : null,
  );
  const places = line?.places ?? [];
  const draw = useCallback(
    (width: number) => curveChart(places, rules.places, width, isShipped),
    [places, rules, isShipped],
  );
  return (
    <section className="card curve" aria-labelledby="curve-title">
      <h2 id="curve-title">Win rate of each level</h2>
      <LookControls options={options} onChange={setOptions} />
      <WhoPlays />
      {problems !== null && problems.length > 0 && (
        <div className="problem" role="alert">
          <p>These rules cannot be played:</p>
          <ul>
            {problems.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {options.policy === "fast" && (
        <p className="warning">
          <b>fast</b> plays nothing ahead, and the game is not played by it: it can put first what <b>full</b>{" "}
          puts last. Look with full before you decide.
        </p>
      )}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {line !== null && (
        <div data-old={isOld || undefined}>
          <Chart
            description={places
              .map((one) => placeSentence(one, titleIn(rules.places, one.place), isShipped))
              .join(" ")}
            draw={draw}
          />
          <ul className="legend">
            {!isShipped && (
              <li>
                <i className="dot-before" /> shipped
              </li>
            )}
            <li>
              <i className="dot-after" /> {isShipped ? "draft, nothing changed" : "draft"}
            </li>
            {options.policy === "full" && (
              <li>
                <i className="band" /> wanted
              </li>
            )}
            <li>bars: 95 % range{!isShipped && "; right: draft, and draft minus shipped in points"}</li>
          </ul>
        </div>
      )}
      <Progress line={isOld ? null : line} isPlaying={isPlaying} />
      {number?.kind === "number" && isReady && (
        <SweepPanel key={number.key} number={number} options={options} />
      )}
    </section>
  );
}

function Progress({ line, isPlaying }: { line: CurveLine | null; isPlaying: boolean }) {
  if (line === null && !isPlaying) return null;
  const { played = 0, total = 1 } = line ?? {};
  return (
    <p className="hint progress" role="status">
      {isPlaying ? <progress value={played} max={total} /> : null}
      {isPlaying && played === 0
        ? "Playing the first battles …"
        : `${played} battles of each level by each rule set${isPlaying ? " so far" : ", the same ones"}.`}
    </p>
  );
}

interface LookControlsProps {
  options: LookOptions;
  onChange: (options: LookOptions) => void;
}

function LookControls({ options, onChange }: LookControlsProps) {
  return (
    <div className="row">
      <PolicyChoice
        value={options.policy}
        onChange={(event) => onChange({ ...options, policy: event.target.value as LookOptions["policy"] })}
      />
      <label>
        Battles of each level
        <select
          value={options.battles}
          onChange={(event) => onChange({ ...options, battles: Number(event.target.value) })}
        >
          {BATTLES.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label>
        Seed
        <input
          size={6}
          maxLength={100}
          value={options.seed}
          onChange={(event) => onChange({ ...options, seed: event.target.value || "1" })}
        />
      </label>
    </div>
  );
}

const CHECK_MS = 150;

/** What is wrong with the overlay; null until that is known. */
function useProblems(overlay: Tree): string[] | null {
  const [problems, setProblems] = useState<string[] | null>(null);
  useEffect(() => {
    let isOld = false;
    const show = (found: string[]) =>
      isOld || setProblems((before) => (before && isSame(before, found) ? before : found));
    const timer = setTimeout(() => {
      call<CheckReply>("POST", "/api/check", { overlay }).then(
        (reply) => show(reply.ok ? [] : reply.problems.map((one) => one.replace(/^draft: /, ""))),
        (error: unknown) => show([sentenceOf(error)]),
      );
    }, CHECK_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [overlay]);
  return problems;
}

function titleIn(places: readonly { place: string; title: string }[], place: string): string {
  return places.find((one) => one.place === place)?.title ?? place;
}

function placeSentence(
  { after, before, difference, wanted }: PlaceFigures,
  title: string,
  isOnce: boolean,
): string {
  const band = wanted ? `, wanted ${tenth(wanted[0])} to ${tenth(wanted[1])}` : "";
  const now = `${tenth(after.value)} (${tenth(after.low)} to ${tenth(after.high)})`;
  if (isOnce) return `${title}: ${now}${band}.`;
  return `${title}: before ${tenth(before.value)}, after ${now}, difference ${differenceText(difference)} points${band}.`;
}
