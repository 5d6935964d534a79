import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Draft, RuleNumber, RulesReply, Tree } from "./contract.ts";
import { changed, noted } from "./draft/draft.ts";
import type { DraftKeeper, DraftState } from "./draft/draft-keeper.ts";
import { shownValue } from "./numbers/values.ts";
import { overlayWith, valueWith } from "./overlay.ts";
import { call } from "./parts/calls.ts";
import { Question } from "./parts/question.tsx";

/** What all parts of the page share: the rules, and the draft with what can be done to it. */
export interface Workbench {
  rules: RulesReply;
  state: DraftState;
  keeper: DraftKeeper;
  /** null: it is not set. */
  currentOf(number: RuleNumber): Value;
  /**
   * Sets a number, or with null leaves it out; one that the documents state only after a question. `gesture` joins the steps of one movement for
   * undo.
   */
  set(number: RuleNumber, value: Value, gesture?: string): void;
  /** Takes a whole overlay as a step of the draft; one that changes what the documents state only after a question, then `onTaken`. */
  take(overlay: Tree, onTaken: () => void): void;
  note(key: string, text: string): void;
  replace(draft: Draft): void;
}

export type Value = RuleNumber["shipped"];

const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error("A part of the page stands outside of the workbench.");
  return workbench;
}

interface Asked {
  overlay: Tree;
  /** What the documents state and the overlay changes. */
  stated: RuleNumber[];
  act: () => void;
}

/** Gives the page the draft, and asks before a number of the documents is changed for the first time. */
export function WorkbenchProvider({
  rules,
  keeper,
  children,
}: {
  rules: RulesReply;
  keeper: DraftKeeper;
  children: ReactNode;
}) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.now);
  const [asked, setAsked] = useState<Asked | null>(null);
  const lastGesture = useRef<string | null>(null);
  const workbench = useMemo<Workbench>(() => {
    const shipped = rules.shipped;
    const currentOf = (number: RuleNumber) => valueIn(shipped, keeper.now().draft.overlay, number);
    const put = (overlay: Tree, gesture: string | null) => {
      const joins = gesture !== null && gesture === lastGesture.current;
      keeper.change(changed(keeper.now().draft, overlay, joins));
      lastGesture.current = gesture;
    };
    const askOr = (overlay: Tree, numbers: readonly RuleNumber[], act: () => void) => {
      const stated = numbers.filter(
        (number) =>
          number.stated !== null &&
          currentOf(number) === number.shipped &&
          valueIn(shipped, overlay, number) !== number.shipped,
      );
      if (stated.length > 0) setAsked({ overlay, stated, act });
      else act();
    };
    return {
      rules,
      state,
      keeper,
      currentOf,
      set(number, value, gesture) {
        if (value === currentOf(number)) return;
        const { overlay } = keeper.now().draft;
        const next = overlayWith(shipped, overlay, number.key, value ?? undefined);
        askOr(next, [number], () => put(next, gesture ?? null));
      },
      take(overlay, onTaken) {
        askOr(overlay, rules.numbers, () => {
          put(overlay, null);
          onTaken();
        });
      },
      note: (key, text) => keeper.change(noted(keeper.now().draft, key, text)),
      replace(draft) {
        lastGesture.current = null;
        keeper.change(draft);
      },
    };
  }, [rules, keeper, state]);
  return (
    <WorkbenchContext value={workbench}>
      {children}
      {asked === null ? null : (
        <Question
          title={`The documents state ${asked.stated.length === 1 ? "this number" : "these numbers"}`}
          onClose={() => setAsked(null)}
          answers={[
            { text: "Keep it", act: () => setAsked(null) },
            {
              text: "Change it all the same",
              isMain: true,
              act: () => {
                setAsked(null);
                asked.act();
              },
            },
          ]}
        >
          {asked.stated.map((number) => (
            <p key={number.key}>
              <b>{number.name}</b> is {shownValue(number.shipped, number)} by the documents of the game (
              <code>{number.stated}</code>). A draft may change it to{" "}
              {shownValue(valueIn(rules.shipped, asked.overlay, number), number)}; every tool will say that it
              does.
            </p>
          ))}
        </Question>
      )}
    </WorkbenchContext>
  );
}

/** null where it is not set. */
function valueIn(shipped: Tree, overlay: Tree, { key }: RuleNumber): Value {
  return (valueWith(shipped, overlay, key) ?? null) as Value;
}

/** The saved overlays by name, also one that was saved since. */
export function useOverlays(): readonly string[] {
  const saved = useWorkbench().state.draft.file?.name;
  return useNames("/api/overlays", saved);
}

/** Names that the workbench keeps; asked for anew when `since` changes. */
export function useNames(path: string, since: string | number = ""): readonly string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    call<string[]>("GET", path).then(setNames, () => undefined);
  }, [path, since]);
  return names;
}
