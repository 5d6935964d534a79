import { firstTexts } from "../../rules/index.ts";
import { AtlasPicture } from "../components/atlas-picture.tsx";
import { Button } from "../components/button.tsx";
import styles from "./full-page.module.css";

const GAME = "/";

/** Returns whether the game is at this address; it has no other pages (`LAB-008`). */
export function isGameAddress(pathname: string): boolean {
  return pathname === GAME || pathname === `${GAME}index.html`;
}

/** Shown at a mistyped or old address, with a link to the game. */
export function UnknownAddress() {
  const { unknownAddress: texts } = firstTexts.start;
  return (
    <main className={styles.page}>
      <AtlasPicture frame="cat_idle_0" size={160} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button tone="gold" onClick={() => window.location.assign(GAME)}>
        {texts.button}
      </Button>
    </main>
  );
}
