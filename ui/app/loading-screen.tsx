import { useStartTexts } from "../game/texts.ts";
import styles from "./full-page.module.css";
import { Logo } from "./login/logo.tsx";

/** Shown until session and lab are loaded. */
export function LoadingScreen() {
  const texts = useStartTexts();
  return (
    <main className={styles.page} aria-busy="true">
      <Logo />
      <p role="status">{texts.loading}</p>
    </main>
  );
}
