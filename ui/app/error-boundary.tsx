import { Component, type ReactNode } from "react";
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
    return (
      <main className={styles.page}>
        <h1>Something in the lab went wrong</h1>
        <p>Your game is saved. Reload the page to go on.</p>
        <Button tone="gold" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </main>
    );
  }
}
