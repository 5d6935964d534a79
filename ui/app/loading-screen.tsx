import styles from "./full-page.module.css";
import { Logo } from "./login/logo.tsx";

/** Shown until session and lab are loaded. */
export function LoadingScreen() {
  return (
    <main className={styles.page} aria-busy="true">
      <Logo />
      <p role="status">Opening the lab…</p>
    </main>
  );
}
