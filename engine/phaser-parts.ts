/*
 * The parts of Phaser that the canvases use, in place of the package's one file: a browser loads about half as much.
 * The builds put this module wherever `phaser` is imported; types are still those of the package. A part that is used
 * and not listed fails: a missing export breaks the build, a missing kind of object the test of this module.
 */
import "phaser/src/polyfills/requestVideoFrame.js";
import CONSTANTS from "phaser/src/const.js";
// Before all else that draws: its files need one another, and only this order gives each what it extends.
import RENDERER from "phaser/src/renderer/index.js";
// Plugins of every scene register themselves when they are loaded.
import "phaser/src/cameras/2d/CameraManager.js";
import "phaser/src/data/DataManagerPlugin.js";
import "phaser/src/events/EventEmitter.js";
import "phaser/src/gameobjects/DisplayList.js";
import "phaser/src/gameobjects/GameObjectCreator.js";
import "phaser/src/gameobjects/GameObjectFactory.js";
import "phaser/src/gameobjects/UpdateList.js";
import "phaser/src/input/InputPlugin.js";
import "phaser/src/scene/ScenePlugin.js";
import "phaser/src/time/Clock.js";
import "phaser/src/tweens/TweenManager.js";
// So do the kinds of objects: `scene.add.image` and so on.
import "phaser/src/gameobjects/graphics/GraphicsFactory.js";
import "phaser/src/gameobjects/image/ImageFactory.js";
import "phaser/src/gameobjects/particles/ParticleEmitterFactory.js";
import "phaser/src/gameobjects/shape/ellipse/EllipseFactory.js";
import "phaser/src/gameobjects/shape/rectangle/RectangleFactory.js";
import "phaser/src/gameobjects/text/TextFactory.js";
import SCALES from "phaser/src/scale/const/SCALE_MODE_CONST.js";

export { default as Game } from "phaser/src/core/Game.js";
export { default as Scene } from "phaser/src/scene/Scene.js";

export const { AUTO, CANVAS } = CONSTANTS;
export const Renderer = RENDERER;
export const Scale = SCALES;
