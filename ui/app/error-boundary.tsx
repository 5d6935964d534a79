import { Component, type ReactNode } from "react";
import { firstTexts } from "../../rules/index.ts";
import { Button } from "../components/button.tsx";
import styles from "./full-page.module.css";

/** Shows an error screen instead of a white page when rendering throws; the saved game is on the server and safe. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // It stands around the game, and so has no part in what the server sent.
    const { failed, reload } = firstTexts.start;
    return (
      <main className={styles.page}>
        <h1>{failed.title}</h1>
        <p>{failed.advice}</p>
        <Button tone="gold" onClick={() => window.location.reload()}>
          {reload}
        </Button>
      </main>
    );
  }
}
