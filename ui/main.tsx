import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./theme/theme.ts";
import { App } from "./app/app.tsx";
import { browserParts } from "./app/browser-parts.ts";
import { preloadPictures } from "./app/preload-pictures.ts";
import { isGameAddress, UnknownAddress } from "./app/unknown-address.tsx";
import { watchPage } from "./connection/watch-page.ts";
import { createGame } from "./store/create-game.ts";
import { keepEntryLink } from "./store/entry-link.ts";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>{isGameAddress(window.location.pathname) ? play() : <UnknownAddress />}</StrictMode>,
  );

function play() {
  const game = createGame(browserParts());
  watchPage(game);
  keepEntryLink(game, window.location.hash);
  preloadPictures();
  return <App game={game} />;
}
