import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./components/theme/theme.ts";
import { App } from "./app/app.tsx";
import { browserDeps } from "./app/browser-deps.ts";
import { features } from "./app/features.ts";
import { isGameAddress, UnknownAddress } from "./app/full-pages.tsx";
import { preloadPictures } from "./app/loading/preload-pictures.ts";
import { watchPage } from "./app/watch-page.ts";
import { composeGame } from "./game/store/compose-game.ts";
import { keepEntryLink } from "./game/store/entry-link.ts";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>{isGameAddress(window.location.pathname) ? play() : <UnknownAddress />}</StrictMode>,
  );

function play() {
  const game = composeGame(browserDeps(), features);
  watchPage(game);
  keepEntryLink(game, window.location.hash);
  preloadPictures();
  return <App game={game} />;
}
