import styles from "./full-page.module.css";
import { Logo } from "./login/logo.tsx";

/** Until the server has said who plays and what the lab looks like. */
export function LoadingScreen() {
  return (
    <main className={styles.page} aria-busy="true">
      <Logo />
      <p role="status">Opening the lab…</p>
    </main>
  );
}
