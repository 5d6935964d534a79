import { Component, type ReactNode } from "react";
import { Button } from "../components/button.tsx";
import styles from "./full-page.module.css";

/** A bug of ours ends here instead of in a white page; the saved game is the server's and safe. */
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
