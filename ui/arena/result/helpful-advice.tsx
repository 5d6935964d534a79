import { useId } from "react";
import { Panel } from "../../components/panel.tsx";
import { useArena } from "../arena-context.tsx";
import styles from "./helpful-advice.module.css";

/** After a defeat: what would have helped, the weightiest first; nothing when nothing was found. */
export function HelpfulAdvice({ help }: { help: readonly string[] }) {
  const heading = useId();
  const { help: texts } = useArena().rules.texts.arena.result;
  if (help.length === 0) return null;
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading}>{texts.title}</h3>
      <ol className={styles.list}>
        {help.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Panel>
  );
}
