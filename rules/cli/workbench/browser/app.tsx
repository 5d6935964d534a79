import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { KeptDraft, RulesReply } from "./contract.ts";
import { DraftKeeper } from "./draft/draft-keeper.ts";
import { Page } from "./page.tsx";
import { call, sendOnTheWay, sentenceOf } from "./parts/calls.ts";
import { keepFocus } from "./parts/keep-focus.ts";
import { WorkbenchProvider } from "./workbench-context.tsx";

const place = document.getElementById("workbench");
if (place === null) throw new Error("The page has no place for the workbench.");
const root = createRoot(place);

const keeper = new DraftKeeper({
  read: () => call<KeptDraft>("GET", "/api/draft"),
  write: (draft, revision, replace) => call<KeptDraft>("POST", "/api/draft", { draft, revision, replace }),
  storage: sessionStorage,
  later(act, ms) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
});

try {
  const [rules] = await Promise.all([call<RulesReply>("GET", "/api/rules"), keeper.load()]);
  root.render(
    <StrictMode>
      <WorkbenchProvider rules={rules} keeper={keeper}>
        <Page />
      </WorkbenchProvider>
    </StrictMode>,
  );
} catch (error) {
  root.render(<p role="alert">{sentenceOf(error)}</p>);
}

keepFocus();
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void keeper.look();
});
window.addEventListener("focus", () => void keeper.look());
window.addEventListener("pagehide", () => {
  const unsent = keeper.unsentBody();
  if (unsent !== null) sendOnTheWay("/api/draft", unsent);
});
