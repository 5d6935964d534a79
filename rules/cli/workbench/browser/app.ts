import { call } from "./calls.ts";
import { showHistory } from "./history.ts";
import type { Values } from "./overlay.ts";
import { byId, option, row } from "./page-elements.ts";
import { openRuleForms } from "./rule-forms.ts";
import { openTrials } from "./trial.ts";

type Checked = { ok: true; hash: string; keys: string[][] } | { ok: false; problems: string[] };

const forms = await openRuleForms(() => void check());
openTrials(forms.overlay, showProblems);
openOverlays();
await Promise.all([listOverlays(), showHistory()]);

/** Asks what the overlay changes, or what is wrong with it. */
async function check(): Promise<void> {
  const checked = await call<Checked>("POST", "/api/check", { overlay: forms.overlay() });
  showProblems(checked.ok ? [] : checked.problems);
  if (!checked.ok) return;
  const rows = checked.keys.map(row);
  byId("changes", HTMLElement).replaceChildren(
    ...(rows.length > 0 ? rows : [row(["Nothing is changed yet.", "", ""])]),
  );
}

function showProblems(problems: readonly string[]): void {
  byId("problems", HTMLElement).replaceChildren(
    ...problems.map((problem) => Object.assign(document.createElement("p"), { textContent: problem })),
  );
}

function openOverlays(): void {
  const list = byId("overlay-list", HTMLSelectElement);
  const save = byId("save", HTMLFormElement);
  byId("overlay-load", HTMLButtonElement).addEventListener("click", async () => {
    const name = list.value;
    forms.load(name === "" ? {} : await call<Values>("GET", `/api/overlay?${new URLSearchParams({ name })}`));
  });
  save.addEventListener("submit", async (event) => {
    event.preventDefault();
    const name = String(new FormData(save).get("name"));
    const saved = await call<Checked & { file?: string }>("POST", "/api/overlay", {
      name,
      overlay: forms.overlay(),
    });
    showProblems(saved.ok ? [] : saved.problems);
    byId("status", HTMLElement).textContent = saved.ok ? `Saved in ${saved.file}.` : "Not saved.";
    await listOverlays();
  });
}

async function listOverlays(): Promise<void> {
  const names = await call<string[]>("GET", "/api/overlays");
  for (const [id, none] of [
    ["overlay-list", "none"],
    ["before", "shipped rules"],
  ] as const) {
    const list = byId(id, HTMLSelectElement);
    const chosen = list.value;
    list.replaceChildren(new Option(none, ""), ...names.map(option));
    list.value = names.includes(chosen) ? chosen : "";
  }
}
