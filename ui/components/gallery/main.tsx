import { createRoot } from "react-dom/client";
import { shippedRules } from "../../../rules/index.ts";
import "../theme/theme.ts";
import { WordsContext } from "../words.ts";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <WordsContext value={shippedRules.texts.components}>
      <Gallery />
    </WordsContext>,
  );
