import { Game, Scale, Scene } from "phaser";
import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { canvasSettings } from "../../../../../engine/canvas-settings.ts";

/** The least that a page of React and Phaser can be: an empty tree, and an empty game in the room's size. */
const SIZE = { width: 800, height: 600 };

class EmptyScene extends Scene {
  create(): void {
    if (canvas) canvas.dataset.canvas = "ready";
  }
}

const root = document.getElementById("root");
const canvas = document.getElementById("canvas");
if (root) createRoot(root).render(createElement(StrictMode));
new Game({
  ...canvasSettings({}),
  parent: canvas,
  scene: new EmptyScene("empty"),
  scale: { mode: Scale.FIT, expandParent: false, ...SIZE },
});
