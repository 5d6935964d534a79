import { type OddBattle, showBattles } from "./battles.ts";
import { addressOf, call } from "./calls.ts";
import { showHistory } from "./history.ts";
import type { Values } from "./overlay.ts";
import { byId } from "./page-elements.ts";

/** Connects the controls of a trial, and shows what its events tell. */
export function openTrials(overlay: () => Values, refuse: (problems: readonly string[]) => void): void {
  const form = byId("trial", HTMLFormElement);
  const stop = byId("stop", HTMLButtonElement);
  const bar = byId("progress", HTMLProgressElement);
  const live = byId("live", HTMLElement);

  function say(text: string, isPlaying: boolean): void {
    byId("status", HTMLElement).textContent = text;
    stop.disabled = !isPlaying;
    bar.hidden = !isPlaying;
  }

  function show(chart: string): void {
    live.hidden = false;
    live.innerHTML = chart;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const body = {
      overlay: overlay(),
      battles: Number(fields.get("battles")),
      seed: fields.get("seed"),
      policy: fields.get("policy"),
      before: fields.get("before"),
    };
    call<{ ok: boolean; problems?: string[] }>("POST", "/api/trial", body).then(
      ({ problems }) => refuse(problems ?? []),
      (error: Error) => say(error.message, !stop.disabled),
    );
  });
  stop.addEventListener("click", () => void call("POST", "/api/trial/stop", {}));
  byId("report", HTMLButtonElement).addEventListener("click", () => {
    window.open(addressOf("/api/trial/report"), "_blank", "noopener");
  });

  const events = new EventSource(addressOf("/api/trial/events"));
  const on = <Data>(name: string, show: (data: Data) => void) =>
    events.addEventListener(name, ({ data }: MessageEvent<string>) => show(JSON.parse(data) as Data));
  on("begun", () => say("Playing …", true));
  on<{ played: number; total: number; chart: string }>("progress", ({ played, total, chart }) => {
    say(`Played ${played} of ${total} battles.`, true);
    bar.value = played / total;
    show(chart);
  });
  on<{ chart: string; sections: string; battles: OddBattle[]; isStopped: boolean }>("done", (done) => {
    say(done.isStopped ? "Stopped: what was played so far is below." : "Done: the details are below.", false);
    show(done.chart);
    byId("sections", HTMLElement).innerHTML = done.sections;
    showBattles(done.battles);
    void showHistory();
  });
  on<{ error: string }>("failed", ({ error }) => say(error, false));
}
