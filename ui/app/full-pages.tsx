import { Component, type ReactNode } from "react";
import { pictureAddress } from "../../assets/index.ts";
import type { Texts } from "../../rules/index.ts";
import { AtlasPicture } from "../components/atlas-picture.tsx";
import { Button } from "../components/button.tsx";
import { useStartTexts } from "../game/texts.ts";
import styles from "./full-pages.module.css";

/** Shown until session and lab are loaded, with what can be done meanwhile. */
export function LoadingScreen({ children }: { children?: ReactNode }) {
  const texts = useStartTexts();
  return (
    <main className={styles.page} aria-busy="true">
      <Logo />
      <p role="status">{texts.loading}</p>
      {children}
    </main>
  );
}

/** Shows an error screen instead of a white page when rendering throws; the saved game is on the server and safe. */
export class ErrorBoundary extends Component<
  { texts: () => Texts["start"]; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { failed, reload } = this.props.texts();
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

const GAME = "/";

/** Shown at a mistyped or old address, with a link to the game. */
export function UnknownAddress({ texts: { unknownAddress: texts } }: { texts: Texts["start"] }) {
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

/** Shows the game's logo; plain text when the picture is missing (`CON-81`). */
export function Logo() {
  const { gameName } = useStartTexts();
  const address = pictureAddress("logo.webp");
  if (address === null) return <p className={styles.letters}>{gameName}</p>;
  return <img className={styles.picture} src={address} alt={gameName} />;
}
