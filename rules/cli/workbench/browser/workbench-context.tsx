import {
  createContext,
  type ReactNode,
  useContext,
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
  number: RuleNumber;
  value: Value;
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
    const currentOf = (number: RuleNumber) =>
      (valueWith(shipped, keeper.now().draft.overlay, number.key) ?? null) as Value;
    const put = ({ key }: RuleNumber, value: Value, gesture: string | null) => {
      const { draft } = keeper.now();
      const overlay: Tree = overlayWith(shipped, draft.overlay, key, value ?? undefined);
      keeper.change(changed(draft, overlay, gesture !== null && gesture === lastGesture.current));
      lastGesture.current = gesture;
    };
    return {
      rules,
      state,
      keeper,
      currentOf,
      set(number, value, gesture) {
        const now = currentOf(number);
        if (value === now) return;
        if (number.stated !== null && now === number.shipped) setAsked({ number, value });
        else put(number, value, gesture ?? null);
      },
      note: (key, text) => keeper.change(noted(keeper.now().draft, key, text)),
      replace(draft) {
        lastGesture.current = null;
        keeper.change(draft);
      },
    };
  }, [rules, keeper, state]);
  const change = ({ number, value }: Asked) => {
    setAsked(null);
    const { draft } = keeper.now();
    keeper.change(changed(draft, overlayWith(rules.shipped, draft.overlay, number.key, value ?? undefined)));
  };
  return (
    <WorkbenchContext value={workbench}>
      {children}
      {asked === null ? null : (
        <Question
          title="The documents state this number"
          onClose={() => setAsked(null)}
          answers={[
            { text: "Keep it", act: () => setAsked(null) },
            { text: "Change it all the same", act: () => change(asked), isMain: true },
          ]}
        >
          <p>
            <b>{asked.number.name}</b> is {shownValue(asked.number.shipped, asked.number)} by the documents of
            the game (<code>{asked.number.stated}</code>). A draft may change it to{" "}
            {shownValue(asked.value, asked.number)}; every tool will say that it does.
          </p>
        </Question>
      )}
    </WorkbenchContext>
  );
}
